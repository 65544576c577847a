import { and, desc, eq } from 'drizzle-orm'
import type { CaseStudiesQuery, CaseStudyDetails, CaseStudyListed } from '#contracts/content/case-studies.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { listedForStaff, type MediaUrl, titleContains } from '#worker/publishing/publishable.ts'
import { scheduledOf } from '#worker/publishing/schedule.ts'
import { caseStudies } from './case-studies.table.ts'
import { caseStudyOf, listedCaseStudyOf, selectRows, selectWhole } from './case-study-rows.ts'

/** Case studies for staff, the newest first. */
export async function listCaseStudies(
	db: Database,
	urlOf: MediaUrl,
	{ categoryId, isPublished, title, pageNumber, pageSize }: CaseStudiesQuery,
	now = new Date(),
): Promise<Paged<CaseStudyListed>> {
	const filters = and(
		categoryId === null ? undefined : eq(caseStudies.categoryId, categoryId),
		titleContains(caseStudies, title),
	)
	const listing = listedForStaff(caseStudies.isPublished, isPublished, filters)
	const rows = selectRows(db, listing.where).orderBy(desc(caseStudies.publishedDate), desc(caseStudies.id))
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
