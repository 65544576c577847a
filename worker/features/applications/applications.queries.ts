import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
	type ApplicationOrder,
	type ApplicationsFilter,
	type ApplicationsPage,
	type ApplicationsQuery,
	type AppliedJob,
	applicationsPageSize,
	type JobApplication,
} from '#contracts/careers/applications.ts'
import { storedOrigin } from '#contracts/shared/origin.ts'
import { asciiDigits } from '#contracts/shared/plain-characters.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIdOf, selectNewest } from '#worker/data/newest-rows.ts'
import { type Recent, selectRecent, selectTotal } from '#worker/data/row-counts.ts'
import { columnContains, containsText, findPage, pageOf } from '#worker/data/select-page.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { files } from '#worker/files/files.table.ts'
import { jobApplications } from './applications.table.ts'

/** The jobs are one bound parameter. A single job is compared directly, so that its index gives the order. */
const isForJob = (column: SQL | typeof jobApplications.jobId, jobs: readonly number[]): SQL | undefined => {
	const [first, ...others] = jobs
	if (first === undefined) return undefined
	if (others.length === 0) return eq(jobApplications.jobId, first)
	return sql`${column} in (select value from json_each(${JSON.stringify(jobs)}))`
}

/** Stored numbers have digits only. A search may have spaces, brackets or hyphens. */
const containsDigits = (searched: string): SQL =>
	columnContains(jobApplications.mobileNumber, asciiDigits(searched).replace(/[\s().+\p{Pd}]/gu, '') || searched)

/** The condition of the filters. `job` and `experience` replace their columns. */
export const matching = (
	filter: ApplicationsFilter,
	job: SQL | typeof jobApplications.jobId = jobApplications.jobId,
	experience: SQL | typeof jobApplications.experience = jobApplications.experience,
): SQL | undefined =>
	and(
		isForJob(job, filter.jobPosts),
		filter.noticePeriod === null ? undefined : eq(jobApplications.noticePeriod, filter.noticePeriod),
		filter.applicantExperienceFrom === null ? undefined : sql`${experience} >= ${filter.applicantExperienceFrom}`,
		filter.applicantExperienceTo === null ? undefined : sql`${experience} <= ${filter.applicantExperienceTo}`,
		filter.applicantLocation === null
			? undefined
			: containsText({ key: jobApplications.locationKey, text: jobApplications.location }, filter.applicantLocation),
		filter.mobileNumber === null ? undefined : containsDigits(filter.mobileNumber),
	)

/**
 * The same for an ordered list. The plus keeps SQLite from collecting and sorting half the table: it reads an index in
 * order until the page is full.
 */
export const matchingInOrder = (filter: ApplicationsFilter): SQL | undefined =>
	matching(
		filter,
		sql`+${jobApplications.jobId}`,
		filter.sortBy === 'applicantExperience' ? undefined : sql`+${jobApplications.experience}`,
	)

const sortedBy: Record<ApplicationOrder, readonly AnySQLiteColumn[]> = {
	createddate: [],
	jobPost: [jobPosts.positionKey, jobPosts.id],
	name: [jobApplications.nameKey],
	applicantExperience: [jobApplications.experience],
	applicantLocation: [jobApplications.locationKey],
}

/** Ties are in the order of arrival, in the same direction, like the indexes. */
const orderOf = ({ sortBy, sortDirection }: Pick<ApplicationsFilter, 'sortBy' | 'sortDirection'>): SQL[] =>
	[...sortedBy[sortBy], jobApplications.createdAt, jobApplications.id].map(sortDirection === 'asc' ? asc : desc)

/** The ids of the list, found in an index alone. SQLite omits the join if no column of the job is used. */
const selectIds = (db: Database, filter: ApplicationsFilter) =>
	db
		.select({ id: jobApplications.id })
		.from(jobApplications)
		.leftJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(matchingInOrder(filter))
		.orderBy(...orderOf(filter))

/** What an applicant has sent, from a query that joins the job and the file. */
export const appliedColumns = {
	jobPost: jobPosts.jobPosition,
	jobPostId: jobApplications.jobId,
	firstName: jobApplications.firstName,
	lastName: jobApplications.lastName,
	applicantExperience: jobApplications.experience,
	experienceStated: jobApplications.experienceStated,
	noticePeriod: jobApplications.noticePeriod,
	applicantLocation: jobApplications.location,
	mobileNumber: jobApplications.mobileNumber,
	file: sql<string>`${files.name}`.as('cv_name'),
	fileSize: files.size,
	origin: sql`${jobApplications.origin}`.mapWith(storedOrigin).as('stored_origin'),
}

const selectWhole = (db: Database, where: SQL) =>
	db
		.select({
			id: jobApplications.id,
			...appliedColumns,
			email: jobApplications.emailId,
			createddate: jobApplications.createdAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.innerJoin(files, eq(files.key, jobApplications.cvKey))
		.where(where)

/** Applications for staff, the newest first by default. SQLite reads the wide rows of one page only. */
export async function listApplications(db: Database, query: ApplicationsQuery): Promise<ApplicationsPage> {
	const { pageNumber, size } = query
	const ids = selectIds(db, query)
		.limit(size)
		.offset(size * (pageNumber - 1))
	const [content, [counted], [newest]] = await db.batch([
		selectWhole(db, inArray(jobApplications.id, ids)).orderBy(...orderOf(query)),
		selectTotal(db, jobApplications, { where: matching(query) }),
		selectNewest(db, { newest: newestIdOf(jobApplications) }),
	])
	return { ...pageOf(content, counted, size), newest: newest?.newest ?? 0 }
}

/** The ids of the whole list in its order. */
export async function listApplicationIds(db: Database, filter: ApplicationsFilter): Promise<number[]> {
	return (await selectIds(db, filter)).map(({ id }) => id)
}

/** The applications with these ids in their order, without those erased since. */
export async function readApplications(db: Database, ids: readonly number[]): Promise<JobApplication[]> {
	const found = await selectWhole(db, amongIds(ids))
	const byId = new Map(found.map((application) => [application.id, application]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

export const amongIds = (ids: readonly number[]): SQL =>
	sql`${jobApplications.id} in (select value from json_each(${JSON.stringify(ids)}))`

/** The CV of an application; null if there is none that fulfils the condition. */
export async function findResume(db: Database, id: number, condition?: SQL) {
	const [file] = await db
		.select({ key: files.key, name: files.name, type: files.type, size: files.size })
		.from(jobApplications)
		.innerJoin(files, eq(files.key, jobApplications.cvKey))
		.where(and(eq(jobApplications.id, id), condition))
	return file ?? null
}

/** All jobs by position, for the filter of the list. */
export const listAppliedJobs = (db: Database): Promise<AppliedJob[]> =>
	db
		.select({ id: jobPosts.id, jobPosition: jobPosts.jobPosition, jobLocation: jobPosts.jobLocation })
		.from(jobPosts)
		.orderBy(jobPosts.positionKey, desc(jobPosts.id))

/** Counts the applications since. */
export const selectRecentApplications = (db: Database, recent: Recent) =>
	selectRecent(db, jobApplications, jobApplications.createdAt, recent)

/** The page of the unfiltered list that holds an application; null if it was erased. */
export const pageOfApplication = (db: Database, id: number) => findPage(db, jobApplications, id, applicationsPageSize)
