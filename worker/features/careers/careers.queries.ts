import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { EditedJob, JobRow, JobsQuery } from '#contracts/careers/careers.ts'
import { questionsIn } from '#contracts/careers/questions.ts'
import { stages } from '#contracts/hiring/stages.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { containsText, selectPage } from '#worker/data/select-page.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { editedBy } from '#worker/editing/rows/edited-table.ts'
import { recleanIfOutdated } from '#worker/publishing/rich-text.ts'
import { jobPosts, jobTypes } from './careers.table.ts'
import { answeredQuestions } from './job-questions.ts'
import { jobColumns, withState } from './job-rows.ts'

type Stages = JobRow['stages']

/** The number of applications in each stage. The names stand for those of the table, which imports this feature. */
const countsOfStages = sql`(select json_object(${sql.join(
	stages.flatMap((stage) => [sql`${stage}`, sql`count(*) filter (where state = ${stage})`]),
	sql`, `,
)}) from job_applications where job_id = ${jobPosts.id})`.mapWith(withoutZeros)

function withoutZeros(stored: string): Stages {
	const counts: Record<string, number> = JSON.parse(stored)
	return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

const orders = {
	dueDate: [jobPosts.dueDate, jobPosts.startDate, jobPosts.id],
	jobPosition: [jobPosts.positionKey, jobPosts.id],
}

/** The plus keeps SQLite from sorting a type: it reads the index of the order until the page is full. */
const isOfType = (id: number, sortBy: JobsQuery['sortBy']) =>
	sortBy ? sql`+${jobPosts.jobTypeId} = ${id}` : eq(jobPosts.jobTypeId, id)

const matching = ({ jobLocation, jobPosition, jobTypeId, startDate, dueDate, sortBy }: JobsQuery): SQL | undefined =>
	and(
		jobTypeId === null ? undefined : isOfType(jobTypeId, sortBy),
		startDate === null ? undefined : gte(jobPosts.startDate, startDate),
		dueDate === null ? undefined : lte(jobPosts.dueDate, dueDate),
		jobPosition === null
			? undefined
			: containsText({ key: jobPosts.positionKey, text: jobPosts.jobPosition }, jobPosition),
		jobLocation === null
			? undefined
			: containsText({ key: jobPosts.locationKey, text: jobPosts.jobLocation }, jobLocation),
	)

/** Jobs for staff, by default the newest id first. */
export async function listJobs(db: Database, query: JobsQuery, today = companyToday()): Promise<Paged<JobRow>> {
	const where = matching(query)
	const rows = db
		.select({ ...jobColumns, stages: countsOfStages, erasedApplications: jobPosts.erasedApplications })
		.from(jobPosts)
		.innerJoin(jobTypes, eq(jobTypes.id, jobPosts.jobTypeId))
		.where(where)
		.orderBy(...orderOf(query, orders, [desc(jobPosts.id)]))
	const page = await selectPage(db, { rows, table: jobPosts, where }, query)
	const rowOf = (row: (typeof page.content)[number]): JobRow => ({
		...withState(row, today),
		applications: Object.values(row.stages).reduce((sum, count) => sum + count, 0),
	})
	return { ...page, content: page.content.map(rowOf) }
}

/** A job for its form; null if there is none. */
export async function findEditedJob(db: Database, id: number, today = companyToday()): Promise<EditedJob | null> {
	const [row] = await db
		.select({
			...jobColumns,
			...editedBy(jobPosts),
			jobDescription: jobPosts.jobDescription,
			answerDays: jobPosts.answerDays,
			cleanedBy: jobPosts.cleanedBy,
			questions: sql`${jobPosts.questions}`.mapWith(questionsIn),
			answeredQuestions: sql<string[]>`${answeredQuestions(jobPosts.id)}`.mapWith(JSON.parse),
		})
		.from(jobPosts)
		.innerJoin(jobTypes, eq(jobTypes.id, jobPosts.jobTypeId))
		.where(eq(jobPosts.id, id))
	if (!row) return null
	const { cleanedBy, jobDescription, ...job } = row
	return { ...withState(job, today), jobDescription: await recleanIfOutdated(jobDescription, cleanedBy) }
}

/** The jobs whose last day is one of these, the next first, and the condition that counts them. */
export function selectClosingJobs(db: Database, from: string, to: string, most: number) {
	const where = and(gte(jobPosts.dueDate, from), lte(jobPosts.dueDate, to))
	const rows = db
		.select({
			id: jobPosts.id,
			title: jobPosts.jobPosition,
			location: jobPosts.jobLocation,
			dueDate: jobPosts.dueDate,
		})
		.from(jobPosts)
		.where(where)
		.orderBy(asc(jobPosts.dueDate), asc(jobPosts.startDate), asc(jobPosts.id))
		.limit(most)
	return { rows, counted: { table: jobPosts, where } }
}
