import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type {
	CaseStudy,
	CaseStudyCategoryName,
	CaseStudyRow,
	PublicCaseStudiesQuery,
} from '#contracts/content/case-studies.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import type { DownloadedFile } from '#worker/publishing/download-file.ts'
import { listedForVisitors, type MediaUrl, titleContains } from '#worker/publishing/publishable.ts'
import { changedForVisitors, withinOwnSchedule, withinSchedule } from '#worker/publishing/schedule.ts'
import { caseStudies, caseStudyCategories } from './case-studies.table.ts'
import { caseStudyOf, caseStudyRowOf, type ListedRow, selectPdf, selectRows, selectWhole } from './case-study-rows.ts'

const publishedAt = (now: Date) => and(eq(caseStudies.isPublished, true), withinSchedule(caseStudies, now))
const newestFirst = [desc(caseStudies.publishedDate), desc(caseStudies.id)] as const
const relatedShown = 3

const rowsOf = (rows: readonly ListedRow[], urlOf: MediaUrl) =>
	Promise.all(rows.map((row) => caseStudyRowOf(row, urlOf)))

function statementsFor(db: Database, { categoryId, title, pageNumber, pageSize }: PublicCaseStudiesQuery, now: Date) {
	const filters = and(
		categoryId === null ? undefined : eq(caseStudies.categoryId, categoryId),
		titleContains(caseStudies, title),
	)
	const listing = listedForVisitors(caseStudies, caseStudies.isPublished, now, filters)
	return [
		selectRows(db, listing.where)
			.orderBy(...newestFirst)
			.limit(pageSize)
			.offset(pageSize * (pageNumber - 1)),
		selectTotal(db, caseStudies, listing),
	] as const
}

async function pageOf(
	rows: readonly ListedRow[],
	[counted]: { total: number }[],
	urlOf: MediaUrl,
	size: number,
): Promise<Paged<CaseStudyRow>> {
	const totalElements = counted?.total ?? 0
	return { content: await rowsOf(rows, urlOf), totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** Published case studies, the newest first. */
export async function listPublishedCaseStudies(
	db: Database,
	urlOf: MediaUrl,
	query: PublicCaseStudiesQuery,
	now = new Date(),
): Promise<Paged<CaseStudyRow>> {
	const [rows, counted] = await db.batch(statementsFor(db, query, now))
	return pageOf(rows, counted, urlOf, query.pageSize)
}

/** The same page with the categories of published case studies, to choose from. */
export async function readCaseStudiesPage(
	db: Database,
	urlOf: MediaUrl,
	query: PublicCaseStudiesQuery,
	now = new Date(),
) {
	const [rows, counted, categories] = await db.batch([...statementsFor(db, query, now), selectUsedCategories(db, now)])
	return { caseStudies: await pageOf(rows, counted, urlOf, query.pageSize), categories }
}

const selectUsedCategories = (db: Database, now: Date) =>
	db
		.select({ categoryId: caseStudyCategories.id, categoryName: caseStudyCategories.name })
		.from(caseStudyCategories)
		.where(
			sql`exists (select 1 from ${caseStudies} where ${and(eq(caseStudies.categoryId, caseStudyCategories.id), publishedAt(now))})`,
		)
		.orderBy(asc(caseStudyCategories.nameKey))

/** A published case study, by its id or else by its title. */
export async function findPublishedCaseStudy(
	db: Database,
	urlOf: MediaUrl,
	{ id, title }: { id: number | null; title: string | null },
	now = new Date(),
): Promise<CaseStudy | null> {
	const asked = id === null ? eq(caseStudies.title, title ?? '') : eq(caseStudies.id, id)
	const [found] = await selectWhole(db, and(publishedAt(now), asked))
		.orderBy(...newestFirst)
		.limit(1)
	return found ? caseStudyOf(found, urlOf) : null
}

export type CaseStudyLink = { id: number; title: string }
export type CaseStudyPage = {
	caseStudy: CaseStudy
	related: CaseStudyRow[]
	newer: CaseStudyLink | null
	older: CaseStudyLink | null
}

/** A published case study with its related and neighbouring case studies. */
export async function findCaseStudyPage(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<CaseStudyPage | null> {
	const [[found], related, [newer], [older]] = await db.batch([
		selectWhole(db, and(eq(caseStudies.id, id), publishedAt(now))),
		selectRelated(db, id, now),
		selectNeighbour(db, id, 'newer', now),
		selectNeighbour(db, id, 'older', now),
	])
	if (!found) return null
	return {
		caseStudy: await caseStudyOf(found, urlOf),
		related: await rowsOf(related, urlOf),
		newer: newer ?? null,
		older: older ?? null,
	}
}

/** The newest other case studies of the category. */
function selectRelated(db: Database, id: number, now: Date) {
	const own = sql`(select category_id from case_studies where id = ${id})`
	return selectRows(db, and(eq(caseStudies.categoryId, own), publishedAt(now), ne(caseStudies.id, id)))
		.orderBy(...newestFirst)
		.limit(relatedShown)
}

/** The next newer or older published case study. */
function selectNeighbour(db: Database, id: number, which: 'newer' | 'older', now: Date) {
	const place = sql`(${caseStudies.publishedDate}, ${caseStudies.id})`
	const own = sql`(select published_date, id from case_studies where id = ${id})`
	const [beyond, order]: [SQL, readonly SQL[]] =
		which === 'older'
			? [sql`${place} < ${own}`, newestFirst]
			: [sql`${place} > ${own}`, [asc(caseStudies.publishedDate), asc(caseStudies.id)]]
	return db
		.select({ id: caseStudies.id, title: caseStudies.title })
		.from(caseStudies)
		.where(and(publishedAt(now), beyond))
		.orderBy(...order)
		.limit(1)
}

export async function listNewestCaseStudies(
	db: Database,
	urlOf: MediaUrl,
	most: number,
	now = new Date(),
): Promise<CaseStudyRow[]> {
	const rows = selectRows(db, publishedAt(now))
		.orderBy(...newestFirst)
		.limit(most)
	return rowsOf(await rows, urlOf)
}

/** The published case studies for the sitemap. */
export const listCaseStudyAddresses = (db: Database, now = new Date()): Promise<{ id: number; updatedAt: string }[]> =>
	db
		.select({ id: caseStudies.id, updatedAt: changedForVisitors(caseStudies) })
		.from(caseStudies)
		.where(and(eq(caseStudies.isPublished, true), withinOwnSchedule(caseStudies, now)))
		.orderBy(...newestFirst)

/** Which of these case studies visitors see. */
export const selectVisibleCaseStudies = (db: Database, ids: readonly number[], now = new Date()) =>
	db
		.select({ id: caseStudies.id })
		.from(caseStudies)
		.where(and(publishedAt(now), isAmong(caseStudies.id, ids)))

/** The PDF of a published case study. */
export async function findPublishedPdf(db: Database, id: number, now = new Date()): Promise<DownloadedFile | null> {
	const [found] = await selectPdf(db, and(eq(caseStudies.id, id), publishedAt(now)))
	return found ?? null
}

/** All categories by name, for visitors. */
export const listCategoryNames = (db: Database): Promise<CaseStudyCategoryName[]> =>
	db
		.select({ categoryId: caseStudyCategories.id, categoryName: caseStudyCategories.name })
		.from(caseStudyCategories)
		.orderBy(asc(caseStudyCategories.nameKey))
