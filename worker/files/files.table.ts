import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, moment } from '../data/columns.ts'

/**
 * Every object in R2. D1 and R2 share no transaction, so a file's row comes first (`pending`), then the object, then the batch that
 * makes both its owner's row and the file `live`. What is no longer shown is `retired` and deleted when `dueAt` has come.
 */
export const files = sqliteTable(
	'files',
	{
		key: text('key').primaryKey(),
		bucket: text('bucket', { enum: ['media', 'private'] }).notNull(),
		state: text('state', { enum: ['pending', 'live', 'retired'] }).notNull(),
		/** The name it was uploaded under, for downloads only. */
		name: text('name').notNull(),
		type: text('type').notNull(),
		size: integer('size').notNull(),
		sha256: text('sha256').notNull(),
		/** Of a picture, in pixels. */
		width: integer('width'),
		height: integer('height'),
		/** Whether a published item shows it: only then visitors get it. */
		shown: flag('shown').notNull().default(false),
		createdAt: moment('created_at').notNull(),
		/** When a pending or retired file may be deleted; null while it is live. */
		dueAt: moment('due_at'),
		/** Since when the object of a live file is known not to be there; null: it is, as far as we know. */
		missingAt: moment('missing_at'),
	},
	(table) => [
		index('files_due').on(table.dueAt),
		index('files_missing').on(table.missingAt).where(sql`${table.missingAt} is not null`),
		check('files_bucket', sql`${table.bucket} in ('media', 'private')`),
		check('files_state', sql`${table.state} in ('pending', 'live', 'retired')`),
	],
)
