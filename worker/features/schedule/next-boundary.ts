import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { kinds } from '../items/kinds.ts'
import { unionAll } from './union-all.ts'

/**
 * The next time at which a schedule or a replacement changes what visitors see, in milliseconds since 1970; null: none is set. Every page
 * is cached no longer than that.
 */
export async function nextBoundary(db: Database, now: Date): Promise<number | null> {
	const at = now.toISOString()
	const firsts: SQL[] = Object.values(kinds).flatMap(({ scheduled }) =>
		scheduled === null
			? []
			: [scheduled.table.publishAt, scheduled.table.unpublishAt].map(
					(column) => sql`select min(${column}) as at from ${scheduled.table} where ${column} > ${at}`,
				),
	)
	firsts.push(sql`select min(due_at) from replacements where failed_at is null and due_at > ${at}`)
	const [next] = await db.all<{ at: string | null }>(sql`select min(at) as at from (${unionAll(firsts)})`)
	return next?.at ? Date.parse(next.at) : null
}
