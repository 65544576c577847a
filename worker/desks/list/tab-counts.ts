import { and, type SQL, sql } from 'drizzle-orm'
import { mostCountedOnTab } from '#contracts/shared/most-counted.ts'
import type { Database } from '#worker/data/db.ts'
import type { Desk } from '../desk.ts'

/** Counts each state up to a limit, over an index. A compound SELECT takes fewer terms in D1 than a desk may have states. */
export function countStates(db: Database, { subjects, states }: Desk, wanted: SQL | undefined) {
	const counted = db
		.select({ one: sql`1`.as('one') })
		.from(subjects)
		.where(and(sql`${subjects.state} = each_state.value`, wanted))
		.limit(mostCountedOnTab)
	return db
		.select({
			state: sql<string>`each_state.value`.as('state'),
			total: sql<number>`(select count(*) from ${counted})`.as('total'),
		})
		.from(sql`json_each(${JSON.stringify(states.all)}) as each_state`)
}

export const sumOf = (counts: ReadonlyMap<string, number>) => counts.values().reduce((sum, count) => sum + count, 0)

/** What the tabs show, by their names: each state, and all. */
export function countsOfTabs<Tab extends string>(
	tabs: readonly Tab[],
	counts: ReadonlyMap<string, number>,
): Record<Tab, number> {
	const shown = (tab: Tab) => (tab === 'all' ? sumOf(counts) : (counts.get(tab) ?? 0))
	return Object.fromEntries(tabs.map((tab) => [tab, Math.min(shown(tab), mostCountedOnTab)])) as Record<Tab, number>
}
