import type { EmploymentType } from '#contracts/careers/job-types.ts'

/** The employment types of search engines, in words. */
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
