import { z } from 'zod/mini'
import { person } from '../desks/desk.ts'
import { described, moment, named } from '../shared/answers.ts'
import { isMoment } from '../shared/calendar.ts'
import { atMost, lengths, optionalText, requiredText, rowId } from '../shared/fields.ts'

/** Answers to an invitation, by their names in iCalendar (PARTSTAT). */
export const interviewAnswers = ['accepted', 'declined', 'tentative'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]

/** In minutes. */
export const usualInterview = 45
const [shortest, longest] = [5, 480]
const lengthExpected = `Choose ${shortest} to ${longest} minutes`

const mostColleagues = 10
const longestPlace = 500
const timeExpected = 'Choose a day and a time'

const version = () => z.int('A version is expected').check(z.minimum(1, 'A version is expected'))

/** When and where. `words`: the text above it in the applicant's mail. */
const planned = {
	startsAt: z.pipe(
		z.string({ error: timeExpected }).check(z.refine(isMoment, timeExpected), z.meta({ format: 'date-time' })),
		z.transform((value: string) => new Date(value).toISOString()),
	),
	minutes: z
		.int({ error: lengthExpected })
		.check(z.minimum(shortest, lengthExpected), z.maximum(longest, lengthExpected)),
	place: requiredText('Give an address, or a link to the call', longestPlace),
	words: optionalText(lengths.message, 'several'),
	/** Who interviews. */
	colleagues: z
		.array(rowId('Choose a colleague'), { error: 'A list is expected' })
		.check(atMost(mostColleagues, `At most ${mostColleagues} colleagues`), z.meta({ maxItems: mostColleagues })),
}

export const interviewPlan = z.strictObject({ subjectId: rowId(), ...planned })
export type InterviewPlan = z.infer<typeof interviewPlan>

export const interviewMove = z.strictObject({ id: rowId(), version: version(), ...planned })
export type InterviewMove = z.infer<typeof interviewMove>

export const interviewCancellation = z.strictObject({ id: rowId(), version: version(), words: planned.words })
export type InterviewCancellation = z.infer<typeof interviewCancellation>

/** An interview, as staff see it. */
export const interview = named(
	'Interview',
	z.object({
		id: z.int(),
		startsAt: moment(),
		minutes: z.int(),
		place: z.string(),
		words: z.string(),
		colleagues: z.array(person),
		cancelledAt: z.nullable(moment()),
		answer: described('What the applicant has answered to this time.', z.nullable(z.enum(interviewAnswers))),
		answeredAt: z.nullable(moment()),
		version: z.int(),
	}),
)
export type Interview = z.infer<typeof interview>
