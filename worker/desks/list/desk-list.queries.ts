import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { DeskFilter, NewestOfDesk } from '#contracts/desks/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { newestIdOf, selectNewest } from '#worker/data/newest-rows.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import { type Desk, isOwed } from '../desk.ts'
import { totalListed } from '../subject-columns.ts'
import { isOnTab, isShown, searchedSince } from './desk-filter.ts'
import { countStates, countsOfTabs, sumOf } from './tab-counts.ts'

type Place = { orderBy: SQL[]; limit: number; offset: number }

/** The rows of a desk's list: `select` reads them, one page of them if it gets a place. */
export type Listing<Stored extends { id: number }, Row> = {
	select(db: Database, where: SQL | undefined, place?: Place): RunnableQuery<Stored[], 'sqlite'> & PromiseLike<Stored[]>
	rowOf(stored: Stored): Row
}

type Query<Tab extends string> = DeskFilter<Tab> & { pageNumber: number; size: number }

type Filter = Pick<DeskFilter, 'tab' | 'automatic'>

type DeskPage<Row, Tab extends string> = {
	content: Row[]
	totalElements: number
	totalPages: number
	counts: Record<Tab, number>
	newest: NewestOfDesk
	searchedSince: string | null
}

/** Where we owe an answer, who waits longest comes first. Elsewhere it is what moved last. */
export function orderOfTab({ subjects, states }: Desk, tab: string): SQL[] {
	if (isOwed(states, tab)) return [sql`${subjects.waitingSince} asc nulls last`, asc(subjects.id)]
	if (tab === 'all') return [desc(subjects.createdAt), desc(subjects.id)]
	return [desc(subjects.updatedAt), desc(subjects.id)]
}

/** An order of the desk's own, with the columns of subjects that it reads besides those of every desk. */
type Sorting = { orderBy: SQL[]; sortedBy: Record<string, AnySQLiteColumn> }

/** One page of a desk with the counts of its tabs. `wanted`: see `isWanted`. */
export async function listDesk<Stored extends { id: number }, Row, Tab extends string>(
	db: Database,
	desk: Desk,
	{ select, rowOf }: Listing<Stored, Row>,
	tabs: readonly Tab[],
	{ pageNumber, size, ...filter }: Query<Tab>,
	wanted: SQL | undefined,
	now: Date,
	{ orderBy, sortedBy }: Sorting = { orderBy: orderOfTab(desk, filter.tab), sortedBy: {} },
): Promise<DeskPage<Row, Tab>> {
	const place = { orderBy, limit: size, offset: size * (pageNumber - 1) }
	const { rows, totalElements, counts, newest } =
		filter.text === null
			? await readTab(db, desk, select, filter, wanted, place)
			: await readFound(db, desk, select, filter, wanted, place, sortedBy)
	return {
		content: rows.map(rowOf),
		totalElements,
		totalPages: Math.ceil(totalElements / size),
		counts: countsOfTabs(tabs, counts),
		newest: newest ?? { subject: 0, message: 0 },
		searchedSince: searchedSince(filter, now),
	}
}

const selectNewestOf = (db: Database, { subjects, messages }: Desk) =>
	selectNewest(db, { subject: newestIdOf(subjects), message: newestIdOf(messages) })

async function readTab<Stored extends { id: number }>(
	db: Database,
	desk: Desk,
	select: Listing<Stored, unknown>['select'],
	filter: Filter,
	wanted: SQL | undefined,
	place: Place,
) {
	const chosen = and(isOnTab(desk, filter.tab), wanted)
	const where = and(chosen, isShown(desk, filter))
	const total = chosen === undefined && !filter.automatic ? totalListed(desk.subjects) : undefined
	const [rows, [counted], states, [newest]] = await db.batch([
		select(db, where, place),
		selectTotal(db, desk.subjects, { where, total }),
		countStates(db, desk, and(wanted, isShown(desk, filter))),
		selectNewestOf(db, desk),
	])
	const counts = new Map(states.map(({ state, total }) => [state, Number(total)]))
	return { rows: rows as Stored[], totalElements: counted?.total ?? 0, counts, newest }
}

/** A search reads the texts once: what it finds is kept for the page and for the counts of all tabs. */
async function readFound<Stored extends { id: number }>(
	db: Database,
	desk: Desk,
	select: Listing<Stored, unknown>['select'],
	{ tab, ...filter }: Filter,
	wanted: SQL | undefined,
	{ orderBy, limit, offset }: Place,
	sortedBy: Sorting['sortedBy'],
) {
	const { subjects } = desk
	const { id, state, createdAt, updatedAt, waitingSince } = subjects
	const found = db
		.select({ id, state, createdAt, updatedAt, waitingSince, ...sortedBy })
		.from(subjects)
		.where(and(isShown(desk, filter), wanted))
	const ofStates = sql`(
		with found as materialized ${found}
		select state, count(*) as total, (
			select json_group_array(id) from (
				select id from found as ${subjects} where ${isOnTab(desk, tab) ?? sql`true`}
				order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}
			)
		) as page
		from found group by state)`
	const counted = { state: sql<string>`state`, total: sql<number>`total`, page: sql<string>`page` }
	const [states, [newest]] = await db.batch([db.select(counted).from(ofStates), selectNewestOf(db, desk)])
	const ids: number[] = JSON.parse(states[0]?.page ?? '[]')
	const byId = new Map((await select(db, isAmong(subjects.id, ids))).map((row) => [row.id, row]))
	const counts = new Map(states.map(({ state, total }) => [state, total]))
	const totalElements = tab === 'all' ? sumOf(counts) : (counts.get(tab) ?? 0)
	return { rows: ids.flatMap((id) => byId.get(id) ?? []), totalElements, counts, newest }
}
