import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

/**
 * `primary`: the first query goes to the primary, and later ones to wherever it is not older: sign-in, permissions, everything staff do, and
 * pages, which ask whether they are still true. `nearest`: what visitors read by a call, from whichever replica is nearest.
 */
export function openDatabase(d1: D1Database, from: 'primary' | 'nearest'): Database {
	const session = d1.withSession(from === 'primary' ? 'first-primary' : 'first-unconstrained')
	// drizzle calls prepare() and batch() only, and a session has both.
	return drizzle(session as unknown as D1Database)
}
