import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { findDraftAt } from './drafts.queries.ts'
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
