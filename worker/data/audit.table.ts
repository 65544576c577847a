import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, moment } from './columns.ts'

/** Who did what, when, to which item. It outlives what it speaks of, so it references nothing. */
export const auditLog = sqliteTable(
	'audit_log',
	{
		id: autoIncrementId(),
		at: moment('at').notNull(),
		/** null where nobody was signed in, as with a failed sign-in. */
		actorId: integer('actor_id'),
		actorName: text('actor_name'),
		section: text('section').notNull(),
		action: text('action').notNull(),
		itemId: integer('item_id'),
		/** JSON: field -> [before, after]; a secret field stands as null. */
		changes: text('changes'),
		requestId: text('request_id').notNull(),
		/** How often it happened: refusals of one actor within a minute share a row. */
		times: integer('times').notNull().default(1),
		/** What shares a row; null for an act that has one of its own. */
		countedAs: text('counted_as').unique(),
	},
	(table) => [
		index('audit_log_at').on(table.at),
		index('audit_log_actor').on(table.actorId, table.at),
		index('audit_log_section').on(table.section, table.at),
		index('audit_log_item').on(table.section, table.itemId, table.at),
	],
)
