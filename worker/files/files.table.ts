import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { flagColumn, momentColumn } from '../data/columns.ts'

/**
 * Every object in R2. D1 and R2 share no transaction, so an upload takes three writes: the file's row (`pending`), the
 * object, and the batch that writes its owner and makes the file `live`. A file without an owner is `retired`; the clean-up
 * deletes it after `dueAt`.
 */
export const files = sqliteTable(
	'files',
	{
		key: text('key').primaryKey(),
		bucket: text('bucket', { enum: ['media', 'private'] }).notNull(),
		state: text('state', { enum: ['pending', 'live', 'retired'] }).notNull(),
		/** The uploaded name, for downloads. */
		name: text('name').notNull(),
		type: text('type').notNull(),
		size: integer('size').notNull(),
		sha256: text('sha256').notNull(),
		/** Of a picture, in pixels. */
		width: integer('width'),
		height: integer('height'),
		/** Whether a published item shows it. Visitors get no other files. */
		shown: flagColumn('shown').notNull().default(false),
		/** The schedules of those items: before the one time and after the other none of them shows it. */
		shownFrom: momentColumn('shown_from'),
		shownUntil: momentColumn('shown_until'),
		createdAt: momentColumn('created_at').notNull(),
		/** When a pending or retired file is deleted; null for a live file. */
		dueAt: momentColumn('due_at'),
		/** When the object of a live file was first found missing; null: not missing. */
		missingAt: momentColumn('missing_at'),
		/** When the next try reads a received mail; null: it has been read, or is none. */
		mailDueAt: momentColumn('mail_due_at'),
		mailTries: integer('mail_tries').notNull().default(0),
	},
	(table) => [
		index('files_due').on(table.dueAt),
		index('files_missing').on(table.missingAt).where(sql`${table.missingAt} is not null`),
		index('files_mails').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
		index('files_pictures')
			.on(table.createdAt, table.key)
			.where(sql`${table.state} = 'live' and ${table.width} is not null`),
		check('files_bucket', sql`${table.bucket} in ('media', 'private')`),
		check('files_state', sql`${table.state} in ('pending', 'live', 'retired')`),
	],
)

/** The key of a file of a row. Each such column needs an index: SQLite reads all of them before it deletes a file. */
export const fileKey = (name: string) => text(name).references(() => files.key, { onDelete: 'restrict' })

/**
 * Holders of a file: item, draft, revision, replacement, entry in the trash, message of a desk. A file without a holder is deleted. Several
 * items may hold one file.
 */
export const fileHolders = sqliteTable(
	'file_holders',
	{
		holder: text('holder', {
			enum: [...itemKinds, 'draft', 'revision', 'trash', 'replacement', 'enquiryMessage', 'applicationMessage'],
		}).notNull(),
		holderId: integer('holder_id').notNull(),
		fileKey: fileKey('file_key').notNull(),
		/** Whether it is an item whose Published box is ticked, and its schedule. */
		shown: flagColumn('shown').notNull().default(false),
		shownFrom: momentColumn('shown_from'),
		shownUntil: momentColumn('shown_until'),
		/** The alternative text of the picture in this item; empty in other holders. */
		alt: text('alt').notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.holder, table.holderId, table.fileKey] }),
		index('file_holders_file').on(table.fileKey),
		index('file_holders_shown').on(table.fileKey).where(sql`${table.shown} = 1`),
	],
)
