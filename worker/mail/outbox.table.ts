import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '../data/columns.ts'

/**
 * Mails to send, written in the same batch as the change that causes them. A row names its subject and holds no personal
 * data but `address`: the letter is composed when it is sent.
 */
export const outbox = sqliteTable(
	'outbox',
	{
		id: autoIncrementId(),
		/** Names the letter: `worker/jobs/mail.ts` lists them. */
		kind: text('kind').notNull(),
		subjectId: integer('subject_id').notNull(),
		/** The recipient of a mail whose subject is erased. Emptied once the mail is settled. */
		address: text('address'),
		/** `dropped`: not sent, because the subject is deleted, its link has expired, or every try failed. */
		status: text('status', { enum: ['waiting', 'sent', 'dropped'] })
			.notNull()
			.default('waiting'),
		attempts: integer('attempts').notNull().default(0),
		nextAttemptAt: momentColumn('next_attempt_at').notNull(),
		createdAt: momentColumn('created_at').notNull(),
		settledAt: momentColumn('settled_at'),
	},
	(table) => [
		index('outbox_due').on(table.status, table.attempts, table.nextAttemptAt),
		check('outbox_status', sql`${table.status} in ('waiting', 'sent', 'dropped')`),
	],
)
