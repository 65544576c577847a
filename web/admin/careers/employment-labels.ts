import type { EmploymentType } from '#contracts/careers/careers.ts'

/** What search engines call the kinds of employment, in words. */
export const employmentLabels: Record<EmploymentType, string> = {
	FULL_TIME: 'Full time',
	PART_TIME: 'Part time',
	CONTRACTOR: 'Contractor',
	TEMPORARY: 'Temporary',
	INTERN: 'Intern',
	VOLUNTEER: 'Volunteer',
	PER_DIEM: 'Paid by the day',
	OTHER: 'Other',
}
