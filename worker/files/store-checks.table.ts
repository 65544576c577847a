import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '../data/columns.ts'

/** One comparison of all objects of both buckets with `files`. Each cron run does a part of it. */
export const storeChecks = sqliteTable(
	'store_checks',
	{
		id: autoIncrementId(),
		/** The position: a bucket, and its last compared key; null at its start. */
		bucket: text('bucket', { enum: ['media', 'private'] }).notNull(),
		lastKey: text('last_key'),
		objects: integer('objects').notNull().default(0),
		/** Old objects without a row, which the clean-up deletes. */
		deleted: integer('deleted').notNull().default(0),
		/** Live files without an object; `files.missingAt` marks them. */
		missing: integer('missing').notNull().default(0),
		startedAt: momentColumn('started_at').notNull(),
		finishedAt: momentColumn('finished_at'),
	},
	(table) => [
		index('store_checks_started').on(table.startedAt),
		check('store_checks_bucket', sql`${table.bucket} in ('media', 'private')`),
	],
)
