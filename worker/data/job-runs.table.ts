import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { momentColumn } from './columns.ts'

/** One row: the last run of the cron, and how far it has filled the derived columns of older rows. */
export const jobRuns = sqliteTable(
	'job_runs',
	{
		id: integer('id').primaryKey(),
		startedAt: momentColumn('started_at').notNull(),
		/** The rules by which columns are derived; null: all rows are due. */
		derivedBy: text('derived_by'),
		/** The table whose rows are next; null: none is left. */
		derivedTable: text('derived_table'),
		/** The last id of that table that is done. */
		derivedId: integer('derived_id').notNull().default(0),
	},
	(table) => [check('job_runs_one', sql`${table.id} = 1`)],
)

/** One row while a restore pauses the cron jobs. */
export const jobPauses = sqliteTable(
	'job_pauses',
	{ id: integer('id').primaryKey(), until: momentColumn('until').notNull() },
	(table) => [check('job_pauses_one', sql`${table.id} = 1`)],
)
