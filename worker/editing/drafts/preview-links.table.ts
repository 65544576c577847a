import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** Links under which reviewers without an account see an item as its draft is now. */
export const previewLinks = sqliteTable(
	'preview_links',
	{
		id: autoIncrementId(),
		kind: text('kind', { enum: itemKinds }).notNull(),
		/** One of the two is null: an item that was never saved has only a draft. */
		itemId: integer('item_id'),
		draftId: integer('draft_id'),
		createdAt: momentColumn('created_at').notNull(),
		createdBy: integer('created_by')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		expiresAt: momentColumn('expires_at').notNull(),
		revokedAt: momentColumn('revoked_at'),
	},
	(table) => [
		index('preview_links_item').on(table.kind, table.itemId, table.draftId),
		index('preview_links_expires').on(table.expiresAt),
		index('preview_links_maker').on(table.createdBy),
	],
)
