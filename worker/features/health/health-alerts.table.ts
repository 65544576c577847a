import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { momentColumn } from '#worker/data/columns.ts'

/** One row: what the alert webhook was last told. */
export const healthAlerts = sqliteTable(
	'health_alerts',
	{
		id: integer('id').primaryKey(),
		/** The signs that were down, with commas; empty: none. */
		down: text('down').notNull(),
		toldAt: momentColumn('told_at').notNull(),
	},
	(table) => [check('health_alerts_one', sql`${table.id} = 1`)],
)
