/** In a module of its own: the form shows them before anything is checked. */
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
