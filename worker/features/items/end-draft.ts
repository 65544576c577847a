import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import { dropDraft } from '#worker/editing/drafts/drop-draft.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { findDraftAt, type StoredDraft } from './drafts.queries.ts'
import { formOfDraft } from './form-of-draft.ts'

/**
 * Does what Save does in the form of the draft. Returns the id of the item. Throws `draft.not-found`, `draft.stale`, and
 * what the save throws: `write.stale` if the live version has moved.
 */
export async function publishDraft(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	version: DraftVersion,
	editor: Editor,
): Promise<number> {
	const draft = await findDraftAt(db, kind.name, version)
	const live = draft.itemId === null ? null : await kind.read(db, draft.itemId)
	if (draft.itemId !== null && !live) throw new AppError(kind.notFound)
	const form = {
		...(await formOfDraft(db, bindings, kind, readSnapshot(draft), live, { holder: 'draft', id: draft.id })),
		[kind.idField]: draft.itemId,
		version: draft.baseVersion,
		draftVersion: draftVersionText(version),
	}
	return kind.save(db, bindings, form, editor)
}

/** Deletes a draft with its files. Throws `draft.not-found` and `draft.stale`. */
export async function discardDraft(
	db: Database,
	kind: ItemKind,
	version: DraftVersion,
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	const draft = await findDraftAt(db, kind.name, version)
	await db.batch([
		...dropDraft(db, kind.name, version, draft.itemId, now),
		recordEndOfDraft(db, draft, 'discarded', { ...by, now }),
	])
}

/** The statement that records what became of a draft. It goes into the batch that deletes the draft. */
export const recordEndOfDraft = (
	db: Database,
	{ kind, itemId, title }: StoredDraft,
	action: 'discarded' | 'set aside',
	editor: Editor,
) => recordEdit(db, editor, { section: kind, noun: 'draft', action, itemId, changes: { title: [title, null] } })
