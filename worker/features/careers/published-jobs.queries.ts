import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Job, JobDetails, OpenJob, PostedJob } from '#contracts/careers/careers.ts'
import { questionsIn } from '#contracts/careers/questions.ts'
import { companyMoment, companyToday } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { normalised } from '#worker/data/normalise.ts'
import { recleanIfOutdated } from '#worker/publishing/rich-text.ts'
import { jobPosts, jobTypes } from './careers.table.ts'
import { isOpenOn, jobColumns, withState } from './job-rows.ts'

const postedColumns = { ...jobColumns, createdAt: jobPosts.createdAt }

const detailsColumns = {
	jobDescription: jobPosts.jobDescription,
	cleanedBy: jobPosts.cleanedBy,
	questions: sql`${jobPosts.questions}`.mapWith((stored) => questionsIn(stored).filter(({ retired }) => !retired)),
}

const later = (one: string, other: string) => (one > other ? one : other)

/** When a calendar date begins at the company, as UTC. */
const startOf = (date: string) => new Date(companyMoment(`${date}T00:00`)).toISOString()

/** A job is posted on its start date, or later when it was written later. */
const posted = <Row extends Omit<Job, 'status'>>(row: Row, createdAt: string, today: string) => ({
	...withState(row, today),
	postedAt: later(createdAt, startOf(row.startDate)),
})

const selectOpen = (db: Database, today: string) =>
	db
		.select(postedColumns)
		.from(jobPosts)
		.innerJoin(jobTypes, eq(jobTypes.id, jobPosts.jobTypeId))
		.where(isOpenOn(today))
		.orderBy(desc(jobPosts.startDate), desc(jobPosts.id))

const openJobsOf = (rows: Awaited<ReturnType<typeof selectOpen>>, today: string): OpenJob[] =>
	rows.map(({ createdAt, ...row }) => posted(row, createdAt, today))

/** The open jobs of a day, the newest first. */
export const listOpenJobs = async (db: Database, today = companyToday()): Promise<OpenJob[]> =>
	openJobsOf(await selectOpen(db, today), today)

/** The filters of the list; null for all. */
export type OpeningsFilter = { location: string | null; type: number | null }

/** A value of a filter, with the number of jobs that it would show. */
export type FilterChoice<Value> = { value: Value; name: string; count: number }

export type FilteredJobs = {
	jobs: OpenJob[]
	/** The number without any filter. */
	total: number
	places: FilterChoice<string>[]
	types: FilterChoice<number>[]
	/** The filter that was applied. A place or type without an open job filters nothing. */
	filter: OpeningsFilter
}

const placeOf = ({ jobLocation }: OpenJob) => normalised(jobLocation)

/** The open jobs of a place and a type, with the choices of both filters. Each choice is counted under the other filter. */
export async function readOpenings(db: Database, asked: OpeningsFilter, today = companyToday()): Promise<FilteredJobs> {
	const all = await listOpenJobs(db, today)
	const place = asked.location === null ? null : normalised(asked.location)
	const ofPlace = all.find((job) => placeOf(job) === place)
	const type = all.some(({ jobTypeId }) => jobTypeId === asked.type) ? asked.type : null
	const inPlace = (job: OpenJob) => !ofPlace || placeOf(job) === place
	const isOfType = (job: OpenJob) => type === null || job.jobTypeId === type
	return {
		jobs: all.filter((job) => inPlace(job) && isOfType(job)),
		total: all.length,
		places: choices(all, isOfType, placeOf, ({ jobLocation }) => ({ value: jobLocation, name: jobLocation })),
		types: choices(
			all,
			inPlace,
			({ jobTypeId }) => jobTypeId,
			({ jobTypeId, jobTypeDescription }) => ({ value: jobTypeId, name: jobTypeDescription }),
		),
		filter: { location: ofPlace?.jobLocation ?? null, type },
	}
}

function choices<Value>(
	all: readonly OpenJob[],
	isCounted: (job: OpenJob) => boolean,
	keyOf: (job: OpenJob) => string | number,
	labelOf: (job: OpenJob) => { value: Value; name: string },
): FilterChoice<Value>[] {
	const found = new Map<string | number, FilterChoice<Value>>()
	for (const job of all) {
		const choice = found.get(keyOf(job)) ?? { ...labelOf(job), count: 0 }
		found.set(keyOf(job), { ...choice, count: choice.count + Number(isCounted(job)) })
	}
	return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** A job in any state; null if there is none. */
export async function findJob(db: Database, id: number, today = companyToday()): Promise<JobDetails | null> {
	const [row] = await db
		.select({ ...jobColumns, ...detailsColumns })
		.from(jobPosts)
		.innerJoin(jobTypes, eq(jobTypes.id, jobPosts.jobTypeId))
		.where(eq(jobPosts.id, id))
	if (!row) return null
	const { cleanedBy, jobDescription, ...job } = row
	return { ...withState(job, today), jobDescription: await recleanIfOutdated(jobDescription, cleanedBy) }
}

/** An open or closed job and the other open ones. Without an id, only the others. */
export async function readPostedJob(
	db: Database,
	id: number | null,
	today = companyToday(),
): Promise<{ job: PostedJob | null; others: OpenJob[] }> {
	const [found, open] = await db.batch([
		db
			.select({
				...postedColumns,
				employmentType: jobTypes.employmentType,
				...detailsColumns,
			})
			.from(jobPosts)
			.innerJoin(jobTypes, eq(jobTypes.id, jobPosts.jobTypeId))
			.where(and(eq(jobPosts.id, id ?? 0), lte(jobPosts.startDate, today))),
		selectOpen(db, today),
	])
	const others = openJobsOf(open, today).filter((other) => other.id !== id)
	const [row] = found
	if (!row) return { job: null, others }
	const { cleanedBy, createdAt, jobDescription, ...job } = row
	return {
		job: { ...posted(job, createdAt, today), jobDescription: await recleanIfOutdated(jobDescription, cleanedBy) },
		others,
	}
}

/** The time of the last change of the list: a save, an opening or a closing; null before the first job. */
export async function newestJobChange(db: Database, today = companyToday()): Promise<string | null> {
	const [newest] = await db
		.select({
			saved: sql<string | null>`max(${jobPosts.updatedAt})`,
			opened: sql<string | null>`max(${jobPosts.startDate})`,
			// A job closes when its last day is over.
			closed: sql<
				string | null
			>`max(case when ${jobPosts.dueDate} < ${today} then date(${jobPosts.dueDate}, '+1 day') end)`,
		})
		.from(jobPosts)
		.where(lte(jobPosts.startDate, today))
	if (!newest?.saved || !newest.opened) return null
	const days = [newest.opened, newest.closed].filter((day) => day !== null)
	return days.map(startOf).reduce(later, newest.saved)
}

/** Which of these jobs have a page. A closed job keeps its page. */
export const selectVisibleJobs = (db: Database, ids: readonly number[], today = companyToday()) =>
	db
		.select({ id: jobPosts.id })
		.from(jobPosts)
		.where(and(lte(jobPosts.startDate, today), isAmong(jobPosts.id, ids)))
