import type { JobApplication } from '#contracts/applications.ts'

export const fullName = ({ firstName, lastName }: Pick<JobApplication, 'firstName' | 'lastName'>) =>
	`${firstName} ${lastName}`

export function yearsText(years: number): string {
	if (years === 0) return 'None'
	return `${years.toLocaleString('en-GB')} ${years === 1 ? 'year' : 'years'}`
}
