import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from './columns.ts'

export const isBackup = (action: AnySQLiteColumn) => sql`${action} in ('backup taken', 'backup restored')`
export const isSignIn = (action: AnySQLiteColumn) => sql`${action} = 'sign-in'`

/** The audit log. It outlives the rows it names, so it has no foreign keys. */
export const auditLog = sqliteTable(
	'audit_log',
	{
		id: autoIncrementId(),
		at: momentColumn('at').notNull(),
		/** null without a session, for example for a failed sign-in. */
		actorId: integer('actor_id'),
		actorName: text('actor_name'),
		section: text('section').notNull(),
		action: text('action').notNull(),
		itemId: integer('item_id'),
		/** JSON: field -> [before, after]; null for a secret field. */
		changes: text('changes'),
		requestId: text('request_id').notNull(),
		/** The number of events: refusals of one actor within a minute share a row. */
		times: integer('times').notNull().default(1),
		/** Events with the same key share a row; null for an act with its own row. */
		countedAs: text('counted_as').unique(),
	},
	(table) => [
		index('audit_log_at').on(table.at),
		index('audit_log_actor').on(table.actorId, table.at),
		index('audit_log_section').on(table.section, table.at),
		index('audit_log_item').on(table.section, table.itemId, table.at),
		// Short indexes of rare acts: SQLite uses them for the same conditions only.
		index('audit_log_backups').on(table.at).where(isBackup(table.action)),
		index('audit_log_sign_ins').on(table.actorId, table.at).where(isSignIn(table.action)),
	],
)
