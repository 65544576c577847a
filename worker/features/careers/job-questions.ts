import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isSameQuestion, newQuestionId, type Question, questionsIn } from '#contracts/careers/questions.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import { jobPosts } from './careers.table.ts'

const idsOf = (of: readonly { id: string }[]) => JSON.stringify(of.map(({ id }) => id))

/**
 * The ids of a job's questions that have answers, as JSON. Written with plain names, because the table of applications
 * imports this feature.
 */
export const answeredQuestions = (jobId: SQLWrapper | number): SQL<string> =>
	sql`(select json_group_array(distinct value ->> 'id')
		from job_applications as applied, json_each(applied.answers) where applied.job_id = ${jobId})`

/** The condition that none of these questions has an answer. For an empty list SQLite reads no application. */
export const haveNoAnswer = (jobId: SQLWrapper | number, questions: readonly Question[]): SQL =>
	sql`not exists (select 1 from json_each(${idsOf(questions)})
		where value in (select value from json_each(${answeredQuestions(jobId)})))`

/** The condition that a job has all questions of these answers. */
export const hasQuestionsOf = (jobId: number, answers: readonly { id: string }[]): SQL =>
	sql`not exists (select 1 from json_each(${idsOf(answers)}) where value not in (
		select value ->> 'id' from ${jobPosts}, json_each(${jobPosts.questions}) where ${eq(jobPosts.id, jobId)}))`

/** Whether a job asks something. */
export const asksSomething = sql<boolean>`exists (
	select 1 from json_each(${jobPosts.questions}) where value ->> 'retired' = 0)`.mapWith(Boolean)

export async function readQuestions(db: Database, jobId: number): Promise<Question[]> {
	const [job] = await db.select({ questions: jobPosts.questions }).from(jobPosts).where(eq(jobPosts.id, jobId))
	return questionsIn(job?.questions)
}

/**
 * Returns the questions to store and those to remove. A reworded question gets another id: an open form must not answer
 * words that it does not show.
 */
export function changedQuestions(before: readonly Question[], sent: readonly Question[]) {
	const kept = sent.map((each) => {
		const was = before.find(({ id }) => id === each.id)
		return was && !isSameQuestion(was, each) ? { ...each, id: newQuestionId() } : each
	})
	return { kept, gone: before.filter((was) => !kept.some(({ id }) => id === was.id)) }
}

/** Refuses to remove a question that has answers. */
export async function refuseAnswered(db: Database, jobId: number, gone: readonly Question[]): Promise<void> {
	const [found] = await db.select({ ids: answeredQuestions(jobId) }).from(sql`(select 1)`)
	const answered = gone.find(({ id }) => found?.ids.includes(id))
	if (!answered) return
	const message = `“${answered.words}” has answers: retire it and ask in another question.`
	throw new AppError('request.invalid', { fields: { questions: message } })
}
