import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/** The statements that took longest to answer, one row each. Statements hold placeholders only, so nothing personal stands here. */
export const slowQueries = sqliteTable(
	'slow_queries',
	{
		/** SHA-256 of the statement. */
		id: text('id').primaryKey(),
		statement: text('statement').notNull(),
		/** How often it was slow. */
		times: integer('times').notNull(),
		slowestMs: integer('slowest_ms').notNull(),
		lastAt: moment('last_at').notNull(),
	},
	(table) => [index('slow_queries_last').on(table.lastAt)],
)
