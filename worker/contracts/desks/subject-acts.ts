import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { atMost, emailAddress, notEmpty, objectExpected, rowId } from '../shared/fields.ts'

const version = () => z.int('A version is expected').check(z.minimum(1, 'A version is expected'))

/** A subject as it was read. */
const asRead = { id: rowId(), version: version() }

/** So many subjects are merged at once. */
const mostMerged = 20

/** Merges subjects into another one. */
export const mergeForm = z
	.strictObject({
		into: z.strictObject(asRead, objectExpected('Choose one')),
		subjects: z
			.array(z.strictObject(asRead, objectExpected('A list is expected')), { error: 'A list is expected' })
			.check(notEmpty('Choose at least one'), atMost(mostMerged, `At most ${mostMerged} at once`)),
	})
	.check(
		z.refine(({ into, subjects }) => new Set([into, ...subjects].map(({ id }) => id)).size === subjects.length + 1, {
			error: 'Name each one once',
			path: ['subjects'],
		}),
	)
export type MergeForm = z.infer<typeof mergeForm>

export const answeredForm = z.strictObject({ subjectId: rowId(), version: version() })
export type AnsweredForm = z.infer<typeof answeredForm>

export const addressForm = z.strictObject({
	subjectId: rowId(),
	version: version(),
	emailId: emailAddress('Email is required', 'Invalid email format'),
})
export type AddressForm = z.infer<typeof addressForm>

/** The act that is undone. */
export const actToUndo = z.strictObject({ id: rowId() })

export const doneAct = named(
	'DoneAct',
	z.object({ id: described('Of the act in the conversation. Undoing names it.', z.int()) }),
)
export type DoneAct = z.infer<typeof doneAct>
