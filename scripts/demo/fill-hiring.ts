import { eq, sql } from 'drizzle-orm'
import { openStages, type Stage } from '#contracts/hiring/stages.ts'
import { companyMoment, companyToday } from '#contracts/shared/company-time.ts'
import { dayMs, hourMs } from '#contracts/shared/periods.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { brand } from '#web/content/brand.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { users } from '#worker/data/users.table.ts'
import { storedAct } from '#worker/desks/message-events.ts'
import {
	applicationMessages,
	applicationOpinions,
	applicationReaders,
	jobApplications,
	lentJobs,
} from '#worker/features/applications/applications.table.ts'
import { interviewers, interviews } from '#worker/features/applications/interviews/interviews.table.ts'
import { nameColumns } from '#worker/features/users/user-names.ts'
import { idOf } from './fill-desk.ts'
import type { DemoHiring } from './schemas/hiring.ts'

/** From the user with this name; from nobody if a database has other users. */
const fromUser = (userName: string) =>
	sql`from ${users} where ${users.userNameKey} = ${nameColumns(userName).userNameKey}`

/** The statement that lends a job to a user. */
export const lendStatement = (db: Database, jobId: number, userName: string, now: Date) =>
	insertFrom(db, lentJobs, { jobId, userId: sql`${users.id}`, lentAt: now.toISOString() }, fromUser(userName))

type Arrived = { id: number; createdAt: string; emailId: string }

/** The statements that bring an application to its stage, with its conversation, opinions and readers. */
export function hiringStatements(
	db: Database,
	{ stage, owner, opinions = {}, reason, reasonNote, history, interview }: DemoHiring,
	{ id, createdAt, emailId }: Arrived,
	now: Date,
): Statement[] {
	let [at, before, waitingSince]: [string, Stage, string] = [createdAt, 'new', createdAt]
	const messages = history.map((act) => {
		at = new Date(Math.min(Date.parse(at) + act.hours * hourMs, now.getTime())).toISOString()
		if (act.kind !== 'note') waitingSince = at
		const written = act.kind === 'stage' ? '' : act.text
		const event = act.kind === 'stage' ? storedAct({ act: 'state', before, after: act.to }) : null
		if (act.kind === 'stage') before = act.to
		return db.insert(applicationMessages).values({
			subjectId: id,
			kind: act.kind === 'stage' ? 'event' : act.kind,
			at,
			text: written,
			textKey: searchKey(written),
			event,
			...(act.kind === 'received' ? { sender: emailId } : { authorId: idOf(act.by) }),
			...(act.kind === 'reply' && { delivery: 'handed-over' as const }),
		})
	})
	const starts = interview && companyToday(new Date(now.getTime() + interview.inDays * dayMs))
	const isOpen = openStages.some((open) => open === stage)
	const readers = new Set([...(owner ? [owner] : []), ...Object.keys(opinions)])
	return [
		...messages,
		db
			.update(jobApplications)
			.set({
				state: stage,
				ownerId: owner ? idOf(owner) : null,
				waitingSince: isOpen ? waitingSince : null,
				updatedAt: at,
				version: 1 + history.length,
				declineReason: reason ?? null,
				declineNote: reasonNote ?? '',
			})
			.where(eq(jobApplications.id, id)),
		...Object.entries(opinions).map(([userName, opinion]) =>
			insertFrom(
				db,
				applicationOpinions,
				{ applicationId: id, userId: sql`${users.id}`, opinion, at },
				fromUser(userName),
			),
		),
		...[...readers].map((userName) =>
			insertFrom(
				db,
				applicationReaders,
				{ applicationId: id, userId: sql`${users.id}`, readAt: at, cvOpenedAt: at },
				fromUser(userName),
			),
		),
		...(interview
			? [
					db.insert(interviews).values({
						...{ applicationId: id, uid: `demo-${id}@${brand.mailDomain}`, minutes: 45, place: interview.place },
						startsAt: new Date(companyMoment(`${starts}T11:00`)).toISOString(),
						...{ createdBy: idOf(owner ?? ''), createdAt: at, updatedAt: at, answer: 'accepted', answeredAt: at },
					}),
				]
			: []),
		...(interview?.with ?? []).map((userName) =>
			insertFrom(db, interviewers, { interviewId: newestIn(interviews), userId: sql`${users.id}` }, fromUser(userName)),
		),
	]
}
