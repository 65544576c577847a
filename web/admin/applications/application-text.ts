import { type JobApplication, unstatedExperience } from '#contracts/careers/applications.ts'

export const fullName = ({ firstName, lastName }: Pick<JobApplication, 'firstName' | 'lastName'>) =>
	`${firstName} ${lastName}`

export function experienceText(application: Pick<JobApplication, 'applicantExperience' | 'experienceStated'>): string {
	const years = application.applicantExperience
	const unstated = unstatedExperience(application)
	if (unstated) return unstated
	return `${years.toLocaleString('en-GB')} ${years === 1 ? 'year' : 'years'}`
}
