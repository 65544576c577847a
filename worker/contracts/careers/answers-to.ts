import { z } from 'zod/mini'
import { requiredText, rightChoice } from '../shared/fields.ts'
import { decimalPoint } from '../shared/plain-characters.ts'
import type { GivenAnswer } from './given-answers.ts'
import type { Question } from './questions.ts'

// Visitors load this file: import nothing that only staff need.

/** In characters. */
const longestAnswer = 300

/** Reads a typed number. */
const typedNumber = (sent: unknown): unknown =>
	typeof sent === 'string' && /^\s*-?[\d.,]+\s*$/.test(decimalPoint(sent)) ? Number(decimalPoint(sent)) : sent

function ruleOf({ kind, choices }: Question): z.ZodMiniType<string | number> {
	if (kind === 'text') return requiredText('A text is expected', longestAnswer)
	if (kind === 'number') return z.pipe(z.transform(typedNumber), z.number({ error: 'A number is expected' }))
	const message = 'Choose an answer from the list'
	return z.string({ error: message }).check(rightChoice((sent) => choices.includes(sent), message))
}

const isEmpty = (sent: unknown) => sent === undefined || sent === null || (typeof sent === 'string' && !sent.trim())

/** Reads answers by question id. `faults`: messages by id; `unknown`: the ids of no question. */
export function answersTo(questions: readonly Question[], sent: Readonly<Record<string, unknown>>) {
	const faults: [id: string, message: string][] = []
	const given: GivenAnswer[] = []
	for (const question of questions) {
		const { id, kind, words, required, retired } = question
		const answer = Object.hasOwn(sent, id) ? sent[id] : null
		if (isEmpty(answer)) {
			if (required && !retired) faults.push([id, 'An answer is required'])
			continue
		}
		const read = ruleOf(question).safeParse(answer)
		if (read.success) given.push({ id, kind, words, answer: read.data })
		else faults.push([id, read.error.issues[0]?.message ?? ''])
	}
	const known = new Set(questions.map(({ id }) => id))
	return { faults, given, unknown: Object.keys(sent).filter((id) => !known.has(id)) }
}
