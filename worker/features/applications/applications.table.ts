import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { noticePeriods } from '#contracts/careers/applications.ts'
import { autoIncrementId, flag, moment } from '#worker/data/columns.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
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
		/** Whether the applicant stated it; null for applications that did not say. */
		experienceStated: flag('experience_stated'),
		noticePeriod: text('notice_period', { enum: noticePeriods }).notNull(),
		location: text('location').notNull(),
		/** NFKC, lower case, to be searched. */
		locationKey: text('location_key').notNull(),
		/** When the applicant agreed to how long the application is kept; null where a caller of the API did not say so. */
		consentAt: moment('consent_at'),
		cvKey: fileKey('cv_key').notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => {
		// What the list can be filtered by, so that an index alone tells which rows match.
		const { jobId, noticePeriod, experience, locationKey, mobileNumber, createdAt, id } = table
		return [
			index('applications_newest').on(createdAt, id, jobId, noticePeriod, experience, locationKey, mobileNumber),
			index('applications_job').on(jobId, createdAt, id, noticePeriod, experience, locationKey, mobileNumber),
			index('applications_notice').on(noticePeriod, createdAt, id, jobId, experience, locationKey, mobileNumber),
			index('applications_experience').on(experience, createdAt, id, jobId, noticePeriod, locationKey, mobileNumber),
			index('applications_name').on(table.nameKey, createdAt, id),
			index('applications_location').on(locationKey, createdAt, id),
			// The database asks it before a file's row may go.
			index('applications_cv').on(table.cvKey),
			// Short, as what is read from end to end should be: for numbers, and to count them all (of equals SQLite takes the one made last).
			index('applications_mobile').on(mobileNumber),
		]
	},
)
