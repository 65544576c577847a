import { type SQL, sql } from 'drizzle-orm'

/** Unites the rows of several selects, two at a time: D1 refuses more than five terms in one compound select. */
export const unionAll = ([first = sql`select null where false`, ...others]: readonly SQL[]): SQL =>
	others.reduce((before, next) => sql`select * from (${before}) union all ${next}`, first)
