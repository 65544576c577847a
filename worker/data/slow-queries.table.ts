import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/** Unused. Drop it in the next release: during a deploy, the replaced code still writes to it. */
export const slowQueries = sqliteTable(
	'slow_queries',
	{
		id: text('id').primaryKey(),
		statement: text('statement').notNull(),
		times: integer('times').notNull(),
		slowestMs: integer('slowest_ms').notNull(),
		lastAt: moment('last_at').notNull(),
	},
	(table) => [index('slow_queries_last').on(table.lastAt)],
)
