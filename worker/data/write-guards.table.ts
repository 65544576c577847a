import { sql } from 'drizzle-orm'
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Always empty. D1 has no interactive transactions. A batch that must stop inserts a row here, and the check rolls the
 * whole batch back. See `refuseUnless` in write-guards.ts.
 */
export const writeGuards = sqliteTable('write_guards', { refused: text('refused').notNull() }, () => [
	check('write_guard', sql`false`),
])
