import { z } from 'zod/mini'
import { notEmpty, rightChoice } from './fields.ts'
import { dayMs } from './periods.ts'

export const isCalendarDate = (value: string) => {
	const time = Date.parse(`${value}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

const dateExpected = 'A date like 2026-01-31 is expected'
const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** A calendar date, YYYY-MM-DD. '' becomes null. */
export const optionalDate = () =>
	z.pipe(
		z.transform((value: string | null | undefined) => value || null),
		z.nullable(
			z
				.string({ error: dateExpected })
				.check(
					z.regex(datePattern, dateExpected),
					rightChoice(isCalendarDate, dateExpected),
					z.meta({ format: 'date' }),
				),
		),
	)

/** The same, but required: `message` is for a missing date. */
export const requiredDate = (message: string) =>
	z.string({ error: ({ input }) => (input ? dateExpected : message) }).check(
		notEmpty(message),
		z.regex(datePattern, dateExpected),
		rightChoice((value) => value === '' || isCalendarDate(value), dateExpected),
		z.meta({ format: 'date' }),
	)

/** Whether the year has four digits in every time zone. Other years have a sign in ISO 8601, which breaks text order. */
const hasFourDigitYear = (time: number) =>
	!Number.isNaN(time) && [-dayMs, dayMs].every((shift) => /^\d{4}-/.test(new Date(time + shift).toISOString()))

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
/** Whether a text is a moment with its offset from UTC. */
export const isMoment = (value: string) =>
	momentPattern.test(value) && isCalendarDate(value.slice(0, 10)) && hasFourDigitYear(Date.parse(value))

/** A moment with its offset from UTC, converted to UTC. '' becomes null. */
export const optionalMoment = () => {
	const message = 'A time like 2026-01-31T10:00:00+05:30 is expected'
	return z.pipe(
		z.transform((value: string | null | undefined) => value || null),
		z.nullable(
			z.pipe(
				z
					.string({ error: message })
					.check(
						z.regex(momentPattern, message),
						rightChoice(isMoment, message),
						z.describe(message.replace(' is expected', '.')),
					),
				z.transform((value: string) => new Date(value).toISOString()),
			),
		),
	)
}
