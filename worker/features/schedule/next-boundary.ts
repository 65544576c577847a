import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import { kinds } from '../item-kinds.ts'

/**
 * The next time at which a schedule or a replacement changes what visitors see, in milliseconds since 1970; null: none is
 * set. Every page is cached no longer than that.
 */
export async function nextBoundary(db: Database, now: Date): Promise<number | null> {
	const at = now.toISOString()
	const firsts: SQL[] = Object.values(kinds).flatMap((kind) =>
		['publishAt', 'unpublishAt'].flatMap((field) => {
			const column = columnOf(kind, field)
			return column ? [sql`(select min(${column}) from ${kind.table} where ${column} > ${at})`] : []
		}),
	)
	// A replacement that failed is tried again at a later time than it was due.
	const tried = sql`coalesce(next_try_at, due_at)`
	firsts.push(sql`(select min(${tried}) from replacements where failed_at is null and ${tried} > ${at})`)
	// D1 unites at most five queries.
	const [next] = await db.all<{ at: string | null }>(
		sql`select min(value) as at from json_each(json_array(${sql.join(firsts, sql`, `)}))`,
	)
	return next?.at ? Date.parse(next.at) : null
}
