import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/items.ts'
import { fileKey } from './file-key.ts'

/** Holders of a file: item, draft, revision, replacement, entry in the trash. A file without a holder is deleted. */
export const fileHolders = sqliteTable(
	'file_holders',
	{
		holder: text('holder', { enum: [...itemKinds, 'draft', 'revision', 'trash', 'replacement'] }).notNull(),
		holderId: integer('holder_id').notNull(),
		fileKey: fileKey('file_key').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.holder, table.holderId, table.fileKey] }),
		index('file_holders_file').on(table.fileKey),
	],
)
