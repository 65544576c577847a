import { z } from 'zod/mini'
import { notEmpty } from './fields.ts'

const isCalendarDate = (value: string) => {
	const time = Date.parse(`${value}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

/** A calendar date, YYYY-MM-DD. '' becomes null. */
export const optionalDate = () => {
	const message = 'A date like 2026-01-31 is expected'
	return z.pipe(
		z.transform((value: string | null | undefined) => value || null),
		z.nullable(
			z.string({ error: message }).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message), z.refine(isCalendarDate, message)),
		),
	)
}

/** The same, but required. */
export const requiredDate = (message: string) =>
	z.pipe(
		optionalDate(),
		z.pipe(
			z.transform((value: string | null) => value ?? ''),
			z.string().check(notEmpty(message)),
		),
	)

/** Whether the year has four digits in UTC too. Other years have a sign in ISO 8601, which breaks text order. */
const hasFourDigitYear = (time: number) => !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString())

/** A moment with its offset from UTC, converted to UTC. '' becomes null. */
export const optionalMoment = () => {
	const message = 'A time like 2026-01-31T10:00:00+05:30 is expected'
	return z.pipe(
		z.transform((value: string | null | undefined) => value || null),
		z.nullable(
			z.pipe(
				z.string({ error: message }).check(
					z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/, message),
					z.refine((value) => isCalendarDate(value.slice(0, 10)) && hasFourDigitYear(Date.parse(value)), message),
				),
				z.transform((value: string) => new Date(value).toISOString()),
			),
		),
	)
}
