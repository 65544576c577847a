import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { interviewAnswers } from '#contracts/hiring/interviews.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'
import { jobApplications } from '../applications.table.ts'

/** Interviews with applicants, as calendars know them. */
export const interviews = sqliteTable(
	'interviews',
	{
		id: autoIncrementId(),
		/** A trigger deletes the interviews with their application. */
		applicationId: integer('application_id')
			.notNull()
			.references(() => jobApplications.id, { onDelete: 'restrict' }),
		/** The UID of its calendar event. */
		uid: text('uid').notNull().unique(),
		/** The SEQUENCE of its calendar event. Each move and the cancellation raise it. */
		sequence: integer('sequence').notNull().default(0),
		startsAt: momentColumn('starts_at').notNull(),
		minutes: integer('minutes').notNull(),
		/** A street address, or the link to a call. */
		place: text('place').notNull(),
		/** A text for the applicant. */
		words: text('words').notNull().default(''),
		cancelledAt: momentColumn('cancelled_at'),
		/** The applicant's answer for this time. A move clears it. */
		answer: text('answer', { enum: interviewAnswers }),
		answeredAt: momentColumn('answered_at'),
		version: integer('version').notNull().default(1),
		createdBy: integer('created_by')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		createdAt: momentColumn('created_at').notNull(),
		updatedAt: momentColumn('updated_at').notNull(),
	},
	(table) => [
		index('interviews_of').on(table.applicationId, table.startsAt),
		index('interviews_starts').on(table.startsAt),
	],
)

/** The colleagues who take part in an interview. */
export const interviewers = sqliteTable(
	'interviewers',
	{
		/** A trigger deletes the rows with their interview. */
		interviewId: integer('interview_id')
			.notNull()
			.references(() => interviews.id, { onDelete: 'restrict' }),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.interviewId] }),
		index('interviewers_of').on(table.interviewId),
	],
)
