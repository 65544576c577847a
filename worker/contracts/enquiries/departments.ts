import { z } from 'zod/mini'
import { usualOfficeHours } from '../desks/usual-hours.ts'
import { described, named } from '../shared/answers.ts'
import {
	atMost,
	emailAddress,
	fieldMessages,
	hasVisible,
	notEmpty,
	optionalRowId,
	requiredText,
	startedFromVersion,
} from '../shared/fields.ts'

/** A department answers within so many hours of work at most: two weeks. */
export const longestAnswerHours = 90

const answerHours = () => {
	const message = `A whole number of hours from 1 to ${longestAnswerHours} is expected`
	return z.optional(z.int({ error: message }).check(z.minimum(1, message), z.maximum(longestAnswerHours, message)))
}

/** By the company's clock, HH:MM. */
const officeTime = () => {
	const message = 'A time like 09:30 is expected'
	return z.optional(z.string({ error: message }).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message)))
}

const officeDays = () => {
	const message = 'Days of the week from 1 (Monday) to 7 are expected'
	const day = z.int({ error: message }).check(z.minimum(1, message), z.maximum(7, message))
	return z.optional(
		z.array(day, { error: message }).check(
			notEmpty('Choose at least one day'),
			atMost(7, message),
			z.overwrite((days) => [...new Set(days)].sort()),
			z.meta({ minItems: 1, maxItems: 7 }),
		),
	)
}

/** Whether an office closes after it opens. Either time may be left out. */
export const closesLater = ({ opensAt, closesAt }: { opensAt?: string | undefined; closesAt?: string | undefined }) =>
	opensAt === undefined || closesAt === undefined || opensAt < closesAt

export const closesTooSoon = 'The office closes after it opens'

/** Office hours that are left out stay. A new department begins with the usual ones. */
export const departmentForm = z
	.strictObject({
		id: optionalRowId(),
		/** One line: mails have it in their subject. */
		name: requiredText('Department name is required').check(
			z.refine((name) => !/\p{Cc}/u.test(name), 'The name must stand on one line'),
			hasVisible(fieldMessages.unfitForNames),
		),
		/** Receives a mail for each enquiry. */
		mailbox: emailAddress('Mailbox is required', 'Invalid email format'),
		version: startedFromVersion(),
		answerHours: answerHours(),
		opensAt: officeTime(),
		closesAt: officeTime(),
		officeDays: officeDays(),
	})
	.check(z.refine((form) => closesLater(form), { error: closesTooSoon, path: ['closesAt'] }))
export type DepartmentInput = z.infer<typeof departmentForm>
export const department = named(
	'Department',
	z.object({
		id: z.int(),
		name: z.string(),
		mailbox: z.string(),
		version: z.int(),
		answerHours: described('It answers within so many hours of work.', z.int(), usualOfficeHours.answerHours),
		opensAt: described('By the company’s clock.', z.string(), usualOfficeHours.opensAt),
		closesAt: described('By the company’s clock.', z.string(), usualOfficeHours.closesAt),
		officeDays: described('Days of the week, Monday is 1.', z.array(z.int()), usualOfficeHours.officeDays),
	}),
)
export type Department = z.infer<typeof department>
