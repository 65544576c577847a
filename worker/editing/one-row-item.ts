import type { DraftVersion } from '#contracts/items/items.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { type Changes, changesBetween } from '#worker/data/audit.ts'
import { auditedOf, type FieldColumns, type KeptRow, snapshotOf } from './field-columns.ts'
import type { ReadItem } from './item-kind.ts'
import type { StoredRow } from './rows/edited-table.ts'
import type { SavedItem } from './saved-item.ts'
import type { Snapshot } from './snapshot.ts'

const isShown = (kind: ItemKindName, snapshot: Snapshot | null): boolean => {
	const { publishedField } = kindFacts[kind]
	return publishedField === null || snapshot?.values[publishedField] === true
}

/** What a save of an item of one row keeps in its history and in the audit log. `draft`: the one that it replaces. */
export function savedRow<Item extends FieldColumns>(
	kind: ItemKindName,
	item: Item,
	{ before, after, draft }: { before: KeptRow<Item> | null; after: KeptRow<Item>; draft: DraftVersion | undefined },
): { item: SavedItem; tags: [ItemKindName]; audit: { section: ItemKindName; changes: Changes } } {
	const [was, is] = [before && snapshotOf(item, before), snapshotOf(item, after)]
	const changes = changesBetween(before ? auditedOf(item, before) : {}, auditedOf(item, after))
	return {
		item: { kind, fields: item, before: was, after: is, wasShown: isShown(kind, was), shown: isShown(kind, is), draft },
		tags: [kind],
		audit: { section: kind, changes },
	}
}

/** An item of one row, as it was read. `audited`: what the audit log has in place of columns. */
export function itemOfRow<Item extends FieldColumns>(
	kind: ItemKindName,
	item: Item,
	row: StoredRow<Item['table']> & KeptRow<Item>,
	audited: Record<string, unknown> = {},
): ReadItem {
	const { id, version, createdAt, updatedAt, updatedBy } = row
	const snapshot = snapshotOf(item, row)
	return {
		table: item.table,
		row,
		item: {
			kind,
			title: String(snapshot.values[kindFacts[kind].titleField]),
			wasPublished: isShown(kind, snapshot),
			snapshot,
			rows: [{ table: item.table, rows: [row] }],
		},
		tags: [kind],
		audit: {
			section: kind,
			before: { id, version, createdAt, updatedAt, updatedBy, ...auditedOf(item, row, audited) },
		},
	}
}
