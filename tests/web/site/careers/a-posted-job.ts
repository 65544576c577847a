import type { PostedJob } from '#contracts/careers/careers.ts'
import { startOf } from '#tests/support/builders/days.ts'

/** An open job. A test names the fields that matter. */
export const aPostedJob = (known: Partial<PostedJob> = {}): PostedJob => ({
	id: 7,
	jobPosition: 'Workflow Engineer',
	experience: '3 to 5 years',
	skillsRequired: 'Drawing, asking & listening',
	jobQualification: 'A degree, or four years of work',
	jobTypeId: 1,
	jobTypeDescription: 'Full-time',
	jobLocation: 'Kochi, second floor',
	country: 'IN',
	city: 'Kochi',
	remote: false,
	salaryMin: null,
	salaryMax: null,
	salaryCurrency: 'INR',
	salaryUnit: 'YEAR',
	startDate: '2026-12-01',
	dueDate: '2026-12-20',
	status: 'Open',
	updatedAt: '2026-11-28T10:00:00.000Z',
	postedAt: startOf('2026-12-01'),
	jobDescription: '<p>You draw processes with the people who run them.</p>',
	employmentType: 'FULL_TIME',
	questions: [],
	...known,
})
