import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InterviewAnswer } from '#contracts/hiring/interviews.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { actFrom } from '#worker/desks/message-events.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { isComing } from './cancel-interviews.ts'
import { interviews } from './interviews.table.ts'

type Answered = { applicationId: number; answer: InterviewAnswer; which: SQL }

/** Notes what the applicant answers. Changes nothing for the same answer again, and for an interview that is cancelled or over. */
const noteAnswer = (db: Database, { applicationId, answer, which }: Answered, at: string) =>
	db
		.update(interviews)
		.set({ answer, answeredAt: at, version: sql`${interviews.version} + 1`, updatedAt: at })
		.where(
			and(eq(interviews.applicationId, applicationId), which, isComing(at), sql`${interviews.answer} is not ${answer}`),
		)

/** What shows a noted answer in the conversation. Does nothing if the statement before has changed nothing. */
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
