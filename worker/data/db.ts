import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { CodedError } from '../http/cause.ts'

export type Database = DrizzleD1Database

const refuse = () => {
	throw new CodedError('NOT_BOUND', 'The Worker has no binding DB')
}
const notBound = { prepare: refuse, batch: refuse }

/**
 * Opens a session. Its first query goes to the primary for sign-in, staff and pages, which check the content version; visitors' calls start
 * at the nearest replica. Later queries go to any replica that has seen at least as much. Without a binding, each query fails.
 */
export function openDatabase(d1: D1Database | undefined, from: 'primary' | 'nearest'): Database {
	const session = d1?.withSession(from === 'primary' ? 'first-primary' : 'first-unconstrained') ?? notBound
	// drizzle calls only prepare() and batch(), which a session has too.
	return drizzle(session as unknown as D1Database)
}
