import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { noticePeriods } from '#contracts/applications.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { autoIncrementId, moment } from '#worker/platform/columns.ts'
import { fileKey } from '#worker/publishing/publishable.table.ts'

/** Applications as long as they are kept. One that is erased leaves nothing but a count with its job. */
export const jobApplications = sqliteTable(
	'job_applications',
	{
		id: autoIncrementId(),
		/** The database itself refuses to delete a job that somebody has applied for. */
		jobId: integer('job_id')
			.notNull()
			.references(() => jobPosts.id, { onDelete: 'restrict' }),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		/** Both names, NFKC, lower case, to sort by. */
		nameKey: text('name_key').notNull(),
		email: text('email').notNull(),
		mobileNumber: text('mobile_number').notNull(),
		/** Years. */
		experience: real('experience').notNull(),
		noticePeriod: text('notice_period', { enum: noticePeriods }).notNull(),
		location: text('location').notNull(),
		/** NFKC, lower case, to be searched. */
		locationKey: text('location_key').notNull(),
		/** When the applicant agreed to how long the application is kept; null where a caller of the API did not say so. */
		consentAt: moment('consent_at'),
		cvKey: fileKey('cv_key').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		index('applications_newest').on(table.createdAt, table.id),
		index('applications_job').on(table.jobId, table.createdAt, table.id),
		index('applications_notice').on(table.noticePeriod, table.createdAt, table.id),
		index('applications_experience').on(table.experience, table.createdAt, table.id),
	],
)
