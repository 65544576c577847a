import { text } from 'drizzle-orm/sqlite-core'
import { flag } from '#worker/data/columns.ts'
import { editedColumns } from '#worker/editing/edited-columns.ts'

/** The columns of all published items except blogs, which have other names. */
export const publishableColumns = () => ({
	...editedColumns(),
	title: text('title').notNull(),
	description: text('description').notNull(),
	isPublished: flag('is_published').notNull(),
})
