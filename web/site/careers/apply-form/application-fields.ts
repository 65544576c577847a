/** The text fields, without the CV. */
export const applicationFields = [
	'firstName',
	'lastName',
	'email',
	'mobileNumber',
	'applicantExperience',
	'noticePeriod',
	'applicantLocation',
] as const
export type ApplicationField = (typeof applicationFields)[number]

/**
 * `number` tells apart two files that look alike. `error` says why this one is refused. `isReading` until the file is in
 * memory.
 */
export type ChosenCv = { file: File; number: number; error?: string; isReading?: boolean }
