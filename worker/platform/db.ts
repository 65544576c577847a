import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

/**
 * `primary`: sign-in, permissions and everything staff do, so that they read their own writes. `nearest`: what visitors read, from
 * whichever replica is nearest; later queries of the same request never go back in time.
 */
export function openDatabase(d1: D1Database, from: 'primary' | 'nearest'): Database {
	const session = d1.withSession(from === 'primary' ? 'first-primary' : 'first-unconstrained')
	// drizzle calls prepare() and batch() only, and a session has both.
	return drizzle(session as unknown as D1Database)
}
