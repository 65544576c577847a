import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** One row. Each change that visitors can see raises the version, which makes cached pages stale. */
export const contentVersion = sqliteTable(
	'content_version',
	{
		id: integer('id').primaryKey(),
		version: integer('version').notNull(),
	},
	(table) => [check('content_version_single', sql`${table.id} = 1`)],
)
