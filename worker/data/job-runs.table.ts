import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/** One row: the last run of the cron. */
export const jobRuns = sqliteTable(
	'job_runs',
	{ id: integer('id').primaryKey(), startedAt: moment('started_at').notNull() },
	(table) => [check('job_runs_one', sql`${table.id} = 1`)],
)
