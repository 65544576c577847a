import { and, asc, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import {
	type DeskFilter,
	type DeskPage,
	type DeskQuery,
	type DeskRow,
	deskTabs,
	enquiryStates,
	mostCountedOnTab,
	searchedMonths,
} from '#contracts/enquiries/desk.ts'
import { dueAt } from '#contracts/enquiries/office-hours.ts'
import { idOfReference, referenceOf } from '#contracts/enquiries/reference.ts'
import { searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import { columnContains } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import { officeHoursOf } from '../departments.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'

const excerptLength = 160

/** The beginning of what the visitor wrote last. */
const excerpt = sql<string>`substr(coalesce((select ${enquiryMessages.text} from ${enquiryMessages}
	where ${enquiryMessages.enquiryId} = ${enquiries.id} and ${enquiryMessages.kind} = 'received'
	order by ${enquiryMessages.at} desc, ${enquiryMessages.id} desc limit 1), ${enquiries.message}), 1, ${excerptLength})`

/** The columns of a row of the desk. */
const deskColumns = {
	id: enquiries.id,
	version: enquiries.version,
	state: enquiries.state,
	ownerId: enquiries.ownerId,
	ownerName: users.fullName,
	departmentId: enquiries.departmentId,
	department: sql<string>`${departments.name}`.as('department'),
	name: sql<string>`${enquiries.name}`.as('sender'),
	organization: enquiries.organization,
	emailId: enquiries.emailId,
	excerpt: excerpt.as('excerpt'),
	arrivedBy: enquiries.arrivedBy,
	createdAt: enquiries.createdAt,
	updatedAt: enquiries.updatedAt,
	waitingSince: enquiries.waitingSince,
	wakesAt: enquiries.wakesAt,
	opensAt: departments.opensAt,
	closesAt: departments.closesAt,
	officeDays: departments.officeDays,
	answerHours: departments.answerHours,
}

export type DeskColumns = Omit<DeskRow, 'reference' | 'owner' | 'dueAt'> & {
	ownerId: number | null
	ownerName: string | null
	opensAt: string
	closesAt: string
	officeDays: string
	answerHours: number
}

/** Whether we owe an answer. */
const isOwed = (state: DeskRow['state']) => state === 'new' || state === 'open'

export function deskRowOf({
	ownerId,
	ownerName,
	opensAt,
	closesAt,
	officeDays,
	answerHours,
	...row
}: DeskColumns): DeskRow {
	const office = officeHoursOf({ opensAt, closesAt, officeDays, answerHours })
	return {
		...row,
		reference: referenceOf(row.id),
		owner: ownerId === null ? null : { id: ownerId, fullName: ownerName ?? '' },
		dueAt: row.waitingSince !== null && isOwed(row.state) ? dueAt(row.waitingSince, office) : null,
	}
}

/** Since when messages are searched; null: since the first. */
function searchedSince({ text, allTime }: Pick<DeskFilter, 'text' | 'allTime'>, now: Date): string | null {
	if (text === null || allTime) return null
	const since = new Date(now)
	since.setUTCMonth(since.getUTCMonth() - searchedMonths)
	return since.toISOString()
}

/** Enquiries with each word of a text in what was typed or in the conversation, and the one with this reference. */
function holdsText(text: string, since: string | null): SQL | undefined {
	const words = searchedWords(text)
	const byReference = idOfReference(text)
	// Six digits may be a part of a telephone number, too.
	if (byReference !== null && /\p{L}/u.test(text)) return eq(enquiries.id, byReference)
	if (words.length === 0) return columnContains(enquiries.name, text)
	const inMessages = (key: string) => {
		const recent = since === null ? undefined : gte(enquiryMessages.at, since)
		const found = and(
			eq(enquiryMessages.enquiryId, enquiries.id),
			recent,
			sql`${enquiryMessages.delivery} is not 'draft'`,
			columnContains(enquiryMessages.textKey, key),
		)
		return sql`exists (select 1 from ${enquiryMessages} where ${found})`
	}
	const inMessage = (key: string) =>
		and(since === null ? undefined : gte(enquiries.createdAt, since), columnContains(enquiries.messageKey, key))
	const holdsKey = (key: string) =>
		or(
			columnContains(enquiries.searchKey, key),
			columnContains(enquiries.phoneNo, key),
			inMessage(key),
			inMessages(key),
		)
	const holdsAll = and(...words.map(({ keys }) => or(...keys.map(holdsKey))))
	return byReference === null ? holdsAll : or(eq(enquiries.id, byReference), holdsAll)
}

/** The condition of the filters without the tab. */
function isWanted({ owner, departmentId, text, allTime }: DeskFilter, staffId: number, now: Date): SQL | undefined {
	const ownerId = owner === 'mine' ? staffId : owner
	return and(
		ownerId === null ? undefined : ownerId === 'nobody' ? isNull(enquiries.ownerId) : eq(enquiries.ownerId, ownerId),
		departmentId === null ? undefined : eq(enquiries.departmentId, departmentId),
		text === null ? undefined : holdsText(text, searchedSince({ text, allTime }, now)),
	)
}

/** Where we owe an answer, who waits longest comes first. Elsewhere it is what moved last. */
function orderOfTab(tab: DeskFilter['tab']): SQL[] {
	if (tab === 'new' || tab === 'open') return [sql`${enquiries.waitingSince} asc nulls last`, asc(enquiries.id)]
	if (tab === 'all') return [desc(enquiries.createdAt), desc(enquiries.id)]
	return [desc(enquiries.updatedAt), desc(enquiries.id)]
}

const deskRows = (db: Database) =>
	db
		.select(deskColumns)
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.leftJoin(users, eq(users.id, enquiries.ownerId))

/** The ids of the filtered enquiries in the order of the desk. `period`: of those that arrived in it. */
export const selectDeskIds = (db: Database, filter: DeskFilter, staffId: number, now: Date, period?: SQL) =>
	db
		.select({ id: enquiries.id })
		.from(enquiries)
		.where(
			and(filter.tab === 'all' ? undefined : eq(enquiries.state, filter.tab), isWanted(filter, staffId, now), period),
		)
		.orderBy(...orderOfTab(filter.tab))

/** One page of the desk with the counts of its tabs. */
export async function listDesk(
	db: Database,
	{ pageNumber, size, ...filter }: DeskQuery,
	staffId: number,
	now = new Date(),
): Promise<DeskPage> {
	const wanted = isWanted(filter, staffId, now)
	const page = { limit: size, offset: size * (pageNumber - 1) }
	const { rows, totalElements, counts } = await (filter.text === null
		? readTab(db, filter, wanted, page)
		: readFound(db, filter, wanted, page))
	return {
		content: rows.map(deskRowOf),
		totalElements,
		totalPages: Math.ceil(totalElements / size),
		counts: countsOfTabs(counts),
		searchedSince: searchedSince(filter, now),
	}
}

type Page = { limit: number; offset: number }

async function readTab(db: Database, { tab }: DeskFilter, wanted: SQL | undefined, { limit, offset }: Page) {
	const where = and(tab === 'all' ? undefined : eq(enquiries.state, tab), wanted)
	const [rows, [counted], states] = await db.batch([
		deskRows(db)
			.where(where)
			.orderBy(...orderOfTab(tab))
			.limit(limit)
			.offset(offset),
		selectTotal(db, enquiries, { where }),
		countTabs(db, wanted),
	])
	const counts = new Map(states.map(({ state, total }) => [state, Number(total)]))
	return { rows, totalElements: counted?.total ?? 0, counts }
}

/** A search reads the texts once, for the page, its total and the counts of all tabs. */
async function readFound(db: Database, { tab }: DeskFilter, wanted: SQL | undefined, { limit, offset }: Page) {
	const found = await db
		.select({ id: enquiries.id, state: enquiries.state })
		.from(enquiries)
		.where(wanted)
		.orderBy(...orderOfTab(tab))
	const ofTab = tab === 'all' ? found : found.filter(({ state }) => state === tab)
	const ids = ofTab.slice(offset, offset + limit).map(({ id }) => id)
	const byId = new Map((await deskRows(db).where(isAmong(enquiries.id, ids))).map((row) => [row.id, row]))
	const counts = new Map<string, number>()
	for (const { state } of found) counts.set(state, (counts.get(state) ?? 0) + 1)
	return { rows: ids.flatMap((id) => byId.get(id) ?? []), totalElements: ofTab.length, counts }
}

function countsOfTabs(counts: ReadonlyMap<string, number>): DeskPage['counts'] {
	const sum = enquiryStates.reduce((all, state) => all + (counts.get(state) ?? 0), 0)
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

/** The row of one enquiry. */
export const selectDeskRow = (db: Database, id: number) => deskRows(db).where(eq(enquiries.id, id))

/** Counts what nobody has taken up, for the menu. */
export async function countNewEnquiries(db: Database): Promise<number> {
	const some = db
		.select({ one: sql`1`.as('one') })
		.from(enquiries)
		.where(eq(enquiries.state, 'new'))
		.limit(mostCountedOnTab)
		.as('some')
	const [counted] = await db.select({ count: sql<number>`count(*)` }).from(some)
	return counted?.count ?? 0
}
