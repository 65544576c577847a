import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** One row: how often staff have changed what visitors see. Pages rendered under an older number are not shown again. */
export const contentVersion = sqliteTable(
	'content_version',
	{
		id: integer('id').primaryKey(),
		version: integer('version').notNull(),
	},
	(table) => [check('content_version_single', sql`${table.id} = 1`)],
)
