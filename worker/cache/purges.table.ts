import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '../data/columns.ts'

/** Cache tags to purge, written in the same batch as the change and deleted after the purge. */
export const purges = sqliteTable(
	'purges',
	{
		id: autoIncrementId(),
		/** A JSON list of cache tags. */
		tags: text('tags').notNull(),
		attempts: integer('attempts').notNull().default(0),
		createdAt: momentColumn('created_at').notNull(),
		nextAttemptAt: momentColumn('next_attempt_at').notNull(),
	},
	(table) => [index('purges_due').on(table.nextAttemptAt)],
)
