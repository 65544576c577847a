import { and, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { publishState } from '#contracts/content/schedule.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { type FoundItem, mostFound } from '#contracts/operations/search.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { containsWords, type SearchedWord, searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { columnContains } from '#worker/data/select-page.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { searchTexts } from '#worker/editing/search-texts.table.ts'
import { textColumns, textOf } from '#worker/editing/search-texts.ts'
import { excerptOf } from '../site-search/excerpt.ts'

const holds = (column: typeof searchTexts.title | typeof searchTexts.text, { keys }: SearchedWord) =>
	or(...keys.map((key) => columnContains(column, key)))

/** Finds the saved items of a kind whose titles hold all words, the newest first. */
export function searchTitles(db: Database, kind: ItemKind, text: string, now: Date): Promise<FoundItem[]> {
	const words = searchedWords(text)
	return selectItems(db, kind, and(...words.map((word) => holds(searchTexts.title, word))), now)
}

/** Finds those whose text and title together hold all words, but not the title alone. */
export async function searchItemTexts(db: Database, kind: ItemKind, text: string, now: Date): Promise<FoundItem[]> {
	const words = searchedWords(text)
	const inTitle = words.map((word) => holds(searchTexts.title, word) ?? sql`true`)
	const inEither = words.map((word, place) => or(inTitle[place], holds(searchTexts.text, word)))
	const found = await selectItems(db, kind, and(...inEither, not(and(...inTitle) ?? sql`true`)), now)
	if (found.length === 0) return []
	const { table, name } = kind
	const ids = JSON.stringify(found.map(({ id }) => id))
	const rows = await db
		.select({ id: table.id, values: textColumns(name, kind) })
		.from(table)
		.where(inArray(table.id, sql`(select value from json_each(${ids}))`))
	const texts = new Map(rows.map(({ id, values }) => [id, textOf(name, kind, values)]))
	return found.map((item) => ({ ...item, excerpt: excerptOf(texts.get(item.id ?? 0) ?? '', words) }))
}

const stateFields = ['publishAt', 'unpublishAt', 'startDate', 'dueDate']

/** D1 reads the search texts in the order of ids, and stops at one more than are shown. */
async function selectItems(db: Database, kind: ItemKind, where: SQL | undefined, now: Date): Promise<FoundItem[]> {
	const { table, name, titleField, publishedField } = kind
	const found = db
		.select({ id: searchTexts.id })
		.from(searchTexts)
		.where(and(eq(searchTexts.kind, name), where))
		.orderBy(desc(searchTexts.id))
		.limit(mostFound + 1)
	const read = [titleField, ...(publishedField ? [publishedField] : []), ...stateFields]
	const columns = read.flatMap((field) => {
		const column = columnOf(kind, field)
		return column ? [[field, column] as const] : []
	})
	const rows = await db
		.select({
			id: sql<number>`${table.id}`,
			values: Object.fromEntries(columns),
			hasDraft: sql<number>`exists (select 1 from drafts where kind = ${name} and item_id = ${table}.id)`,
			changesAt: sql<string | null>`(
				select due_at from replacements where kind = ${name} and item_id = ${table}.id and failed_at is null)`,
		})
		.from(table)
		.where(inArray(table.id, found))
		.orderBy(desc(table.id))
	return rows.map(({ id, values: stored, hasDraft, changesAt }) => ({
		kind: name,
		id: Number(id),
		draftId: null,
		title: String(stored[titleField] ?? ''),
		excerpt: null,
		...stateOf(kind, stored, now),
		hasDraft: hasDraft === 1,
		changesAt,
	}))
}

function stateOf(
	kind: ItemKind,
	stored: Readonly<Record<string, unknown>>,
	now: Date,
): Pick<FoundItem, 'state' | 'publishAt'> {
	const dateIn = (field: string) => (typeof stored[field] === 'string' ? stored[field] : null)
	// The dates of a job are calendar dates, not moments.
	if (kind.openOn) {
		const dates = { startDate: dateIn('startDate'), dueDate: dateIn('dueDate') }
		return { state: kind.openOn(dates, companyToday(now)).state.state, publishAt: null }
	}
	const schedule = { publishAt: dateIn('publishAt'), unpublishAt: dateIn('unpublishAt') }
	const isPublished = kind.publishedField !== null && stored[kind.publishedField] === true
	return { state: publishState(isPublished, schedule, now), publishAt: schedule.publishAt }
}

/** Drafts have no search key, so the Worker reads their titles and compares them. */
const mostDraftsRead = 500

/** Finds drafts of items that were never saved, by their titles, the newest first. */
export async function searchDrafts(db: Database, wanted: readonly ItemKindName[], text: string): Promise<FoundItem[]> {
	const rows = await db
		.select({ kind: drafts.kind, draftId: drafts.id, title: drafts.title })
		.from(drafts)
		.where(and(inArray(drafts.kind, [...wanted]), isNull(drafts.itemId)))
		.orderBy(desc(drafts.id))
		.limit(mostDraftsRead)
	return rows
		.filter(({ title }) => containsWords(title, text))
		.map((row) => ({
			...row,
			id: null,
			excerpt: null,
			state: 'draft',
			publishAt: null,
			hasDraft: true,
			changesAt: null,
		}))
}
