import { desc, eq, sql } from 'drizzle-orm'
import { type FoundApplication, type FoundEnquiry, type FoundPerson, mostFound } from '#contracts/operations/search.ts'
import type { Database } from '#worker/data/db.ts'
import { containsText } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { departments, enquiries } from '#worker/features/enquiries/enquiries.table.ts'

// Each finds one more than are shown, which tells that more exist.

/** Finds users by their name, user name and address, the newest first. */
export const searchUsers = (db: Database, text: string): Promise<FoundPerson[]> =>
	db
		.select({ id: users.id, userName: users.userName, fullName: users.fullName, email: users.email })
		.from(users)
		.where(containsText({ key: users.searchKey, text: users.userName }, text))
		.orderBy(desc(users.id))
		.limit(mostFound + 1)

/** Finds contact requests by name, organisation, address and department, the newest first. */
export function searchEnquiries(db: Database, text: string): Promise<FoundEnquiry[]> {
	const key = sql`${enquiries.searchKey} || ' ' || ${departments.nameKey}`
	return db
		.select({
			id: enquiries.id,
			name: enquiries.name,
			organization: enquiries.organization,
			department: departments.name,
			emailId: enquiries.emailId,
			createdAt: enquiries.createdAt,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(containsText({ key, text: enquiries.name }, text))
		.orderBy(desc(enquiries.createdAt), desc(enquiries.id))
		.limit(mostFound + 1)
}

/** Finds applications by the name of the applicant and the job, the newest first. */
export function searchApplications(db: Database, text: string): Promise<FoundApplication[]> {
	const key = sql`${jobApplications.nameKey} || ' ' || ${jobPosts.positionKey}`
	return db
		.select({
			id: jobApplications.id,
			name: sql<string>`${jobApplications.firstName} || ' ' || ${jobApplications.lastName}`,
			jobPost: jobPosts.jobPosition,
			createdAt: jobApplications.createdAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(containsText({ key, text: jobApplications.firstName }, text))
		.orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
		.limit(mostFound + 1)
}
