import { answersTo } from '#contracts/careers/answers-to.ts'
import type { Question } from '#contracts/careers/questions.ts'
import type { Typed } from '#web/site/forms/fields.ts'
import { type AnswerField, type ApplicationField, answerField } from './application-fields.ts'

// The page loads this module with that which sends, if the job asks questions.

/** Parts what was typed: the fields of each application, and the answers as the form sends them, with their errors. */
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
