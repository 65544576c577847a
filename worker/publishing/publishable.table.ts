import { integer, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, flag, moment } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'
import { files } from '#worker/files/files.table.ts'

/** The columns of whatever staff edit: who changed it last, and from which version an edit must start. */
export const editedColumns = () => ({
	id: autoIncrementId(),
	version: integer('version').notNull().default(1),
	createdAt: moment('created_at').notNull(),
	updatedAt: moment('updated_at').notNull(),
	updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'restrict' }),
})

/** The columns that all but blogs share: theirs are named otherwise. */
export const publishableColumns = () => ({
	...editedColumns(),
	title: text('title').notNull(),
	description: text('description').notNull(),
	isPublished: flag('is_published').notNull(),
})

/** The key of a file that a row shows. Each such column needs an index: a file that is deleted is looked for in all of them. */
export const fileKey = (name: string) => text(name).references(() => files.key, { onDelete: 'restrict' })

/** A calendar date, YYYY-MM-DD. */
export const calendarDate = (name: string) => text(name)
