import { z } from 'zod/mini'
import { moment, named } from '../shared/answers.ts'
import { atMost, notEmpty, objectExpected, rowId } from '../shared/fields.ts'

const version = () => z.int('A version is expected').check(z.minimum(1, 'A version is expected'))

/** Whether a text is a moment whose year has four digits in UTC, which texts of the database are ordered by. */
const isMoment = (text: string) => {
	const time = Date.parse(text)
	return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString())
}

/** A time that a form names, such as the end of a snooze. */
export const namedMoment = () =>
	z.nullable(z.string({ error: 'A time is expected' }).check(z.refine(isMoment, 'A time is expected')))

/** So many subjects change at once. */
const mostTriaged = 100
const subjectsExpected = 'A list is expected'

/**
 * Changes state, owner, snooze or the mark Automatic of subjects. A field that is left out stays. `wakesAt` sends a subject to sleep. An undo
 * sends the values before. `more`: what a desk changes besides.
 */
export const triageFormOf = <State extends string, More extends z.core.$ZodShape>(
	states: readonly [State, ...State[]],
	more: More,
) =>
	z.strictObject({
		subjects: z
			.array(
				z.strictObject(
					{
						id: rowId(),
						version: version(),
						state: z.optional(z.enum(states, { error: 'Choose a state' })),
						ownerId: z.optional(z.nullable(rowId())),
						wakesAt: z.optional(namedMoment()),
						automatic: z.optional(z.boolean({ error: 'true or false is expected' })),
						...more,
					},
					objectExpected(subjectsExpected),
				),
				{ error: subjectsExpected },
			)
			.check(
				notEmpty('Choose at least one'),
				atMost(mostTriaged, `At most ${mostTriaged} at once`),
				z.refine(
					(all) => new Set(all.map((each) => (each as { id: number }).id)).size === all.length,
					'Name each one once',
				),
				z.meta({ minItems: 1, maxItems: mostTriaged }),
			),
	})

/** What triage changes in every desk. */
export type Triage<State extends string = string> = {
	id: number
	version: number
	state?: State | undefined
	ownerId?: number | null | undefined
	wakesAt?: string | null | undefined
	automatic?: boolean | undefined
}

/** The subjects with their new versions, and the values that an undo sends. */
export const triagedOf = <State extends string, More extends z.core.$ZodShape>(
	name: string,
	states: readonly [State, ...State[]],
	more: More,
) =>
	z.array(
		named(
			name,
			z.object({
				id: z.int(),
				version: z.int(),
				state: z.enum(states),
				ownerId: z.nullable(z.int()),
				wakesAt: z.nullable(moment()),
				automatic: z.boolean(),
				...more,
			}),
		),
	)
