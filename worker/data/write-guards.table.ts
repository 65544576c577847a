import { sql } from 'drizzle-orm'
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Always empty. D1 has no interactive transactions, so a batch that must not go on inserts a row here, which the check refuses: the
 * whole batch is then rolled back. See `refuseUnless` in write-guards.ts.
 */
export const writeGuards = sqliteTable('write_guards', { refused: text('refused').notNull() }, () => [
	check('write_guard', sql`false`),
])
