import { z } from 'zod/mini'
import { named } from '../shared/answers.ts'
import { requiredText, rightChoice } from '../shared/fields.ts'
import { decimalPoint } from '../shared/plain-characters.ts'
import { type AskedQuestion, type Question, questionKinds } from './questions.ts'

/** In characters. */
export const longestAnswer = 300
const mostNumber = 1e12

/** An answer with the words that were asked. */
export const givenAnswer = named(
	'GivenAnswer',
	z.object({
		id: z.string(),
		kind: z.enum(questionKinds),
		words: z.string(),
		answer: z.union([z.string(), z.number()]),
	}),
)
export type GivenAnswer = z.infer<typeof givenAnswer>

/** The answers that an application keeps, in the order in which they were asked. */
export const storedAnswers = z.array(givenAnswer)

/** Reads a number as people type it. */
const typedNumber = (sent: unknown): unknown =>
	typeof sent === 'string' && /^\s*-?[\d.,]+\s*$/.test(decimalPoint(sent)) ? Number(decimalPoint(sent)) : sent

const rules: Record<AskedQuestion['kind'], (question: AskedQuestion) => z.ZodMiniType<string | number>> = {
	text: () => requiredText('A text is expected', longestAnswer),
	number: () =>
		z.pipe(
			z.transform(typedNumber),
			z
				.number({ error: 'A number is expected' })
				.check(z.minimum(-mostNumber, 'The number is too low'), z.maximum(mostNumber, 'The number is too high')),
		),
	'yes-no': () => z.enum(['yes', 'no'], { error: 'yes or no is expected' }),
	choice: ({ choices }) => {
		const message = 'Choose an answer from the list'
		return z.string({ error: message }).check(rightChoice((sent) => choices.includes(sent), message))
	},
}

const isEmpty = (sent: unknown) => sent === undefined || sent === null || (typeof sent === 'string' && !sent.trim())

type Asked = AskedQuestion & Partial<Pick<Question, 'retired'>>

/** Reads answers by question id. `faults`: messages by id; `unknown`: the ids of no question. */
export function answersTo(questions: readonly Asked[], sent: Readonly<Record<string, unknown>>) {
	const faults: [id: string, message: string][] = []
	const given: GivenAnswer[] = []
	for (const question of questions) {
		const { id, kind, words, required, retired } = question
		const answer = Object.hasOwn(sent, id) ? sent[id] : null
		if (isEmpty(answer)) {
			if (required && !retired) faults.push([id, 'An answer is required'])
			continue
		}
		const read = rules[kind](question).safeParse(answer)
		if (read.success) given.push({ id, kind, words, answer: read.data })
		else faults.push([id, read.error.issues[0]?.message ?? ''])
	}
	const known = new Set(questions.map(({ id }) => id))
	return { faults, given, unknown: Object.keys(sent).filter((id) => !known.has(id)) }
}

const yesNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' }

/** An answer as people read it. */
export const answerText = ({ kind, answer }: Pick<GivenAnswer, 'kind' | 'answer'>): string =>
	(kind === 'yes-no' && yesNo[answer]) || String(answer)
