import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Job, OpenJob, PostedJob } from '#contracts/careers/careers.ts'
import { momentInIndia, todayInIndia } from '#contracts/shared/india-time.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { asCleanedNow } from '#worker/publishing/rich-text.ts'
import { jobPosts, jobTypes } from './careers.table.ts'
import { isOpenOn, jobColumns, withState } from './job-rows.ts'

const postedColumns = { ...jobColumns, createdAt: jobPosts.createdAt }

const later = (one: string, other: string) => (one > other ? one : other)

/** The beginning of a calendar date in India, UTC. */
const startOf = (date: string) => new Date(momentInIndia(`${date}T00:00`)).toISOString()

/** Visitors find a job from its start date on, unless it was written later. */
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

/** What can be applied for on this day, newest first. */
export const listOpenJobs = async (db: Database, today = todayInIndia()): Promise<OpenJob[]> =>
	openJobsOf(await selectOpen(db, today), today)

/** What a list is narrowed down to; null is everything. */
export type OpeningsFilter = { location: string | null; type: number | null }

/** A value that the list can be narrowed down to, with what it would then show. */
export type Choice<Value> = { value: Value; name: string; count: number }

export type Openings = {
	jobs: OpenJob[]
	/** How many there are without any filter. */
	total: number
	places: Choice<string>[]
	types: Choice<number>[]
	/** As it was applied: a place or a type that no open job has filters nothing. */
	filter: OpeningsFilter
}

const placeOf = ({ jobLocation }: OpenJob) => normalised(jobLocation)

/** Open jobs of a place and of a type, with all that can be chosen; each is counted as the other filter leaves it. */
export async function readOpenings(db: Database, asked: OpeningsFilter, today = todayInIndia()): Promise<Openings> {
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
): Choice<Value>[] {
	const found = new Map<string | number, Choice<Value>>()
	for (const job of all) {
		const choice = found.get(keyOf(job)) ?? { ...labelOf(job), count: 0 }
		found.set(keyOf(job), { ...choice, count: choice.count + Number(isCounted(job)) })
	}
	return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** A job that is open or has closed, and what else is open. `id` null: no such job. */
export async function readPostedJob(
	db: Database,
	id: number | null,
	today = todayInIndia(),
): Promise<{ job: PostedJob | null; others: OpenJob[] }> {
	const [found, open] = await db.batch([
		db
			.select({
				...postedColumns,
				employmentType: jobTypes.employmentType,
				jobDescription: jobPosts.jobDescription,
				cleanedBy: jobPosts.cleanedBy,
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
		job: { ...posted(job, createdAt, today), jobDescription: await asCleanedNow(jobDescription, cleanedBy) },
		others,
	}
}

/** When the list of open jobs last changed: by a save, or because the day had come to open or to close; null where there never was one. */
export async function newestJobChange(db: Database, today = todayInIndia()): Promise<string | null> {
	const [newest] = await db
		.select({
			saved: sql<string | null>`max(${jobPosts.updatedAt})`,
			opened: sql<string | null>`max(${jobPosts.startDate})`,
			// It has closed once its last day is over.
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
