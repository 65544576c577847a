import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { momentColumn } from './columns.ts'

/** Counters of rate limits. Keys hold keyed hashes, never addresses or names. */
export const counters = sqliteTable(
	'counters',
	{
		key: text('key').primaryKey(),
		count: integer('count').notNull(),
		resetsAt: momentColumn('resets_at').notNull(),
	},
	(table) => [index('counters_resets_at').on(table.resetsAt)],
)
