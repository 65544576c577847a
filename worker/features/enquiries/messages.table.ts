import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { messagesTable } from '#worker/desks/messages-table.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'
import { enquiries } from './enquiries.table.ts'

/** The conversation after the form. */
export const enquiryMessages = messagesTable('enquiry_messages', 'enquiry_id', () => enquiries)

/** Texts that staff put into replies of a desk, which its holder of files names. */
export const savedReplies = sqliteTable('saved_replies', {
	...editedColumns(),
	desk: text('desk', { enum: ['enquiryMessage', 'applicationMessage'] })
		.notNull()
		.default('enquiryMessage'),
	/** The state of a subject in which it is offered first. */
	stage: text('stage'),
	title: text('title').notNull(),
	text: text('text').notNull(),
})
