import { z } from 'zod/mini'
import { savedReplyFields } from '../desks/replies.ts'
import { described, moment, named } from '../shared/answers.ts'
import { atMost, lengths, notEmpty, objectExpected, optionalText, requiredText, rowId } from '../shared/fields.ts'
import { longestReason, reason } from './desk.ts'
import { stages } from './stages.ts'

/** So many are declined at once. */
export const mostDeclined = 100
const applicationsExpected = 'A list is expected'

/** Words in braces that a letter or a saved reply may hold. */
export const applicationPlaceholders = ['firstname', 'job', 'reference', 'me'] as const

/** Declines several with a letter. `text` may hold `applicationPlaceholders`. The reason stays with colleagues. */
export const declineForm = z.strictObject({
	subjects: z
		.array(
			z.strictObject(
				{ id: rowId(), version: z.int('A version is expected').check(z.minimum(1, 'A version is expected')) },
				objectExpected(applicationsExpected),
			),
			{ error: applicationsExpected },
		)
		.check(
			notEmpty('Choose at least one'),
			atMost(mostDeclined, `At most ${mostDeclined} at once`),
			z.refine(
				(all) => new Set(all.map((each) => (each as { id: number }).id)).size === all.length,
				'Name each one once',
			),
			z.meta({ minItems: 1, maxItems: mostDeclined }),
		),
	text: requiredText('Write the letter first.', lengths.message, 'several'),
	declineReason: z.optional(reason()),
	declineNote: optionalText(longestReason),
})
export type DeclineForm = z.infer<typeof declineForm>

export const declined = named(
	'Declined',
	z.object({
		ids: described('Of the letters. Taking them back names them.', z.array(z.int())),
		leavesAt: moment('Until when they can be taken back.'),
	}),
)
export type Declined = z.infer<typeof declined>

/** The letters that are taken back. */
export const declineToUndo = z.strictObject({
	ids: z
		.array(rowId(), { error: applicationsExpected })
		.check(
			notEmpty('Choose at least one'),
			atMost(mostDeclined, `At most ${mostDeclined} at once`),
			z.meta({ minItems: 1, maxItems: mostDeclined }),
		),
})
export type DeclineToUndo = z.infer<typeof declineToUndo>

/** A saved reply of the hiring desk. */
export const hiringSavedReplyForm = z.strictObject({
	...savedReplyFields,
	stage: z.optional(z.nullable(z.enum(stages, { error: 'Choose a stage from the list' }))),
})
