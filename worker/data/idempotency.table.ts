import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { momentColumn } from './columns.ts'

/** Answers to stored forms, by the client's key: a form that is sent twice gets the same answer and is stored once. */
export const idempotencyKeys = sqliteTable(
	'idempotency_keys',
	{
		key: text('key').primaryKey(),
		requestHash: text('request_hash').notNull(),
		/** JSON. */
		answer: text('answer').notNull(),
		createdAt: momentColumn('created_at').notNull(),
	},
	(table) => [index('idempotency_keys_created_at').on(table.createdAt)],
)
