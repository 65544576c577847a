import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { messagesTable } from '#worker/desks/messages-table.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'
import { enquiries } from './enquiries.table.ts'

/** The conversation after the form. */
export const enquiryMessages = messagesTable('enquiry_messages', 'enquiry_id', () => enquiries)

/** Texts that staff put into replies. */
export const savedReplies = sqliteTable('saved_replies', {
	...editedColumns(),
	title: text('title').notNull(),
	text: text('text').notNull(),
})
