import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type ItemKindName, itemKinds, itemPagePath, kindFacts } from '#contracts/items/kinds.ts'
import { groupOfKind, type SearchGroup, type SiteHit, searchGroups } from '#contracts/search/site-search.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { type SearchedWord, searchKey } from '#contracts/shared/search-key.ts'
import { brand } from '#web/content/brand.ts'
import type { Database } from '#worker/data/db.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import type { ScheduledTable } from '#worker/editing/rows/edited-table.ts'
import { searchTexts } from '#worker/editing/search-texts.table.ts'
import { textColumns, textOf } from '#worker/editing/search-texts.ts'
import { filePages } from '#worker/files/file-pages.table.ts'
import { holderShowsAt, isShownAt } from '#worker/files/file-states.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { withinOwnSchedule } from '#worker/publishing/schedule.ts'
import { isOpenOn } from '../careers/job-rows.ts'
import { kinds } from '../item-kinds.ts'
import type { Candidate, FoundItem } from './candidate.ts'
import { excerptAround } from './excerpt-around.ts'
import { ranks, sqlHoldsAll } from './matching.ts'

/** The kinds that visitors see: a closed list, and only those whose page the company has. */
const publicKinds: readonly ItemKindName[] = itemKinds.filter(
	(kind) => !brand.switchedOff.some((path) => path === kindFacts[kind].publicList.path),
)

/** Whether visitors see a row of a kind. It stands in every query of this file. */
function isVisible(name: ItemKindName, now: Date): SQL | undefined {
	const kind = kinds[name]
	if (kind.publishedField === null) return isOpenOn(companyToday(now))
	const box = columnOf(kind, kind.publishedField)
	return and(sql`${box} = 1`, withinOwnSchedule(kind.table as unknown as ScheduledTable, now))
}

export type Found = { candidates: Candidate[]; counts: Partial<Record<SearchGroup, number>> }

/** Finds visible items by their titles and texts: the best `most` of each kind, and how many there are. */
export async function itemHits(db: Database, words: readonly SearchedWord[], most: number, now: Date): Promise<Found> {
	const whole = words.map(({ keys }) => keys[0]).join(' ')
	const inTitle = sqlHoldsAll(sql`${searchTexts.title}`, words)
	const rank = sql<number>`case when ${searchTexts.title} = ${whole} then ${ranks.wholeTitle} when ${inTitle} then ${ranks.title} else ${ranks.text} end`
	const found = await Promise.all(
		publicKinds.map(async (kind) => {
			const { table } = kinds[kind]
			const ofKind = searchKey([searchGroups[groupOfKind[kind]], ...kindFacts[kind].units].join(' '))
			const inEither = sqlHoldsAll(sql`${searchTexts.title} || ' ' || ${searchTexts.text} || ${` ${ofKind}`}`, words)
			const rows = await db
				.select({ id: searchTexts.id, rank, at: table.createdAt, total: sql<number>`count(*) over ()` })
				.from(searchTexts)
				.innerJoin(table, eq(table.id, searchTexts.id))
				.where(and(eq(searchTexts.kind, kind), isVisible(kind, now), inEither))
				.orderBy(rank, desc(table.createdAt), desc(searchTexts.id))
				.limit(most)
			return { kind, rows }
		}),
	)
	const counts: Found['counts'] = {}
	for (const { kind, rows } of found) {
		const group = groupOfKind[kind]
		counts[group] = (counts[group] ?? 0) + (rows[0]?.total ?? 0)
	}
	const candidates = found.flatMap(({ kind, rows }) =>
		rows.map(
			({ id, rank, at }): Candidate => ({
				group: groupOfKind[kind],
				rank,
				at: String(at),
				read: { kind, id, file: null },
			}),
		),
	)
	return { candidates, counts }
}

/** Finds PDFs that visible items show by the words of their pages: the newest `most`, each with its first such page. */
export async function fileHits(db: Database, words: readonly SearchedWord[], most: number, now: Date): Promise<Found> {
	const rows = await db
		.select({
			key: filePages.fileKey,
			page: sql<number>`min(${filePages.page})`,
			kind: sql<ItemKindName>`${fileHolders.holder}`,
			id: fileHolders.holderId,
			at: files.createdAt,
			total: sql<number>`count(*) over ()`,
		})
		.from(filePages)
		.innerJoin(files, eq(files.key, filePages.fileKey))
		.innerJoin(
			fileHolders,
			and(
				eq(fileHolders.fileKey, filePages.fileKey),
				inArray(fileHolders.holder, [...publicKinds]),
				holderShowsAt(now),
			),
		)
		.where(and(sqlHoldsAll(sql`${filePages.key}`, words), isShownAt(now)))
		.groupBy(filePages.fileKey)
		.orderBy(desc(files.createdAt))
		.limit(most)
	return {
		candidates: rows.map(({ key, page, kind, id, at }) => ({
			group: 'documents',
			rank: ranks.text,
			at,
			read: { kind, id, file: { key, page } },
		})),
		counts: { documents: rows[0]?.total ?? 0 },
	}
}

const pathOf = (kind: ItemKindName, id: number) => (kind === 'news' ? `/news?item=${id}` : itemPagePath(kind, id))

/** Reads found items for their hits, those of them that visitors still see. */
export async function readItems(
	db: Database,
	found: readonly FoundItem[],
	words: readonly SearchedWord[],
	now: Date,
): Promise<Map<FoundItem, SiteHit>> {
	const hits = new Map<FoundItem, SiteHit>()
	await Promise.all(
		publicKinds.map(async (name) => {
			const ofKind = found.filter(({ kind }) => kind === name)
			if (ofKind.length === 0) return
			const kind = kinds[name]
			const ids = JSON.stringify(ofKind.map(({ id }) => id))
			const rows = await db
				.select({ id: kind.table.id, values: textColumns(name, kind) })
				.from(kind.table)
				.where(and(isVisible(name, now), inArray(kind.table.id, sql`(select value from json_each(${ids}))`)))
			const pages = await pagesOf(db, ofKind)
			for (const item of ofKind) {
				const row = rows.find(({ id }) => Number(id) === item.id)
				const page = item.file && pages.find(({ key, page }) => key === item.file?.key && page === item.file.page)
				if (!row || (item.file && !page)) continue
				const text = page ? page.text : textOf(name, kind, row.values)
				hits.set(item, {
					group: page ? 'documents' : groupOfKind[name],
					title: String(row.values[kind.titleField] ?? ''),
					path: page ? `${mediaPath(page)}#page=${page.page}` : pathOf(name, item.id),
					page: page ? page.page : null,
					excerpt: excerptAround(text, words),
				})
			}
		}),
	)
	return hits
}

/** The texts of the found pages of PDFs. */
async function pagesOf(db: Database, found: readonly FoundItem[]) {
	const wanted = JSON.stringify(found.flatMap(({ file }) => (file ? [file] : [])))
	if (wanted === '[]') return []
	return db
		.select({ key: files.key, name: files.name, page: filePages.page, text: filePages.text })
		.from(filePages)
		.innerJoin(files, eq(files.key, filePages.fileKey))
		.where(
			sql`(${filePages.fileKey}, ${filePages.page}) in (select value ->> 'key', value ->> 'page' from json_each(${wanted}))`,
		)
}

/** The newest titles of a kind that a search without hits compares. */
const mostTitles = 2_000

export type Title = { title: string; key: string; item: FoundItem; group: SearchGroup; at: string }

/** The titles of visible items. */
export async function visibleTitles(db: Database, now: Date): Promise<Title[]> {
	const all = await Promise.all(
		publicKinds.map(async (name) => {
			const kind = kinds[name]
			const rows = await db
				.select({
					id: kind.table.id,
					title: sql<string>`${columnOf(kind, kind.titleField)}`,
					key: searchTexts.title,
					at: kind.table.createdAt,
				})
				.from(kind.table)
				.innerJoin(searchTexts, and(eq(searchTexts.kind, name), eq(searchTexts.id, kind.table.id)))
				.where(isVisible(name, now))
				.orderBy(desc(kind.table.id))
				.limit(mostTitles)
			return rows.map(({ id, title, key, at }) => ({
				...{ title, key, group: groupOfKind[name], at: String(at) },
				item: { kind: name, id: Number(id), file: null },
			}))
		}),
	)
	return all.flat()
}

export const pathOfItem = ({ kind, id }: FoundItem) => pathOf(kind, id)
