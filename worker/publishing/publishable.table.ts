import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, text } from 'drizzle-orm/sqlite-core'
import { searchKey } from '#contracts/shared/search-key.ts'
import { flagColumn, momentColumn } from '#worker/data/columns.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'

/** The columns of a schedule: visitors see a published item from the one time until the other. null: at once; for ever. */
export const scheduleColumns = () => ({
	publishAt: momentColumn('publish_at'),
	unpublishAt: momentColumn('unpublish_at'),
})

/** The indexes of a schedule. They hold scheduled items only. */
export const scheduleIndexes = (
	name: string,
	{ publishAt, unpublishAt }: Record<keyof ReturnType<typeof scheduleColumns>, AnySQLiteColumn>,
) => [
	index(`${name}_publish_at`).on(publishAt).where(sql`${publishAt} is not null`),
	index(`${name}_unpublish_at`).on(unpublishAt).where(sql`${unpublishAt} is not null`),
]

/** The indexes of a list sorted by titles: of all items, and of those whose Published box is ticked or not. */
export const titleIndexes = (
	name: string,
	{ id, titleKey, isPublished }: Record<'id' | 'titleKey' | 'isPublished', AnySQLiteColumn>,
) => [index(`${name}_title`).on(titleKey, id), index(`${name}_published_title`).on(isPublished, titleKey, id)]

/** The column by which titles are searched and sorted. */
export const titleKeyOf = ({ title }: { title: string }) => ({ titleKey: searchKey(title) })

/** The columns of all published items except blogs, which have other names. */
export const publishableColumns = () => ({
	...editedColumns(),
	...scheduleColumns(),
	title: text('title').notNull(),
	/** See `searchKey`. */
	titleKey: text('title_key').notNull().default(''),
	description: text('description').notNull(),
	isPublished: flagColumn('is_published').notNull(),
})
