import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { jsonOf } from '#contracts/shared/json.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { users } from '#worker/data/users.table.ts'
import { storedMailFacts } from '#worker/desks/mail-facts.ts'
import { textKeyOf } from '#worker/desks/messages-table.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { interviewers, interviews } from './interviews.table.ts'

/** What a mail does in a calendar: RFC 5546. */
export type CalendarMethod = 'REQUEST' | 'CANCEL'

/** An interview at the time of an act. Its mails are made from it, so that a later act changes no mail that waits. */
const calendarEntry = z.object({
	method: z.enum(['REQUEST', 'CANCEL'] satisfies CalendarMethod[]),
	...{ uid: z.string(), sequence: z.int(), startsAt: z.string(), minutes: z.int(), place: z.string() },
})
export type CalendarEntry = z.infer<typeof calendarEntry>

/** The entry of a stored text; null if it has none. */
export const entryOf = (stored: string | null): CalendarEntry | null =>
	z.object({ interview: calendarEntry }).safeParse(jsonOf(stored)).data?.interview ?? null

/** The entry of an interview, as an expression over its row. */
const entryFor = (method: CalendarMethod): SQL => {
	const { uid, sequence, startsAt, minutes, place } = interviews
	return sql`json_object('method', ${method}, 'uid', ${uid}, 'sequence', ${sequence}, 'startsAt', ${startsAt}, 'minutes', ${minutes}, 'place', ${place})`
}

/** The kinds of mails about interviews: to the applicant, and to the colleagues. */
export const interviewKinds = {
	applicant: 'application-invitation',
	colleague: 'application-interview-notice',
} as const

/** Queues a mail for each message that the statement before has added. */
const queueAdded = (db: Database, kind: string, at: string) =>
	queueMailFrom(
		db,
		kind,
		sql<number>`${messages.id}`,
		new Date(at),
		sql`from ${messages} where ${messages.id} > ${newestIn(messages)} - changes()`,
	)

type Telling = { which: SQL; method: CalendarMethod; at: string; authorId: number | null }

/** The statements that write to the applicants of interviews. `waitingSince`: that of the application before the act. */
export function tellApplicants(
	db: Database,
	{
		which,
		method,
		at,
		authorId,
		text,
		waitingSince,
	}: Telling & { text: string; waitingSince: SQLWrapper | string | null },
): Statement[] {
	const { id, emailId } = jobApplications
	return [
		insertFrom(
			db,
			messages,
			{
				...{ subjectId: sql`${id}`, kind: 'reply', at, authorId, text, textKey: textKeyOf(text) },
				...{ delivery: 'queued', leavesAt: at, mail: storedMailFacts({ copiedTo: [], quotes: false }) },
				event: sql`json_object('interview', ${entryFor(method)}, 'waitingSince', ${waitingSince})`,
			},
			sql`from ${interviews} join ${jobApplications} on ${eq(id, interviews.applicationId)} where ${which} and ${emailId} <> ''`,
		),
		queueAdded(db, interviewKinds.applicant, at),
	]
}

/** The statements that tell the colleagues of interviews. `which` may name users. */
export const tellColleagues = (db: Database, { which, method, at, authorId }: Telling): Statement[] => [
	insertFrom(
		db,
		messages,
		{
			...{ subjectId: sql`${interviews.applicationId}`, kind: 'event', at, authorId },
			event: sql`json_object('act', 'told', 'before', null, 'after', ${users.fullName}, 'userId', ${users.id}, 'interview', ${entryFor(method)})`,
		},
		sql`from ${interviews} join ${interviewers} on ${eq(interviewers.interviewId, interviews.id)}
			join ${users} on ${eq(users.id, interviewers.userId)} where ${which} order by ${users.fullName}`,
	),
	queueAdded(db, interviewKinds.colleague, at),
]
