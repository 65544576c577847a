import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { DeskAct } from '#contracts/desks/conversation.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { users } from '#worker/data/users.table.ts'
import { storedMailFacts } from '#worker/desks/mail-facts.ts'
import { actFrom } from '#worker/desks/message-events.ts'
import { textKeyOf } from '#worker/desks/messages-table.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { interviewers, interviews } from './interviews.table.ts'

/** What a mail does in a calendar: RFC 5546. */
type CalendarMethod = 'REQUEST' | 'CANCEL'

/** An interview at the time of an act. Mails are made from it, so a later act changes no pending mail. */
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

/**
 * An act on interviews. `text`: the words of the applicant's mail; null for no mail. `before`: the time before a move.
 * `toApplicant`: a condition for that mail.
 */
type InterviewAct = {
	which: SQL
	act: DeskAct
	method: CalendarMethod
	at: string
	authorId: number | null
	text: string | null
	before?: string
	toApplicant?: SQL
}

/** Returns the statements that show an act in the conversation and queue the mails to applicants and colleagues. */
export const tell = (db: Database, given: InterviewAct): Statement[] => {
	const { which, act, method, at, authorId, text, before = null, toApplicant = sql`true` } = given
	const { id, emailId, waitingSince } = jobApplications
	const ofInterview = { subjectId: sql`${interviews.applicationId}`, at, authorId }
	const event = actFrom(act, sql`${before}`, interviews.startsAt)
	const letter = text === null ? null : { text, textKey: textKeyOf(text) }
	return [
		insertFrom(db, messages, { ...ofInterview, kind: 'event', event }, sql`from ${interviews} where ${which}`),
		...(letter
			? [
					insertFrom(
						db,
						messages,
						{
							...{ ...ofInterview, ...letter, kind: 'reply', delivery: 'queued', leavesAt: at },
							mail: storedMailFacts({ copiedTo: [], quotes: false }),
							event: sql`json_object('interview', ${entryFor(method)}, 'waitingSince', ${waitingSince})`,
						},
						sql`from ${interviews} join ${jobApplications} on ${eq(id, interviews.applicationId)}
							where ${which} and ${toApplicant} and ${emailId} <> ''`,
					),
					queueAdded(db, interviewKinds.applicant, at),
				]
			: []),
		...tellColleagues(db, given),
	]
}

/** Returns the statements that queue the mails to colleagues only. `which` may select users. */
export const tellColleagues = (
	db: Database,
	{ which, method, at, authorId }: Omit<InterviewAct, 'act' | 'text'>,
): Statement[] => [
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
