import { integer, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, flag, moment } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'
import { files } from '#worker/files/files.table.ts'

/** The columns of a row that staff edit. `version` tells a stale save from a fresh one. */
export const editedColumns = () => ({
	id: autoIncrementId(),
	version: integer('version').notNull().default(1),
	createdAt: moment('created_at').notNull(),
	updatedAt: moment('updated_at').notNull(),
	updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'restrict' }),
})

/** The columns of all published items except blogs, which have other names. */
export const publishableColumns = () => ({
	...editedColumns(),
	title: text('title').notNull(),
	description: text('description').notNull(),
	isPublished: flag('is_published').notNull(),
})

/** The key of a file of a row. Each such column needs an index: SQLite reads all of them before it deletes a file. */
export const fileKey = (name: string) => text(name).references(() => files.key, { onDelete: 'restrict' })

/** A calendar date, YYYY-MM-DD. */
export const calendarDate = (name: string) => text(name)
