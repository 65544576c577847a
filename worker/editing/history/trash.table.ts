import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { autoIncrementId, flagColumn, momentColumn } from '#worker/data/columns.ts'

/** Deleted items, until the cron deletes them for good. */
export const trash = sqliteTable(
	'trash',
	{
		id: autoIncrementId(),
		kind: text('kind', { enum: itemKinds }).notNull(),
		itemId: integer('item_id').notNull(),
		title: text('title').notNull(),
		/** See `searchKey`. */
		titleKey: text('title_key').notNull().default(''),
		deletedAt: momentColumn('deleted_at').notNull(),
		deletedById: integer('deleted_by_id').notNull(),
		deletedBy: text('deleted_by').notNull(),
		/** Whether visitors could see it. */
		wasPublished: flagColumn('was_published').notNull(),
		/** The acts of one bulk action share it, for Undo. */
		batch: text('batch'),
		dueAt: momentColumn('due_at').notNull(),
		/** JSON: the rows of the item by table. */
		rows: text('rows').notNull(),
	},
	(table) => [
		uniqueIndex('trash_item').on(table.kind, table.itemId),
		index('trash_newest').on(table.kind, table.id),
		index('trash_batch').on(table.batch),
		index('trash_due').on(table.dueAt),
	],
)
