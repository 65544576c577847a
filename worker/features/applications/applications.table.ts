import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { noticePeriods } from '#contracts/careers/applications.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { autoIncrementId, flagColumn, momentColumn } from '#worker/data/columns.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { fileKey } from '#worker/files/files.table.ts'

/** Applications within their retention. An erased one leaves a count in the row of its job. */
export const jobApplications = sqliteTable(
	'job_applications',
	{
		id: autoIncrementId(),
		/** The database refuses to delete a job with applications. */
		jobId: integer('job_id')
			.notNull()
			.references(() => jobPosts.id, { onDelete: 'restrict' }),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		/** First and last name, for the order; see `searchKey`. */
		nameKey: text('name_key').notNull(),
		email: text('email').notNull(),
		mobileNumber: text('mobile_number').notNull(),
		/** Years. */
		experience: real('experience').notNull(),
		/** Whether the applicant stated it; null for older applications. */
		experienceStated: flagColumn('experience_stated'),
		noticePeriod: text('notice_period', { enum: noticePeriods }).notNull(),
		location: text('location').notNull(),
		/** See `searchKey`. */
		locationKey: text('location_key').notNull(),
		/** The time of the consent to the retention; null if a client of the API did not send it. */
		consentAt: momentColumn('consent_at'),
		cvKey: fileKey('cv_key').notNull(),
		/** JSON: see `Origin`. */
		origin: text('origin'),
		createdAt: momentColumn('created_at').notNull(),
	},
	(table) => {
		// The index columns cover every filter of the list.
		const { jobId, noticePeriod, experience, locationKey, mobileNumber, createdAt, id } = table
		return [
			index('applications_newest').on(createdAt, id, jobId, noticePeriod, experience, locationKey, mobileNumber),
			index('applications_job').on(jobId, createdAt, id, noticePeriod, experience, locationKey, mobileNumber),
			index('applications_notice').on(noticePeriod, createdAt, id, jobId, experience, locationKey, mobileNumber),
			index('applications_experience').on(experience, createdAt, id, jobId, noticePeriod, locationKey, mobileNumber),
			index('applications_name').on(table.nameKey, createdAt, id),
			index('applications_location').on(locationKey, createdAt, id),
			// SQLite reads it before it deletes the row of a file.
			index('applications_cv').on(table.cvKey),
			// A short index for full scans: mobile numbers, and the count of rows. Of equal indexes SQLite takes the last one.
			index('applications_mobile').on(mobileNumber),
		]
	},
)

/** The columns by which names are sorted, and locations searched. */
export const applicationKeysOf = ({
	firstName,
	lastName,
	location,
}: Record<'firstName' | 'lastName' | 'location', string>) => ({
	nameKey: searchKey(`${firstName} ${lastName}`),
	locationKey: searchKey(location),
})
