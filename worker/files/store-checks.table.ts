import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, moment } from '../data/columns.ts'

/** One walk through all objects of both buckets, compared with `files`: a part of it in each run of the jobs. */
export const storeChecks = sqliteTable(
	'store_checks',
	{
		id: autoIncrementId(),
		/** Where the walk stands: the bucket, and the last key of it that was compared; null at its start. */
		bucket: text('bucket', { enum: ['media', 'private'] }).notNull(),
		lastKey: text('last_key'),
		objects: integer('objects').notNull().default(0),
		/** Objects that no row knew, deleted when they were old enough. */
		deleted: integer('deleted').notNull().default(0),
		/** Live files whose object was not there; `files.missingAt` marks them. */
		missing: integer('missing').notNull().default(0),
		startedAt: moment('started_at').notNull(),
		finishedAt: moment('finished_at'),
	},
	(table) => [
		index('store_checks_started').on(table.startedAt),
		check('store_checks_bucket', sql`${table.bucket} in ('media', 'private')`),
	],
)
