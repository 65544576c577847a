import type { Snapshot } from '#worker/editing/snapshot.ts'
import type { jobPosts } from './careers.table.ts'

type Columns = Omit<
	typeof jobPosts.$inferSelect,
	| 'id'
	| 'version'
	| 'createdAt'
	| 'updatedAt'
	| 'updatedBy'
	| 'positionKey'
	| 'locationKey'
	| 'cleanedBy'
	| 'closedOn'
	| 'erasedApplications'
>

/** The snapshot of a job for its history. */
export const jobSnapshot = (job: Columns): Snapshot => ({
	values: {
		jobPosition: job.jobPosition,
		experience: job.experience,
		skillsRequired: job.skillsRequired,
		jobQualification: job.jobQualification,
		jobTypeId: job.jobTypeId,
		jobLocation: job.jobLocation,
		country: job.country,
		city: job.city,
		remote: job.remote,
		salaryMin: job.salaryMin,
		salaryMax: job.salaryMax,
		salaryCurrency: job.salaryCurrency,
		salaryUnit: job.salaryUnit,
		startDate: job.startDate,
		dueDate: job.dueDate,
		jobDescription: job.jobDescription,
	},
	files: {},
})
