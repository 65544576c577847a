import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { questionKinds } from './questions.ts'

/** An answer with the words that were asked. */
const givenAnswer = named(
	'GivenAnswer',
	z.object({
		id: described('Of the question.', z.string(), '90a1f3c25b7d8e46'),
		kind: z.enum(questionKinds),
		words: z.string(),
		answer: z.union([z.string(), z.number()]),
	}),
)
export type GivenAnswer = z.infer<typeof givenAnswer>

/** The answers that an application keeps, in the order in which they were asked. */
export const storedAnswers = z.array(givenAnswer)
