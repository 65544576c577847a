import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, moment } from '../data/columns.ts'

/** What Cloudflare's edge is to forget, written in the same batch as the change, until it has forgotten it. */
export const purges = sqliteTable(
	'purges',
	{
		id: autoIncrementId(),
		/** JSON: the tags of the answers that show something old. */
		tags: text('tags').notNull(),
		attempts: integer('attempts').notNull().default(0),
		createdAt: moment('created_at').notNull(),
		nextAttemptAt: moment('next_attempt_at').notNull(),
	},
	(table) => [index('purges_due').on(table.nextAttemptAt)],
)
