import { type AnyColumn, and, eq, exists, gte, isNull, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { DeskFilter } from '#contracts/desks/desk.ts'
import { idOfReference } from '#contracts/desks/reference.ts'
import { searchedMonths } from '#contracts/shared/periods.ts'
import { searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { columnContains } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import type { Desk } from '../desk.ts'
import { isListed, isUnmerged } from '../subject-columns.ts'

/** Since when messages are searched; null: since the first. */
export function searchedSince({ text, allTime }: Pick<DeskFilter, 'text' | 'allTime'>, now: Date): string | null {
	if (text === null || allTime) return null
	const since = new Date(now)
	since.setUTCMonth(since.getUTCMonth() - searchedMonths)
	return since.toISOString()
}

/** The subject with this reference. Without one, those with each word of the text in what was typed or in the conversation. */
export function holdsText(db: Database, desk: Desk, text: string, since: string | null): SQL | undefined {
	const { subjects } = desk
	const words = searchedWords(text)
	const isNumber = desk.searched.number && /^[\s\d+().\p{Nd}\p{Pd}/]{5,}$/u.test(text)
	const holdsWords =
		words.length === 0
			? columnContains(desk.sender, text)
			: and(...words.map(({ keys }) => or(...keys.map((key) => holdsKey(db, desk, key, since)))))
	const holdsAll = isNumber ? or(desk.searched.number?.(text), holdsWords) : holdsWords
	const id = idOfReference(text, desk.number)
	if (id === null) return holdsAll
	// Six digits may be a part of a telephone number, too.
	if (!/\p{L}/u.test(text)) return or(eq(subjects.id, id), holdsAll)
	const isUnknown = notExists(db.select({ one: sql`1` }).from(subjects).where(eq(subjects.id, id)))
	return or(eq(subjects.id, id), and(isUnknown, holdsAll))
}

function holdsKey(db: Database, { subjects, messages, searched }: Desk, key: string, since: string | null) {
	const isRecent = (at: AnyColumn) => (since === null ? undefined : gte(at, since))
	const inMessages = db
		.select({ one: sql`1` })
		.from(messages)
		.where(
			and(
				eq(messages.subjectId, subjects.id),
				isRecent(messages.at),
				sql`${messages.delivery} is not 'draft'`,
				columnContains(messages.textKey, key),
			),
		)
	return or(
		columnContains(searched.typed, key),
		searched.also?.(key),
		and(isRecent(subjects.createdAt), columnContains(searched.beginning, key)),
		exists(inMessages),
	)
}

/** Whether nobody answers a subject: it has no owner, or one who may not open the desk any more. */
function isNobodys(db: Database, { subjects, isColleague }: Desk): SQL | undefined {
	const people = db.select({ id: users.id }).from(users).where(isColleague(db))
	return or(isNull(subjects.ownerId), notInArray(subjects.ownerId, people))
}

/** The condition of the tab. */
export const isOnTab = ({ subjects }: Pick<Desk, 'subjects'>, tab: string): SQL | undefined =>
	tab === 'all' ? undefined : eq(subjects.state, tab)

/** The subjects among which the filters choose: those of people, or those that machines began. */
export const isShown = (
	{ subjects }: Pick<Desk, 'subjects'>,
	{ automatic = false }: Pick<DeskFilter, 'automatic'>,
): SQL => (automatic ? sql`${subjects.automatic} = 1 and ${isUnmerged(subjects)}` : isListed(subjects))

/** The condition of the filters without the tab, for a member of staff. `own`: of the desk's own filters. */
export function isWanted(
	db: Database,
	desk: Desk,
	{ owner, text, allTime }: Omit<DeskFilter, 'tab' | 'automatic'>,
	staffId: number,
	now: Date,
	own?: SQL,
): SQL | undefined {
	const ownerId = owner === 'mine' ? staffId : owner
	return and(
		desk.mayOpen(staffId),
		ownerId === null ? undefined : ownerId === 'nobody' ? isNobodys(db, desk) : eq(desk.subjects.ownerId, ownerId),
		own,
		text === null ? undefined : holdsText(db, desk, text, searchedSince({ text, allTime }, now)),
	)
}
