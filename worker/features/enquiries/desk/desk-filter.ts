import { type AnyColumn, and, eq, gte, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { idOfReference } from '#contracts/desks/reference.ts'
import { type DeskFilter, searchedMonths } from '#contracts/enquiries/desk.ts'
import { searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { columnContains } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { mayOpenDesk } from './desk-people.ts'

/** Since when messages are searched; null: since the first. */
export function searchedSince({ text, allTime }: Pick<DeskFilter, 'text' | 'allTime'>, now: Date): string | null {
	if (text === null || allTime) return null
	const since = new Date(now)
	since.setUTCMonth(since.getUTCMonth() - searchedMonths)
	return since.toISOString()
}

/** The enquiry with this reference. Without one, those with each word of the text in what was typed or in the conversation. */
function holdsText(text: string, since: string | null): SQL | undefined {
	const words = searchedWords(text)
	const holdsAll =
		words.length === 0
			? columnContains(enquiries.name, text)
			: and(...words.map(({ keys }) => or(...keys.map((key) => holdsKey(key, since)))))
	const id = idOfReference(text)
	if (id === null) return holdsAll
	// Six digits may be a part of a telephone number, too.
	if (!/\p{L}/u.test(text)) return or(eq(enquiries.id, id), holdsAll)
	return or(eq(enquiries.id, id), and(sql`not exists (select 1 from enquiries where id = ${id})`, holdsAll))
}

/** Numbers are stored without the plus. */
const typed = sql`${enquiries.searchKey} || ' +' || ${enquiries.phoneNo}`

function holdsKey(key: string, since: string | null): SQL | undefined {
	const isRecent = (at: AnyColumn) => (since === null ? undefined : gte(at, since))
	const inMessages = and(
		eq(enquiryMessages.enquiryId, enquiries.id),
		isRecent(enquiryMessages.at),
		sql`${enquiryMessages.delivery} is not 'draft'`,
		columnContains(enquiryMessages.textKey, key),
	)
	return or(
		columnContains(typed, key),
		and(isRecent(enquiries.createdAt), columnContains(enquiries.messageKey, key)),
		sql`exists (select 1 from ${enquiryMessages} where ${inMessages})`,
	)
}

/** Whether nobody answers an enquiry: it has no owner, or one who may not open the desk any more. */
function isNobodys(db: Database): SQL | undefined {
	const people = db.select({ id: users.id }).from(users).where(mayOpenDesk(db))
	return or(isNull(enquiries.ownerId), notInArray(enquiries.ownerId, people))
}

/** The condition of the tab. */
export const isOnTab = ({ tab }: Pick<DeskFilter, 'tab'>): SQL | undefined =>
	tab === 'all' ? undefined : eq(enquiries.state, tab)

/** The condition of the filters without the tab. */
export function isWanted(
	db: Database,
	{ owner, departmentId, text, allTime }: DeskFilter,
	staffId: number,
	now: Date,
): SQL | undefined {
	const ownerId = owner === 'mine' ? staffId : owner
	return and(
		ownerId === null ? undefined : ownerId === 'nobody' ? isNobodys(db) : eq(enquiries.ownerId, ownerId),
		departmentId === null ? undefined : eq(enquiries.departmentId, departmentId),
		text === null ? undefined : holdsText(text, searchedSince({ text, allTime }, now)),
	)
}
