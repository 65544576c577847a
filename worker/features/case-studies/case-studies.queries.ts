import { and, desc, eq, sql } from 'drizzle-orm'
import type {
	CaseStudiesQuery,
	CaseStudyDetails,
	CaseStudyListed,
	CaseStudyOrder,
} from '#contracts/content/case-studies.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Sorting } from '#contracts/shared/sorting.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { listedForStaff, type MediaUrl, titleContains } from '#worker/publishing/publishable.ts'
import { scheduledOf } from '#worker/publishing/schedule.ts'
import { caseStudies } from './case-studies.table.ts'
import { caseStudyOf, listedCaseStudyOf, selectRows, selectWhole } from './case-study-rows.ts'

const orders = {
	publishedDate: [caseStudies.publishedDate, caseStudies.id],
	title: [caseStudies.titleKey, caseStudies.id],
}

/** The plus keeps SQLite from sorting a category: it reads the index of the order until the page is full. */
const isInCategory = (id: number, { sortBy }: Sorting<CaseStudyOrder>) =>
	sortBy ? sql`+${caseStudies.categoryId} = ${id}` : eq(caseStudies.categoryId, id)

/** Case studies for staff, by default the newest first. */
export async function listCaseStudies(
	db: Database,
	urlOf: MediaUrl,
	{ categoryId, isPublished, title, pageNumber, pageSize, ...order }: CaseStudiesQuery,
	now = new Date(),
): Promise<Paged<CaseStudyListed>> {
	const filters = and(
		categoryId === null ? undefined : isInCategory(categoryId, order),
		titleContains(caseStudies, title),
	)
	const listing = listedForStaff(caseStudies.isPublished, isPublished, filters)
	const newestFirst = [desc(caseStudies.publishedDate), desc(caseStudies.id)]
	const rows = selectRows(db, listing.where).orderBy(...orderOf(order, orders, newestFirst))
	const page = await selectPage(db, { rows, table: caseStudies, ...listing }, { pageNumber, size: pageSize })
	return { ...page, content: await Promise.all(page.content.map((row) => listedCaseStudyOf(row, urlOf, now))) }
}

export async function findCaseStudy(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<CaseStudyDetails | null> {
	const [found] = await selectWhole(db, eq(caseStudies.id, id))
	if (!found) return null
	const { version, updatedBy } = found
	const schedule = scheduledOf(found, found.isPublished, now)
	return { ...(await caseStudyOf(found, urlOf)), ...schedule, version, updatedBy }
}
