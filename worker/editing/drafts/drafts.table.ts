import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** Changes that are not live yet: at most one draft of an item, and items that were never saved. */
export const drafts = sqliteTable(
	'drafts',
	{
		id: autoIncrementId(),
		kind: text('kind', { enum: itemKinds }).notNull(),
		/** null while the item does not exist. */
		itemId: integer('item_id'),
		/** Each autosave makes the next one. */
		version: integer('version').notNull().default(1),
		/** The version of the live item from which the draft began. */
		baseVersion: integer('base_version'),
		title: text('title').notNull(),
		/** The open form that wrote it last. A form that repeats a save whose answer was lost is no second writer. */
		formId: text('form_id').notNull(),
		createdAt: momentColumn('created_at').notNull(),
		createdBy: integer('created_by')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		updatedAt: momentColumn('updated_at').notNull(),
		updatedBy: integer('updated_by')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		/** When its author was told that it will be deleted. */
		announcedAt: momentColumn('announced_at'),
		/** JSON: see `Snapshot`. */
		values: text('form_values').notNull(),
		files: text('files').notNull(),
	},
	(table) => [
		uniqueIndex('drafts_item').on(table.kind, table.itemId),
		index('drafts_form').on(table.formId),
		index('drafts_newest').on(table.kind, table.updatedAt, table.id),
		index('drafts_author').on(table.createdBy, table.updatedAt, table.id),
		index('drafts_announced').on(table.announcedAt, table.updatedAt),
	],
)

/** The forms and conversations that are open, so that people see each other. Each one renews its row. */
export const openForms = sqliteTable(
	'open_forms',
	{
		formId: text('form_id').primaryKey(),
		kind: text('kind', { enum: [...itemKinds, 'enquiries', 'applications'] }).notNull(),
		/** One of the two is null. */
		itemId: integer('item_id'),
		draftId: integer('draft_id'),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		seenAt: momentColumn('seen_at').notNull(),
	},
	(table) => [
		index('open_forms_item').on(table.kind, table.itemId, table.draftId),
		index('open_forms_seen').on(table.seenAt),
	],
)
