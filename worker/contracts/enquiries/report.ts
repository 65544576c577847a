import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { optionalDate, requiredDate } from '../shared/calendar.ts'
import { enquiryFilter } from './desk.ts'
import { reportGroupings } from './report-groupings.ts'

/** Refuses a last day before the first. Either may be missing. */
const isPeriod = z.refine<{ from: string | null; to: string | null }>(
	({ from, to }) => from === null || to === null || from <= to,
	{ error: 'The last day is not before the first', path: ['to'] },
)

/** The filtered list as CSV. Both days are included, by the company's calendar. */
export const enquiryExport = z.extend(enquiryFilter, { from: optionalDate(), to: optionalDate() }).check(isPeriod)
export type EnquiryExport = z.infer<typeof enquiryExport>

/** The rows of a report: landing pages and campaigns are texts of visitors, of any number. */
export const mostReportRows = 50

/** Counts the enquiries of a period. Both days are included, by the company's calendar. */
export const reportQuery = z
	.strictObject({
		from: requiredDate('A first day is expected'),
		to: requiredDate('A last day is expected'),
		by: z.enum(reportGroupings, { error: 'Choose what the report groups by' }),
	})
	.check(isPeriod)
export type ReportQuery = z.infer<typeof reportQuery>

const minutes = (share: string, example: number) =>
	described(
		`${share} of the answered ones had their first answer within so many minutes; null: none was answered.`,
		z.nullable(z.int()),
		example,
	)

const figures = {
	enquiries: z.int(),
	answered: z.int(),
	medianMinutes: minutes('Half', 95),
	p90Minutes: minutes('Nine tenths', 410),
}

export const enquiryReport = named(
	'EnquiryReport',
	z.object({
		total: z.object(figures),
		rows: described(
			`Months in their order; others by their number of enquiries, ${mostReportRows} at most.`,
			z.array(
				z.object({
					name: described(
						'A month is `2026-03`, a country its code; null: it is not known.',
						z.nullable(z.string()),
						'2026-03',
					),
					...figures,
				}),
			),
		),
	}),
)
export type EnquiryReport = z.infer<typeof enquiryReport>
export type ReportFigures = EnquiryReport['total']
