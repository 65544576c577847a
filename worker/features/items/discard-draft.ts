import type { DraftVersion } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import { dropDraft } from '#worker/editing/drop-draft.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/record-edit.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { findDraftAt } from './drafts.queries.ts'

/** Deletes a draft with its files. Throws `draft.not-found` and `draft.stale`. */
export async function discardDraft(
	db: Database,
	kind: ItemKind,
	version: DraftVersion,
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	const { itemId, title } = await findDraftAt(db, kind.name, version)
	const changes = { title: [title, null] satisfies [string, null] }
	await db.batch([
		...dropDraft(db, kind.name, version, itemId, now),
		recordEdit(db, { ...by, now }, { section: kind.name, noun: 'draft', action: 'discarded', itemId, changes }),
	])
}
