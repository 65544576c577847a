import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fileKey } from './files.table.ts'

/** The text of the pages of stored PDFs, for the search of visitors. Derived from the files, and gone with them. */
export const filePages = sqliteTable(
	'file_pages',
	{
		fileKey: fileKey('file_key').notNull(),
		/** From 1. A PDF without text has one page with an empty one. */
		page: integer('page').notNull(),
		text: text('text').notNull(),
		/** The text as searches compare it; see `searchKey`. */
		key: text('key').notNull(),
	},
	(table) => [primaryKey({ columns: [table.fileKey, table.page] })],
)
