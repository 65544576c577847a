import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { person } from '#contracts/desks/desk.ts'
import { mostCounted, type Needs, rowsOfGroup } from '#contracts/operations/dashboard.ts'
import { dayMs, hourMs, interviewDays } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { users } from '#worker/data/users.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { jobApplications } from '../applications.table.ts'
import { hiringDesk, hiringDeskSeenBy } from '../desk/hiring-desk.ts'
import { isComing } from './cancel-interviews.ts'
import { interviewers, interviews } from './interviews.table.ts'

const { id, applicationId, startsAt, minutes, place, words, cancelledAt, answer, answeredAt, version } = interviews
const shown = { id, startsAt, minutes, place, words, cancelledAt, answer, answeredAt }
const inOrder = [asc(startsAt), asc(id)]

const people = z.array(person)

/** The interviews of an application for staff: see the contract. */
export const selectInterviews = (db: Database, ofApplication: number, now = new Date()) =>
	db
		.select({
			...shown,
			version,
			colleagues:
				sql`(select json_group_array(json_object('id', ${users.id}, 'fullName', ${users.fullName}) order by ${users.fullName})
				from ${interviewers} join ${users} on ${eq(users.id, interviewers.userId)} where ${eq(interviewers.interviewId, id)})`
					.mapWith((stored: string) => people.parse(JSON.parse(stored)))
					.as('colleagues'),
		})
		.from(interviews)
		.where(eq(applicationId, ofApplication))
		.orderBy(sql`not ${isComing(now.toISOString())}`, ...inOrder)

/** Selects an applicant's interviews that have not begun, cancelled ones included. Names no staff. */
export const interviewsForApplicant = (db: Database, ofApplication: number, now = new Date()) =>
	db
		.select(shown)
		.from(interviews)
		.where(and(eq(applicationId, ofApplication), gt(startsAt, now.toISOString())))
		.orderBy(...inOrder)

/** The interviews of the next days in which a user takes part, if they may open the applications. */
export function interviewsOfUser(
	db: Database,
	staff: Pick<Staff, 'id' | 'permissions'>,
	now: Date,
): Part<Pick<Needs, 'interviews'>> {
	const hasBegun = new Date(now.getTime() - hourMs).toISOString()
	const last = new Date(now.getTime() + interviewDays * dayMs).toISOString()
	const rows = db
		.select({
			...{ id, applicationId, place, answer, at: startsAt },
			name: sql<string>`${hiringDesk.sender}`.as('name'),
			jobPost: jobPosts.jobPosition,
		})
		.from(interviewers)
		.innerJoin(interviews, eq(id, interviewers.interviewId))
		.innerJoin(jobApplications, eq(jobApplications.id, applicationId))
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(
			and(
				eq(interviewers.userId, staff.id),
				isComing(hasBegun),
				lte(startsAt, last),
				hiringDeskSeenBy(staff).mayOpen(staff.id),
			),
		)
		.orderBy(...inOrder)
		.limit(mostCounted)
	return part([rows], ([found]) =>
		found.length === 0 ? {} : { interviews: { count: found.length, rows: found.slice(0, rowsOfGroup) } },
	)
}
