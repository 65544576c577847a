import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

/**
 * Opens a session. Its first query goes to the primary for sign-in, staff and pages, which check the content version; visitors' calls
 * start at the nearest replica. Later queries go to any replica that has seen at least as much.
 */
export function openDatabase(d1: D1Database, from: 'primary' | 'nearest'): Database {
	const session = d1.withSession(from === 'primary' ? 'first-primary' : 'first-unconstrained')
	// drizzle calls only prepare() and batch(), which a session has too.
	return drizzle(session as unknown as D1Database)
}
