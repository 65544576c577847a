import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { searchKey } from '#contracts/shared/search-key.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'

export const departments = sqliteTable('departments', {
	...editedColumns(),
	name: text('name').notNull(),
	/** NFKC, lower case. */
	nameKey: text('name_key').notNull().unique(),
	/** The recipient of the mail about a new enquiry. */
	mailbox: text('mailbox').notNull(),
})

export const enquiries = sqliteTable(
	'enquiries',
	{
		id: autoIncrementId(),
		name: text('name').notNull(),
		organization: text('organization').notNull(),
		departmentId: integer('department_id')
			.notNull()
			.references(() => departments.id, { onDelete: 'restrict' }),
		emailId: text('email_id').notNull(),
		phoneNo: text('phone_no').notNull(),
		message: text('message').notNull(),
		/** Name, organisation and address; see `searchKey`. */
		searchKey: text('search_key').notNull().default(''),
		createdAt: momentColumn('created_at').notNull(),
	},
	(table) => [
		index('enquiries_newest').on(table.createdAt, table.id),
		index('enquiries_department').on(table.departmentId, table.createdAt, table.id),
	],
)

/** The column by which contact requests are searched. */
export const enquiryKeyOf = ({ name, organization, emailId }: Record<'name' | 'organization' | 'emailId', string>) => ({
	searchKey: searchKey(`${name} ${organization} ${emailId}`),
})
