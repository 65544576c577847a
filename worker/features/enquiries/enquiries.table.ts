import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { usualOfficeHours } from '#contracts/desks/usual-hours.ts'
import { enquiryStates } from '#contracts/enquiries/desk-states.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { subjectColumns, subjectIndexes } from '#worker/desks/subject-columns.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'

export const departments = sqliteTable('departments', {
	...editedColumns(),
	name: text('name').notNull(),
	/** NFKC, lower case. */
	nameKey: text('name_key').notNull().unique(),
	/** The recipient of the mail about a new enquiry. */
	mailbox: text('mailbox').notNull(),
	/** The hours of work within which it answers; see `OfficeHours`. */
	answerHours: integer('answer_hours').notNull().default(usualOfficeHours.answerHours),
	opensAt: text('opens_at').notNull().default(usualOfficeHours.opensAt),
	closesAt: text('closes_at').notNull().default(usualOfficeHours.closesAt),
	/** The digits of the days of the week, Monday is 1. */
	officeDays: text('office_days').notNull().default(usualOfficeHours.officeDays.join('')),
})

export const enquiries = sqliteTable(
	'enquiries',
	{
		...subjectColumns(enquiryStates),
		name: text('name').notNull(),
		organization: text('organization').notNull(),
		departmentId: integer('department_id')
			.notNull()
			.references(() => departments.id, { onDelete: 'restrict' }),
		phoneNo: text('phone_no').notNull(),
		message: text('message').notNull(),
		/** Name, organisation and address; see `searchKey`. */
		searchKey: text('search_key').notNull().default(''),
		/** See `searchKey`. */
		messageKey: text('message_key').notNull().default(''),
		arrivedBy: text('arrived_by', { enum: ['form', 'mail'] })
			.notNull()
			.default('form'),
		/** JSON: see `Origin`. */
		origin: text('origin'),
	},
	(table) => [
		...subjectIndexes('enquiries', table),
		index('enquiries_department').on(table.departmentId, table.createdAt, table.id, table.mergedInto),
		index('enquiries_department_state').on(
			table.departmentId,
			table.state,
			table.updatedAt,
			table.id,
			table.automatic,
			table.mergedInto,
		),
		index('enquiries_address').on(sql`lower(${table.emailId})`),
		index('enquiries_phone').on(table.phoneNo),
	],
)

/** The columns by which contact requests are searched. */
export const enquiryKeysOf = ({
	name,
	organization,
	emailId,
	message,
}: Record<'name' | 'organization' | 'emailId' | 'message', string>) => ({
	searchKey: searchKey(`${name} ${organization} ${emailId}`),
	messageKey: searchKey(message),
})
