import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { deliveries, messageKinds } from '#contracts/desks/conversation.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'
import { withinRow } from '#worker/data/within-row.ts'
import type { DeskSubjects } from './subject-columns.ts'

/**
 * The table of a desk's conversations: mails of both sides, notes and acts of staff. A reply that is written is a draft.
 * `subjectColumn`: the name of the column that references the subject.
 */
export const messagesTable = (name: string, subjectColumn: string, subjects: () => DeskSubjects) =>
	sqliteTable(
		name,
		{
			id: autoIncrementId(),
			subjectId: integer(subjectColumn)
				.notNull()
				.references(() => subjects().id, { onDelete: 'restrict' }),
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
			/** JSON: see `message-events.ts`. */
			event: text('event'),
			/** JSON: see `mail-facts.ts`. */
			mail: text('mail'),
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
			index(`${name}_of`).on(table.subjectId, table.at, table.id),
			uniqueIndex(`${name}_draft`).on(table.subjectId, table.authorId).where(sql`${table.delivery} = 'draft'`),
			index(`${name}_mail`).on(table.mailId).where(sql`${table.mailId} is not null`),
			index(`${name}_receipts`).on(table.sender, table.at).where(sql`${table.kind} = 'receipt'`),
			index(`${name}_newest`).on(table.at, table.subjectId),
			index(`${name}_senders`).on(table.sender).where(sql`${table.kind} = 'received'`),
		],
	)

export type DeskMessages = ReturnType<typeof messagesTable>

/** The key of a text, by which it is searched. Some letters become eighteen in it. */
export const textKeyOf = (text: string): string => withinRow(searchKey(text))
