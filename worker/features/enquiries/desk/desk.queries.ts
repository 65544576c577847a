import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import {
	type DeskFilter,
	type DeskPage,
	type DeskQuery,
	deskTabs,
	enquiryStates,
	mostCountedOnTab,
} from '#contracts/enquiries/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { newestIdOf, selectNewest } from '#worker/data/newest-rows.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { isOnTab, isWanted, searchedSince } from './desk-filter.ts'
import { deskRowOf, deskRows } from './desk-rows.ts'

/** Where we owe an answer, who waits longest comes first. Elsewhere it is what moved last. */
function orderOfTab(tab: DeskFilter['tab']): SQL[] {
	if (tab === 'new' || tab === 'open') return [sql`${enquiries.waitingSince} asc nulls last`, asc(enquiries.id)]
	if (tab === 'all') return [desc(enquiries.createdAt), desc(enquiries.id)]
	return [desc(enquiries.updatedAt), desc(enquiries.id)]
}

/** The ids of the filtered enquiries in the order of the desk. `period`: of those that arrived in it. */
export const selectDeskIds = (db: Database, filter: DeskFilter, staffId: number, now: Date, period?: SQL) =>
	db
		.select({ id: enquiries.id })
		.from(enquiries)
		.where(and(isOnTab(filter), isWanted(db, filter, staffId, now), period))
		.orderBy(...orderOfTab(filter.tab))

/** One page of the desk with the counts of its tabs. */
export async function listDesk(
	db: Database,
	{ pageNumber, size, ...filter }: DeskQuery,
	staffId: number,
	now = new Date(),
): Promise<DeskPage> {
	const wanted = isWanted(db, filter, staffId, now)
	const page = { limit: size, offset: size * (pageNumber - 1) }
	const { rows, totalElements, counts, newest } = await (filter.text === null
		? readTab(db, filter, wanted, page)
		: readFound(db, filter, wanted, page))
	return {
		content: rows.map(deskRowOf),
		totalElements,
		totalPages: Math.ceil(totalElements / size),
		counts: countsOfTabs(counts),
		newest: newest ?? { enquiry: 0, message: 0 },
		searchedSince: searchedSince(filter, now),
	}
}

type Page = { limit: number; offset: number }

const selectNewestOfDesk = (db: Database) =>
	selectNewest(db, { enquiry: newestIdOf(enquiries), message: newestIdOf(enquiryMessages) })

async function readTab(db: Database, { tab }: DeskFilter, wanted: SQL | undefined, { limit, offset }: Page) {
	const where = and(isOnTab({ tab }), wanted)
	const [rows, [counted], states, [newest]] = await db.batch([
		deskRows(db)
			.where(where)
			.orderBy(...orderOfTab(tab))
			.limit(limit)
			.offset(offset),
		selectTotal(db, enquiries, { where }),
		countTabs(db, wanted),
		selectNewestOfDesk(db),
	])
	const counts = new Map(states.map(({ state, total }) => [state, Number(total)]))
	return { rows, totalElements: counted?.total ?? 0, counts, newest }
}

/** A search reads the texts once: what it finds is kept for the page and for the counts of all tabs. */
async function readFound(db: Database, { tab }: DeskFilter, wanted: SQL | undefined, { limit, offset }: Page) {
	const { id, state, createdAt, updatedAt, waitingSince } = enquiries
	const found = db.select({ id, state, createdAt, updatedAt, waitingSince }).from(enquiries).where(wanted)
	const ofStates = sql`(
		with found as materialized ${found}
		select state, count(*) as total, (
			select json_group_array(id) from (
				select id from found as enquiries where ${isOnTab({ tab }) ?? sql`true`}
				order by ${sql.join(orderOfTab(tab), sql`, `)} limit ${limit} offset ${offset}
			)
		) as page
		from found group by state)`
	const counted = { state: sql<string>`state`, total: sql<number>`total`, page: sql<string>`page` }
	const [states, [newest]] = await db.batch([db.select(counted).from(ofStates), selectNewestOfDesk(db)])
	const ids: number[] = JSON.parse(states[0]?.page ?? '[]')
	const byId = new Map((await deskRows(db).where(isAmong(enquiries.id, ids))).map((row) => [row.id, row]))
	const counts = new Map(states.map(({ state, total }) => [state, total]))
	const totalElements = tab === 'all' ? sumOf(counts) : (counts.get(tab) ?? 0)
	return { rows: ids.flatMap((id) => byId.get(id) ?? []), totalElements, counts, newest }
}

const sumOf = (counts: ReadonlyMap<string, number>) => counts.values().reduce((sum, count) => sum + count, 0)

function countsOfTabs(counts: ReadonlyMap<string, number>): DeskPage['counts'] {
	const sum = sumOf(counts)
	return Object.fromEntries(
		deskTabs.map((tab) => [tab, Math.min(tab === 'all' ? sum : (counts.get(tab) ?? 0), mostCountedOnTab)]),
	) as DeskPage['counts']
}

/** Counts each state up to a limit, over an index. */
function countTabs(db: Database, wanted: SQL | undefined) {
	const countOf = (state: (typeof enquiryStates)[number]) =>
		db.select({ state: sql<string>`${state}`.as('state'), total: sql<number>`count(*)`.as('total') }).from(
			db
				.select({ one: sql`1`.as('one') })
				.from(enquiries)
				.where(and(eq(enquiries.state, state), wanted))
				.limit(mostCountedOnTab)
				.as('some'),
		)
	const [first, second, ...others] = enquiryStates
	return unionAll(countOf(first), countOf(second), ...others.map(countOf))
}
