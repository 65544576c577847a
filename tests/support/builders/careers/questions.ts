import type { Question } from '#contracts/careers/questions.ts'

/** A question of a job. A test names the fields that matter to it. */
export const aQuestion = (known: Partial<Question> = {}): Question => ({
	id: '90a1f3c25b7d8e46',
	kind: 'text',
	words: 'Why do you apply?',
	choices: [],
	required: false,
	retired: false,
	...known,
})

/** One of each kind. */
export const questionsOfEachKind = [
	aQuestion({ id: '1'.repeat(16), words: 'Why do you apply?', required: true }),
	aQuestion({ id: '2'.repeat(16), kind: 'number', words: 'How many people have you led?' }),
	aQuestion({ id: '3'.repeat(16), kind: 'yes-no', words: 'Do you drive?', choices: ['Yes', 'No'] }),
	aQuestion({ id: '4'.repeat(16), kind: 'choice', words: 'When can you start?', choices: ['Now', 'Later'] }),
]
