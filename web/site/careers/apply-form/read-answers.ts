import { answersTo } from '#contracts/careers/answers-to.ts'
import type { Question } from '#contracts/careers/questions.ts'
import type { Typed } from '#web/site/forms/fields.ts'
import { type AnswerField, type ApplicationField, answerField } from './application-fields.ts'

// The page loads this module together with the sending one, if the job asks questions.

/** Splits the typed values into the fields of every application and the answers, with the errors of these. */
export function readAnswers(questions: readonly Question[], typed: Typed<ApplicationField | AnswerField>) {
	const own = { ...typed }
	const answers: Record<string, string> = {}
	for (const { id } of questions) {
		answers[id] = typed[answerField(id)] ?? ''
		delete own[answerField(id)]
	}
	const { faults } = answersTo(questions, answers)
	const errors = Object.fromEntries(faults.map(([id, message]) => [answerField(id), message]))
	return { own, errors, sent: { answers: JSON.stringify(answers) } }
}
