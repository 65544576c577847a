import { z } from 'zod/mini'
import { enquiryStates } from '../enquiries/desk-tabs.ts'
import { moment, named } from '../shared/answers.ts'
import { atMost, notEmpty, objectExpected, rowId } from '../shared/fields.ts'

const version = () => z.int('A version is expected').check(z.minimum(1, 'A version is expected'))

/** Whether a text is a moment whose year has four digits in UTC, which texts of the database are ordered by. */
const isMoment = (text: string) => {
	const time = Date.parse(text)
	return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString())
}

/** When a snooze ends. */
const futureMoment = () =>
	z.nullable(z.string({ error: 'A time is expected' }).check(z.refine(isMoment, 'A time is expected')))

/** Several enquiries are placed at once up to this number. */
const mostPlaced = 100
const enquiriesExpected = 'A list of enquiries is expected'

/**
 * Changes where enquiries stand. A field that is left out stays. `wakesAt` sends an enquiry to sleep. An undo sends the
 * values before.
 */
export const placeForm = z.strictObject({
	enquiries: z
		.array(
			z.strictObject(
				{
					id: rowId(),
					version: version(),
					state: z.optional(z.enum(enquiryStates, { error: 'Choose a state' })),
					ownerId: z.optional(z.nullable(rowId())),
					departmentId: z.optional(rowId()),
					wakesAt: z.optional(futureMoment()),
				},
				objectExpected(enquiriesExpected),
			),
			{ error: enquiriesExpected },
		)
		.check(
			notEmpty('Choose an enquiry'),
			atMost(mostPlaced, `At most ${mostPlaced} enquiries`),
			z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Name each enquiry once'),
			z.meta({ minItems: 1, maxItems: mostPlaced }),
		),
})
export type PlaceForm = z.infer<typeof placeForm>
export type Placing = PlaceForm['enquiries'][number]

/** The enquiries with their new versions, and the values that an undo sends. */
export const placed = z.array(
	named(
		'PlacedEnquiry',
		z.object({
			id: z.int(),
			version: z.int(),
			state: z.enum(enquiryStates),
			ownerId: z.nullable(z.int()),
			departmentId: z.int(),
			wakesAt: z.nullable(moment()),
		}),
	),
)
export type Placed = z.infer<typeof placed>
