import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { jobFields, salaryUnits } from '#contracts/careers/careers.ts'
import { employmentTypes } from '#contracts/careers/job-types.ts'
import { usualAnswerDays } from '#contracts/hiring/stages.ts'
import { composed, plainName } from '#contracts/shared/plain-characters.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { calendarDateColumn, flagColumn } from '#worker/data/columns.ts'
import { columnsOf } from '#worker/editing/field-columns.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'

export const jobTypes = sqliteTable('job_types', {
	...editedColumns(),
	name: text('name').notNull(),
	/** NFKC, lower case. */
	nameKey: text('name_key').notNull().unique(),
	/** The name for search engines. */
	employmentType: text('employment_type', { enum: employmentTypes }).notNull(),
})

export const jobPosts = sqliteTable(
	'job_posts',
	{
		...editedColumns(),
		jobPosition: text('job_position').notNull(),
		/** See `searchKey`, as for `locationKey`. */
		positionKey: text('position_key').notNull(),
		experience: text('experience').notNull(),
		skillsRequired: text('skills_required').notNull(),
		jobQualification: text('job_qualification').notNull(),
		jobTypeId: integer('job_type_id')
			.notNull()
			.references(() => jobTypes.id, { onDelete: 'restrict' }),
		jobLocation: text('job_location').notNull(),
		locationKey: text('location_key').notNull(),
		country: text('country').notNull(),
		city: text('city').notNull(),
		remote: flagColumn('remote').notNull(),
		/** Cleaned HTML. */
		jobDescription: text('job_description').notNull(),
		/** The number of the cleaning rules; see rich-text.ts. */
		cleanedBy: integer('cleaned_by').notNull(),
		/** The first and the last day on which the job is open, by the company's calendar. */
		startDate: calendarDateColumn('start_date').notNull(),
		dueDate: calendarDateColumn('due_date').notNull(),
		/** The first day of the retention: the due date, or the day on which a save moved the due date into the past. */
		closedOn: calendarDateColumn('closed_on').notNull(),
		salaryMin: integer('salary_min'),
		salaryMax: integer('salary_max'),
		salaryCurrency: text('salary_currency').notNull(),
		salaryUnit: text('salary_unit', { enum: salaryUnits }).notNull(),
		/** Within so many days applicants hear from us. */
		answerDays: integer('answer_days').notNull().default(usualAnswerDays),
		/** JSON: the questions to applicants. */
		questions: text('questions').notNull().default('[]'),
		/** The number of erased applications: all that remains of them. */
		erasedApplications: integer('erased_applications').notNull().default(0),
	},
	(table) => [
		index('job_posts_due').on(table.dueDate, table.startDate, table.id),
		index('job_posts_closed').on(table.closedOn, table.id),
		index('job_posts_position').on(table.positionKey, table.id),
		index('job_posts_type').on(table.jobTypeId, table.id),
		check('job_posts_remote_flag', sql`${table.remote} in (0, 1)`),
		check('job_posts_dates', sql`${table.startDate} <= ${table.dueDate}`),
	],
)

export const jobFieldColumns = columnsOf(jobFields, jobPosts, {})

/** The columns by which positions and locations are searched. */
export const jobKeysOf = ({ jobPosition, jobLocation }: { jobPosition: string; jobLocation: string }) => ({
	positionKey: searchKey(jobPosition),
	locationKey: searchKey(jobLocation),
})

/** The names of a stored job in the form in which a save stores them, with their keys. */
export function jobNamesOf(stored: { jobPosition: string; jobLocation: string }) {
	const names = { jobPosition: plainName(stored.jobPosition), jobLocation: composed(stored.jobLocation) }
	return { ...names, ...jobKeysOf(names) }
}
