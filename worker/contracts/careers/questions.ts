import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { atMost, visibleName } from '../shared/fields.ts'
import { jsonOf } from '../shared/json.ts'

/** How a question is answered. */
export const questionKinds = ['text', 'number', 'yes-no', 'choice'] as const

export const mostQuestions = 10
const mostChoices = 10
/** With the retired ones. */
const mostKept = 20
/** In characters of JSON. A draft takes 20,000 in a field. */
const longestList = 16_000

export const question = named(
	'Question',
	z.object({
		id: described('16 hexadecimal digits.', z.string(), '90a1f3c25b7d8e46'),
		kind: z.enum(questionKinds),
		words: z.string(),
		choices: described('The allowed answers. Empty for a text or a number.', z.array(z.string())),
		required: z.boolean(),
		retired: described('New applications are not asked this question.', z.boolean()),
	}),
)
export type Question = z.infer<typeof question>

const withoutBlanks = (sent: unknown): unknown =>
	Array.isArray(sent) ? sent.filter((each) => typeof each !== 'string' || each.trim() !== '') : sent

const yesOrNo = () => z.boolean({ error: 'true or false is expected' })

const kept = z
	.strictObject(
		{
			id: z.string().check(z.regex(/^[\da-f]{16}$/, 'An id has 16 hexadecimal digits')),
			kind: z.enum(questionKinds, { error: 'Choose how it is answered' }),
			words: visibleName('Write what is asked'),
			choices: z.pipe(
				z.transform(withoutBlanks),
				z
					.array(visibleName('Write each choice'), { error: 'A list of choices is expected' })
					.check(atMost(mostChoices, `At most ${mostChoices} choices`)),
			),
			required: yesOrNo(),
			retired: yesOrNo(),
		},
		{ error: 'It has id, kind, words, choices, required and retired' },
	)
	.check(
		z.refine(
			({ kind, choices }) => kind !== 'choice' || (choices.length > 1 && new Set(choices).size === choices.length),
			'Give at least two choices, each one once',
		),
	)

const keptList = z.array(kept, { error: 'A list of questions is expected' }).check(
	atMost(mostKept, `At most ${mostKept} questions with the retired ones`),
	z.refine(
		(all) => all.filter(({ retired }) => !retired).length <= mostQuestions,
		`At most ${mostQuestions} questions`,
	),
	z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each question has an id of its own'),
	z.refine((all) => JSON.stringify(all).length <= longestList, 'The questions are too long together'),
)

/** A multipart form and a draft have the list as JSON. */
const listIn = (sent: unknown): unknown => (typeof sent === 'string' ? (sent === '' ? [] : jsonOf(sent)) : sent)

/** Sets the choices that belong to the kind of a question. */
const withChoices = <Kept extends Pick<Question, 'kind' | 'choices'>>(kept: Kept): Kept => ({
	...kept,
	choices: kept.kind === 'choice' ? kept.choices : kept.kind === 'yes-no' ? ['Yes', 'No'] : [],
})

/** The questions in the form of a job. Parses to JSON, or to undefined if the form does not name them. */
export const questionsField = () =>
	z.optional(
		z.pipe(
			z.unknown().check(
				z.superRefine((sent, context) => {
					const [issue] = keptList.safeParse(listIn(sent)).error?.issues ?? []
					if (!issue) return
					const [place] = issue.path
					const of = typeof place === 'number' ? `Question ${place + 1}: ` : ''
					context.addIssue({ code: 'custom', message: `${of}${issue.message}`, input: sent })
				}),
				z.meta({ description: 'As JSON in a multipart form. Without this field a job keeps its questions.' }),
			),
			z.transform((sent) => JSON.stringify(keptList.parse(listIn(sent)).map(withChoices))),
		),
	)

/** Reads the questions of a column or a draft. Skips invalid ones: a draft may be half typed. */
export function questionsIn(text: unknown): Question[] {
	const list = listIn(String(text ?? ''))
	return Array.isArray(list) ? list.flatMap((each) => question.safeParse(each).data ?? []) : []
}

/** Whether two questions ask the same. */
export const isSameQuestion = (one: Question, other: Question): boolean =>
	JSON.stringify([one.kind, one.words, one.choices]) === JSON.stringify([other.kind, other.words, other.choices])

export const newQuestionId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
