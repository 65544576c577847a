import { answersTo } from '#contracts/careers/answers-to.ts'
import { answersExpected } from '#contracts/careers/applications.ts'
import type { GivenAnswer } from '#contracts/careers/given-answers.ts'
import type { Database } from '#worker/data/db.ts'
import { readQuestions } from '#worker/features/careers/job-questions.ts'
import { AppError } from '#worker/http/errors.ts'
import { readJson } from '#worker/http/json-body.ts'

const otherQuestions =
	'The questions of this position have changed. Reload the page and choose your CV again. What you typed stays.'

/**
 * Reads the answers of an application to the questions of its job; null if it was sent without them. Throws
 * `request.invalid` with a message for `answers`, or for the `answers.<id>` of each wrong one.
 */
export async function acceptedAnswers(
	db: Database,
	{ jobPostInt, answers }: { jobPostInt: number; answers?: string | undefined },
): Promise<GivenAnswer[] | null> {
	if (answers === undefined) return null
	const { faults, given, unknown } = answersTo(await readQuestions(db, jobPostInt), parsed(answers))
	if (unknown.length > 0)
		throw new AppError('request.invalid', { message: otherQuestions, fields: { answers: otherQuestions } })
	const fields = Object.fromEntries(faults.map(([id, message]) => [`answers.${id}`, message]))
	if (faults.length > 0) throw new AppError('request.invalid', { fields })
	return given
}

function parsed(answers: string): Readonly<Record<string, unknown>> {
	try {
		return { ...readJson(new TextEncoder().encode(answers)) }
	} catch {
		throw new AppError('request.invalid', { fields: { answers: answersExpected } })
	}
}
