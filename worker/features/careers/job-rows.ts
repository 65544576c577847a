import { and, gte, lte, type SQL } from 'drizzle-orm'
import { type Job, jobStateOf } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { jobPosts, jobTypes } from './careers.table.ts'

/** The columns of a job, from `jobPosts` joined with `jobTypes`. */
export const jobColumns = {
	id: jobPosts.id,
	jobPosition: jobPosts.jobPosition,
	experience: jobPosts.experience,
	skillsRequired: jobPosts.skillsRequired,
	jobQualification: jobPosts.jobQualification,
	jobTypeId: jobPosts.jobTypeId,
	jobTypeDescription: jobTypes.name,
	jobLocation: jobPosts.jobLocation,
	country: jobPosts.country,
	city: jobPosts.city,
	remote: jobPosts.remote,
	salaryMin: jobPosts.salaryMin,
	salaryMax: jobPosts.salaryMax,
	salaryCurrency: jobPosts.salaryCurrency,
	salaryUnit: jobPosts.salaryUnit,
	startDate: jobPosts.startDate,
	dueDate: jobPosts.dueDate,
	updatedAt: jobPosts.updatedAt,
}

/** Adds the state of a job on this day. */
export const withState = <Row extends Omit<Job, 'status'>>(
	row: Row,
	today = companyToday(),
): Row & Pick<Job, 'status'> => ({
	...row,
	status: jobStateOf(row, today),
})

/** The condition of a job that is open on this day. */
export const isOpenOn = (today: string): SQL | undefined =>
	and(lte(jobPosts.startDate, today), gte(jobPosts.dueDate, today))
