import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { deliveries, messageKinds } from '#contracts/desks/conversation.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'
import { enquiries } from './enquiries.table.ts'

/** The conversation after the form: mails of both sides, notes and acts of staff. A reply that is written is a draft. */
export const enquiryMessages = sqliteTable(
	'enquiry_messages',
	{
		id: autoIncrementId(),
		enquiryId: integer('enquiry_id')
			.notNull()
			.references(() => enquiries.id, { onDelete: 'restrict' }),
		kind: text('kind', { enum: messageKinds }).notNull(),
		/** When it arrived or was sent; of a draft, when it was saved last. */
		at: momentColumn('at').notNull(),
		/** The member of staff; null for visitors and the site. */
		authorId: integer('author_id').references(() => users.id, { onDelete: 'restrict' }),
		/** The address that a mail came from, in lower case; of a receipt, the mailbox (see `mailboxOf`). */
		sender: text('sender').notNull().default(''),
		text: text('text').notNull().default(''),
		/** Of a mail that came as HTML, by the contract of rich text. */
		html: text('html'),
		/** See `textKeyOf`. */
		textKey: text('text_key').notNull().default(''),
		/** JSON: what an act changed, what an undo of a reply gives back, and the marks of a received mail. */
		event: text('event'),
		/** Of replies and receipts. */
		delivery: text('delivery', { enum: deliveries }),
		leavesAt: momentColumn('leaves_at'),
		deliveryNote: text('delivery_note').notNull().default(''),
		/** Of a draft: each save makes the next one. */
		version: integer('version').notNull().default(1),
		/** The Message-ID of a mail. */
		mailId: text('mail_id'),
		/** Of a received mail: tells a mail that is delivered again. */
		mailKey: text('mail_key').unique(),
	},
	(table) => [
		index('enquiry_messages_of').on(table.enquiryId, table.at, table.id),
		uniqueIndex('enquiry_messages_draft').on(table.enquiryId, table.authorId).where(sql`${table.delivery} = 'draft'`),
		index('enquiry_messages_mail').on(table.mailId).where(sql`${table.mailId} is not null`),
		index('enquiry_messages_receipts').on(table.sender, table.at).where(sql`${table.kind} = 'receipt'`),
		index('enquiry_messages_newest').on(table.at, table.enquiryId),
	],
)

/** In bytes, of the text and of its key: a row of D1 holds 2 MB, and a conversation is read as a whole. */
const mostBytes = 100_000

/** The start of a text that has its place in a row, in whole characters. */
export function withinRow(text: string): string {
	const { read } = new TextEncoder().encodeInto(text, new Uint8Array(mostBytes))
	return text.slice(0, read)
}

/** The key of a text, by which it is searched. Some letters become eighteen in it. */
export const textKeyOf = (text: string): string => withinRow(searchKey(text))

/** Texts that staff put into replies. */
export const savedReplies = sqliteTable('saved_replies', {
	...editedColumns(),
	title: text('title').notNull(),
	text: text('text').notNull(),
})
