import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { revisionActs } from '#contracts/items/items.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { autoIncrementId, bytesColumn, flagColumn, momentColumn } from '#worker/data/columns.ts'

/** The versions that were live. They outlive their item and their author, so they have no foreign keys. */
export const revisions = sqliteTable(
	'revisions',
	{
		id: autoIncrementId(),
		kind: text('kind', { enum: itemKinds }).notNull(),
		/** Negative: the draft of this id, which was restored from the trash and is not saved yet. */
		itemId: integer('item_id').notNull(),
		/** Counts the revisions of an item from 1. */
		number: integer('number').notNull(),
		/** The version of the item. */
		version: integer('version').notNull(),
		act: text('act', { enum: revisionActs }).notNull(),
		at: momentColumn('at').notNull(),
		actorId: integer('actor_id'),
		actorName: text('actor_name'),
		/** JSON: the names of the fields that changed. */
		fields: text('fields').notNull(),
		/** The acts of one bulk action share it, for Undo. */
		batch: text('batch'),
		/** JSON: see `Snapshot`. Both are empty once the revision is packed, so read them with `readContent`. */
		plainValues: text('form_values').notNull(),
		plainFiles: text('files').notNull(),
		/** Both of them, compressed. */
		packed: bytesColumn('packed'),
		/** Whether the cron has to look at it. The rows of earlier releases are due. */
		packDue: flagColumn('pack_due').notNull().default(true),
	},
	(table) => [
		uniqueIndex('revisions_item').on(table.kind, table.itemId, table.number),
		index('revisions_batch').on(table.batch),
		index('revisions_pack_due').on(table.packDue),
	],
)
