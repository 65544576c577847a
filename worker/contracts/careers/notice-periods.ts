/** Separate from the schemas: the form needs this list before it loads zod. */
export const noticePeriods = [
	'Immediate',
	'Less than 15 days',
	'1 month',
	'2 months',
	'3 months',
	'More than 3 months',
	'Serving notice period',
] as const
export type NoticePeriod = (typeof noticePeriods)[number]
