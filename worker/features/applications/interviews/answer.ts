import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { InterviewAnswer } from '#contracts/hiring/interviews.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import type { VisitorMail } from '#worker/desks/desk.ts'
import { actFrom } from '#worker/desks/message-events.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { isComing } from './cancel-interviews.ts'
import { interviews } from './interviews.table.ts'

type Answered = { applicationId: number; answer: InterviewAnswer; which: SQL }

/** Notes the applicant's answer. Changes nothing for a repeated answer, or an interview that is cancelled or over. */
const noteAnswer = (db: Database, { applicationId, answer, which }: Answered, at: string) =>
	db
		.update(interviews)
		.set({ answer, answeredAt: at, version: sql`${interviews.version} + 1`, updatedAt: at })
		.where(
			and(eq(interviews.applicationId, applicationId), which, isComing(at), sql`${interviews.answer} is not ${answer}`),
		)

/** Shows a noted answer in the conversation. Does nothing if the statement before changed no row. */
const showAnswer = (db: Database, { applicationId, answer, which }: Answered, at: string): Statement[] => [
	insertFrom(
		db,
		messages,
		{
			...{ subjectId: applicationId, kind: 'event', at },
			event: actFrom('interview-answered', sql`${interviews.startsAt}`, sql`${answer}`),
		},
		sql`from ${interviews} where changes() > 0 and ${eq(interviews.applicationId, applicationId)} and ${which}`,
	),
	db
		.update(jobApplications)
		.set({ version: sql`${jobApplications.version} + 1`, updatedAt: at })
		.where(and(sql`changes() > 0`, eq(jobApplications.id, applicationId))),
]

/**
 * Notes an answer that the applicant gives on their page. Returns false if the interview is not theirs, is cancelled or over,
 * or has this answer.
 */
export async function answerInterview(
	db: Database,
	{ interviewId, ...given }: Omit<Answered, 'which'> & { interviewId: number },
	now: Date,
): Promise<boolean> {
	const at = now.toISOString()
	const answered = { ...given, which: eq(interviews.id, interviewId) }
	const [noted] = await db.batch([
		noteAnswer(db, answered, at).returning({ id: interviews.id }),
		...showAnswer(db, answered, at),
	])
	return noted.length > 0
}

/** Returns the statements that note a calendar's answer in a proven mail, if its sender is the applicant. */
export async function noteMailedAnswer(
	db: Database,
	{ subjectId: applicationId, sender, files }: VisitorMail,
	at: string,
): Promise<Statement[]> {
	if (!files.some(({ type, name }) => type === 'text/calendar' || name.endsWith('.ics'))) return []
	const { readAnswer } = await import('./read-answer.ts')
	const found = readAnswer(files)
	if (!found) return []
	const isTheirs = sql`exists (select 1 from ${jobApplications} where ${eq(jobApplications.id, applicationId)}
		and ${eq(jobApplications.mailbox, mailboxOf(sender))})`
	// A calendar that missed a move answers for the earlier time.
	const which = sql`${eq(interviews.uid, found.uid)} and ${lte(interviews.sequence, found.sequence)} and ${isTheirs}`
	const answered = { applicationId, answer: found.answer, which }
	return [noteAnswer(db, answered, at), ...showAnswer(db, answered, at)]
}
