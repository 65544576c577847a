import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { momentColumn } from './columns.ts'

/** One row while a restore pauses the cron jobs. */
export const jobPauses = sqliteTable(
	'job_pauses',
	{ id: integer('id').primaryKey(), until: momentColumn('until').notNull() },
	(table) => [check('job_pauses_one', sql`${table.id} = 1`)],
)
