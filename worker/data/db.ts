import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { CodedError } from '../http/cause.ts'

export type Database = DrizzleD1Database

const refuse = () => {
	throw new CodedError('NOT_BOUND', 'The Worker has no binding DB')
}
const notBound = { prepare: refuse, batch: refuse }

/**
 * Opens a session. Its first query goes to the primary for sign-in, staff and pages, which check the content version;
 * visitors' calls start at the nearest replica. Later queries go to any replica that has seen at least as much. Without a
 * binding, each query fails.
 */
export const openDatabase = (d1: D1Database | undefined, from: 'primary' | 'nearest'): Database =>
	openSession(d1, from, (session) => session)

/** The part of a database that drizzle calls. A session has it too. */
type Session = Pick<D1Database, 'prepare' | 'batch'>

/** The same with a wrapper around the session. */
export function openSession(
	d1: D1Database | undefined,
	from: 'primary' | 'nearest',
	wrap: (session: Session) => Session,
): Database {
	const session = d1?.withSession(from === 'primary' ? 'first-primary' : 'first-unconstrained') ?? notBound
	return drizzle(wrap(session) as D1Database)
}

/** A statement of a batch. */
export type Statement = BatchItem<'sqlite'>
