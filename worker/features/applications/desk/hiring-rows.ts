import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { storedAnswers } from '#contracts/careers/given-answers.ts'
import { givenOpinion, type HiringRow } from '#contracts/hiring/desk.ts'
import { openStages } from '#contracts/hiring/stages.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Listing } from '#worker/desks/list/desk-list.queries.ts'
import { deskColumns, deskRowOf, type StoredRow } from '#worker/desks/list/desk-row.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { asksSomething } from '#worker/features/careers/job-questions.ts'
import { files } from '#worker/files/files.table.ts'
import { appliedColumns } from '../applications.queries.ts'
import { applicationOpinions, applicationReaders, jobApplications } from '../applications.table.ts'
import { hiringDesk } from './hiring-desk.ts'

type Stored = Omit<StoredRow<HiringRow>, 'erasedOn'> & { closedOn: string; answerDays: number; asks: boolean }

/** Returns null for answers in the form of another release. */
const answersIn = (stored: string | null) => storedAnswers.safeParse(jsonOf(stored)).data ?? null

const opinionList = z.array(givenOpinion)

/** Those of everybody, once the user has given one: else nothing of them leaves the database. */
const opinionsFor = (staffId: number) => {
	const { applicationId, userId, opinion, at } = applicationOpinions
	const ofThis = sql`${applicationId} = ${jobApplications.id}`
	return sql`coalesce((select json_group_array(json_object(
			'person', json_object('id', ${userId}, 'fullName', opinion_users.full_name), 'opinion', ${opinion}) order by ${at})
		from ${applicationOpinions} join ${users} as opinion_users on opinion_users.id = ${userId}
		where ${ofThis} and exists (select 1 from ${applicationOpinions} as own
			where own.application_id = ${jobApplications.id} and own.user_id = ${staffId})), '[]')`
}

/** Whether a user has opened an application. */
const isReadBy = (staffId: number): SQL =>
	sql`(${jobApplications.readByAll} = 1 or exists (select 1 from ${applicationReaders}
		where ${applicationReaders.applicationId} = ${jobApplications.id} and ${applicationReaders.userId} = ${staffId}))`

const mostUnread = 500

/** Whether an application is among the newest in open stages, and a user has not opened it. SQLite merges the parts of an index. */
export function isUnreadBy(staffId: number): SQL {
	const { id, createdAt, state } = jobApplications
	const ofStage = openStages.map(
		(stage) => sql`select ${id}, ${createdAt} from ${jobApplications} where ${state} = ${stage}`,
	)
	const newest = sql`${sql.join(ofStage, sql` union all `)} order by created_at desc, id desc limit ${mostUnread}`
	return sql`${id} in (select id from (${newest})) and not ${isReadBy(staffId)}`
}

const columnsFor = (staffId: number) => ({
	...deskColumns(hiringDesk, jobApplications),
	...appliedColumns,
	isRead: sql<boolean>`${isReadBy(staffId)}`.mapWith(Boolean).as('is_read'),
	opinions: sql`${opinionsFor(staffId)}`
		.mapWith((stored: string) => opinionList.parse(JSON.parse(stored)))
		.as('opinions'),
	answers: sql`${jobApplications.answers}`.mapWith(answersIn).as('given_answers'),
	asks: asksSomething.as('asks'),
	erasureAskedAt: jobApplications.erasureAskedAt,
	closedOn: jobPosts.closedOn,
	answerDays: jobPosts.answerDays,
})

/** When an applicant who waits since then hears from us. */
export const promisedBy = (waitingSince: string, answerDays: number) =>
	new Date(Date.parse(waitingSince) + answerDays * dayMs).toISOString()

/** The first day on which the applications of a job that closed then are erased. */
export const erasedOn = (closedOn: string, retentionDays: number) =>
	new Date(Date.parse(`${closedOn}T00:00Z`) + (retentionDays + 1) * dayMs).toISOString().slice(0, 10)

/** The rows of the hiring desk as a member of staff sees them. */
export const hiringListing = (staffId: number, retentionDays: number): Listing<Stored, HiringRow> => ({
	select(db, where, place) {
		const rows = db
			.select(columnsFor(staffId))
			.from(jobApplications)
			.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
			.innerJoin(files, eq(files.key, jobApplications.cvKey))
			.leftJoin(users, eq(users.id, jobApplications.ownerId))
		if (!place) return rows.where(where)
		// SQLite reads the wide rows of one page only.
		const { orderBy, limit, offset } = place
		const ids = idsInOrder(db, where, orderBy).limit(limit).offset(offset)
		return rows.where(inArray(jobApplications.id, ids)).orderBy(...orderBy)
	},
	rowOf({ closedOn, answerDays, asks, ...stored }) {
		const row = deskRowOf(hiringDesk, stored, (since) => promisedBy(since, answerDays))
		return { ...row, answers: row.answers ?? (asks ? null : []), erasedOn: erasedOn(closedOn, retentionDays) }
	},
})

/** The ids of a condition in an order. */
export const idsInOrder = (db: Database, where: SQL | undefined, orderBy: readonly SQL[]) =>
	db
		.select({ id: jobApplications.id })
		.from(jobApplications)
		.where(and(where))
		.orderBy(...orderBy)
