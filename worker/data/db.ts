import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { isolateNotes, type SlowNotes, timed } from './slow-queries.ts'

export type Database = DrizzleD1Database

/**
 * `primary`: the first query goes to the primary, and later ones to wherever it is not older: sign-in, permissions, everything staff do, and
 * pages, which ask whether they are still true. `nearest`: what visitors read by a call, from whichever replica is nearest.
 */
export function openDatabase(
	d1: D1Database,
	from: 'primary' | 'nearest',
	slowNotes: SlowNotes = isolateNotes,
): Database {
	const session = timed(d1.withSession(from === 'primary' ? 'first-primary' : 'first-unconstrained'), slowNotes)
	// drizzle calls prepare() and batch(), binds each statement, and runs it or reads all its rows.
	return drizzle(session as unknown as D1Database)
}
