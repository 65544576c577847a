import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, moment } from '../data/columns.ts'

export const mailKinds = [
	'enquiry-arrived',
	'application-received',
	'application-arrived',
	'reset-link',
	'set-password-link',
	'password-changed',
] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * Mails to be sent, written in the same batch as the change that causes them. A row names its subject and holds no personal data: the
 * letter is composed when it leaves.
 */
export const outbox = sqliteTable(
	'outbox',
	{
		id: autoIncrementId(),
		kind: text('kind', { enum: mailKinds }).notNull(),
		subjectId: integer('subject_id').notNull(),
		/** `dropped`: there was nothing left to say, because the subject is gone or its link has expired. */
		status: text('status', { enum: ['waiting', 'sent', 'dropped'] })
			.notNull()
			.default('waiting'),
		attempts: integer('attempts').notNull().default(0),
		nextAttemptAt: moment('next_attempt_at').notNull(),
		createdAt: moment('created_at').notNull(),
		settledAt: moment('settled_at'),
	},
	(table) => [
		index('outbox_due').on(table.status, table.attempts, table.nextAttemptAt),
		check('outbox_status', sql`${table.status} in ('waiting', 'sent', 'dropped')`),
	],
)
