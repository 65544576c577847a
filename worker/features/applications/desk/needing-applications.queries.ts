import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { mostCounted, type Needs, rowsOfGroup } from '#contracts/operations/dashboard.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { jobApplications } from '../applications.table.ts'
import { closedBefore, isOverdueAt } from './hiring-desk.queries.ts'
import { erasedOn, isUnreadBy, promisedBy } from './hiring-rows.ts'

const { id, ownerId, waitingSince, jobId } = jobApplications

/** Applicants who should have heard by now: first those of the user, then who waits longest. */
export function overdueApplications(
	db: Database,
	staffId: number,
	now: Date,
): Part<Pick<Needs, 'overdueApplications'>> {
	const overdue = db
		.select({
			id,
			name: sql<string>`${jobApplications.firstName} || ' ' || ${jobApplications.lastName}`.as('name'),
			jobPost: jobPosts.jobPosition,
			waitingSince,
			answerDays: jobPosts.answerDays,
			isOwn: sql<boolean>`${ownerId} is ${staffId}`.mapWith(Boolean).as('is_own'),
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobId))
		.where(isOverdueAt(now))
		.orderBy(sql`is_own desc`, asc(waitingSince), asc(id))
		.limit(mostCounted)
	return part([overdue], ([found]) => ({
		overdueApplications: {
			count: found.length,
			rows: found.slice(0, rowsOfGroup).map(({ waitingSince: since, answerDays, ...row }) => ({
				...row,
				at: promisedBy(since ?? '', answerDays),
			})),
		},
	}))
}

/** The jobs whose applications are erased soon, the next first. */
export function soonErased(db: Database, retentionDays: number, now: Date): Part<Pick<Needs, 'soonErased'>> {
	// drizzle leaves the tables out of columns in a select from one table.
	const ofJob = sql`from job_applications where job_applications.job_id = job_posts.id`
	const closed = and(lte(jobPosts.closedOn, closedBefore(retentionDays, now)), sql`exists (select 1 ${ofJob})`)
	const jobs = db
		.select({
			id: jobPosts.id,
			jobPost: jobPosts.jobPosition,
			closedOn: jobPosts.closedOn,
			count: sql<number>`(select count(*) ${ofJob})`.as('applications'),
		})
		.from(jobPosts)
		.where(closed)
		.orderBy(asc(jobPosts.closedOn), asc(jobPosts.id))
		.limit(mostCounted)
	return part([jobs], ([found]) => ({
		soonErased: {
			count: Math.min(
				found.reduce((sum, { count }) => sum + count, 0),
				mostCounted,
			),
			rows: found
				.slice(0, rowsOfGroup)
				.map(({ closedOn, ...row }) => ({ ...row, erasedOn: erasedOn(closedOn, retentionDays) })),
		},
	}))
}

/** The newest applications that a user has not opened, and the condition that counts them. */
export function selectUnreadApplications(db: Database, staffId: number, most: number) {
	const where = isUnreadBy(staffId)
	const rows = db
		.select({
			id: jobApplications.id,
			name: sql<string>`${jobApplications.firstName} || ' ' || ${jobApplications.lastName}`.as('name'),
			jobPost: jobPosts.jobPosition,
			at: jobApplications.createdAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(where)
		.orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
		.limit(most)
	return { rows, counted: { table: jobApplications, where } }
}
