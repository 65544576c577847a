import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { noticePeriods } from '#contracts/careers/applications.ts'
import { declineReasons, opinions, stages } from '#contracts/hiring/stages.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { flagColumn, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'
import { messagesTable } from '#worker/desks/messages-table.ts'
import { subjectColumns, subjectIndexes } from '#worker/desks/subject-columns.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { fileKey } from '#worker/files/files.table.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { subscriberNumber } from './subscriber-number.ts'

/** Applications within their retention. An erased one leaves a count in the row of its job. */
export const jobApplications = sqliteTable(
	'job_applications',
	{
		...subjectColumns(stages, 'email'),
		/** The database refuses to delete a job with applications. */
		jobId: integer('job_id')
			.notNull()
			.references(() => jobPosts.id, { onDelete: 'restrict' }),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		/** First and last name, for the order; see `searchKey`. */
		nameKey: text('name_key').notNull(),
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
		/** By which other applications of the person are found: see `mailboxOf` and `subscriberNumber`. */
		mailbox: text('mailbox').notNull().default(''),
		subscriberNumber: text('subscriber_number').notNull().default(''),
		/** Name, address and location; see `searchKey`. */
		searchKey: text('search_key').notNull().default(''),
		declineReason: text('decline_reason', { enum: declineReasons }),
		declineNote: text('decline_note').notNull().default(''),
		/** The version of the notice above the button, if the form named it: see `web/content/application-notice.ts`. */
		noticeVersion: text('notice_version').notNull().default(''),
		/** JSON: the answers to the questions of the job; null if the form had none. */
		answers: text('answers'),
		/** When the applicant asked for the erasure on their page. */
		erasureAskedAt: momentColumn('erasure_asked_at'),
		/** Whether it counts as read by everybody: it came before there were marks. */
		readByAll: flagColumn('read_by_all').notNull().default(false),
	},
	(table) => {
		// The index columns cover every filter of the list.
		const { jobId, noticePeriod, experience, locationKey, mobileNumber, createdAt, id, state } = table
		const ofDesk = [state, table.automatic, table.mergedInto] as const
		return [
			index('applications_newest').on(
				...([createdAt, id, jobId, noticePeriod, experience, locationKey, mobileNumber, ...ofDesk] as const),
			),
			index('applications_job').on(
				...([jobId, createdAt, id, noticePeriod, experience, locationKey, mobileNumber, ...ofDesk] as const),
			),
			index('applications_notice').on(
				...([noticePeriod, createdAt, id, jobId, experience, locationKey, mobileNumber, ...ofDesk] as const),
			),
			index('applications_experience').on(
				...([experience, createdAt, id, jobId, noticePeriod, locationKey, mobileNumber, ...ofDesk] as const),
			),
			index('applications_name').on(table.nameKey, createdAt, id),
			index('applications_location').on(locationKey, createdAt, id),
			// SQLite reads it before it deletes the row of a file.
			index('applications_cv').on(table.cvKey),
			// A short index for full scans: mobile numbers, and the count of rows. Of equal indexes SQLite takes the last one.
			index('applications_mobile').on(mobileNumber),
			...subjectIndexes('job_applications', table),
			index('applications_stage').on(
				...([state, createdAt, id, jobId, noticePeriod, experience, locationKey, mobileNumber] as const),
				...([table.automatic, table.mergedInto] as const),
			),
			index('applications_due').on(
				...([state, table.waitingSince, jobId, createdAt, id, table.automatic, table.mergedInto] as const),
			),
			index('applications_erasure').on(table.erasureAskedAt).where(sql`${table.erasureAskedAt} is not null`),
			index('applications_mailbox').on(table.mailbox),
			index('applications_subscriber').on(table.subscriberNumber),
		]
	},
)

/** The key of a row about an application and a user. */
const ofApplication = () => ({
	applicationId: integer('application_id')
		.notNull()
		.references(() => jobApplications.id, { onDelete: 'restrict' }),
	userId: integer('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'restrict' }),
})

/** The columns by which names are sorted, locations searched, and persons compared. */
export const applicationKeysOf = ({
	firstName,
	lastName,
	location,
	emailId,
	mobileNumber,
}: Record<'firstName' | 'lastName' | 'location' | 'emailId' | 'mobileNumber', string>) => ({
	nameKey: searchKey(`${firstName} ${lastName}`),
	locationKey: searchKey(location),
	searchKey: searchKey(`${firstName} ${lastName} ${emailId} ${location}`),
	mailbox: mailboxOf(emailId),
	subscriberNumber: subscriberNumber(mobileNumber),
})

/** The conversations about applications. */
export const applicationMessages = messagesTable('application_messages', 'application_id', () => jobApplications)

/** What colleagues think of an application. */
export const applicationOpinions = sqliteTable(
	'application_opinions',
	{
		...ofApplication(),
		opinion: text('opinion', { enum: opinions }).notNull(),
		at: momentColumn('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.applicationId, table.userId] })],
)

/** Who has opened an application, and its CV. */
export const applicationReaders = sqliteTable(
	'application_readers',
	{
		...ofApplication(),
		readAt: momentColumn('read_at').notNull(),
		cvOpenedAt: momentColumn('cv_opened_at'),
	},
	(table) => [primaryKey({ columns: [table.applicationId, table.userId] })],
)

/** Jobs whose applications users without the role may read. */
export const lentJobs = sqliteTable(
	'lent_jobs',
	{
		jobId: integer('job_id')
			.notNull()
			.references(() => jobPosts.id, { onDelete: 'restrict' }),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		lentAt: momentColumn('lent_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('lent_jobs_job').on(table.jobId)],
)
