import { desc, eq } from 'drizzle-orm'
import type { ApplicationsQuery, JobApplication } from '#contracts/applications.ts'
import type { Paged } from '#contracts/paging.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Database } from '#worker/platform/db.ts'
import { files } from '#worker/platform/files.table.ts'
import { selectPage } from '#worker/platform/select-page.ts'
import { jobApplications } from './applications.table.ts'

/** Applications for staff, newest first. */
export function listApplications(db: Database, query: ApplicationsQuery): Promise<Paged<JobApplication>> {
	const rows = db
		.select({
			id: jobApplications.id,
			jobPost: jobPosts.jobPosition,
			jobPostId: jobApplications.jobId,
			firstName: jobApplications.firstName,
			lastName: jobApplications.lastName,
			applicantExperience: jobApplications.experience,
			noticePeriod: jobApplications.noticePeriod,
			applicantLocation: jobApplications.location,
			email: jobApplications.email,
			mobileNumber: jobApplications.mobileNumber,
			file: files.name,
			fileSize: files.size,
			createddate: jobApplications.createdAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.innerJoin(files, eq(files.key, jobApplications.cvKey))
		.orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
	return selectPage(db, { rows, table: jobApplications, where: undefined }, query)
}
