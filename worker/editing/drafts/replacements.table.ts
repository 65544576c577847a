import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** Snapshots of drafts that replace the live version of their item at a set time: at most one of an item. */
export const replacements = sqliteTable(
	'replacements',
	{
		id: autoIncrementId(),
		kind: text('kind', { enum: itemKinds }).notNull(),
		itemId: integer('item_id').notNull(),
		title: text('title').notNull(),
		dueAt: momentColumn('due_at').notNull(),
		/** The version of the live item that it replaces. A newer one stays. */
		baseVersion: integer('base_version').notNull(),
		/** The draft at the version that was frozen. */
		draftId: integer('draft_id').notNull(),
		draftVersion: integer('draft_version').notNull(),
		createdAt: momentColumn('created_at').notNull(),
		createdBy: integer('created_by')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		/** When it was refused for a fault of its own; null while it waits or is tried again. */
		failedAt: momentColumn('failed_at'),
		/** Why, in a sentence for its owner. */
		failure: text('failure'),
		/** How often it was tried to make it live. */
		attempts: integer('attempts').notNull().default(0),
		firstTriedAt: momentColumn('first_tried_at'),
		/** When the cron tries next; null while no try was made. */
		nextTryAt: momentColumn('next_try_at'),
		/** When its owner was told that every try fails. */
		ownerToldAt: momentColumn('owner_told_at'),
		/** JSON: see `Snapshot`. */
		values: text('form_values').notNull(),
		files: text('files').notNull(),
	},
	(table) => [
		uniqueIndex('replacements_item').on(table.kind, table.itemId),
		index('replacements_due').on(table.failedAt, table.dueAt),
		index('replacements_owner').on(table.createdBy),
	],
)
