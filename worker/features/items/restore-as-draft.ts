import { and, eq } from 'drizzle-orm'
import type { RestoredAsDraft } from '#contracts/items/history.ts'
import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { historyOfDraft, moveHistory } from '#worker/editing/history/keep-revision.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { AppError, isTransient } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { namesOfLost, withoutLostLabels } from './lost-labels.ts'
import type { TrashEntry } from './trash.queries.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Brings an item back as the draft of a new one, without its deleted categories, tags and type: its row cannot return
 * without them. Its files and its history go to the draft. Returns null if nothing that it names was deleted. Throws
 * `trash.not-found`.
 */
export async function restoreAsDraft(
	db: Database,
	kind: ItemKind,
	entry: TrashEntry,
	{ values, files }: Snapshot,
	editor: Editor & { now: Date },
): Promise<RestoredAsDraft | null> {
	const kept = await withoutLostLabels(db, kind, values)
	if (kept.lost.length === 0) return null
	const missing = await namesOfLost(db, kind, kept.lost)
	const { itemId, title } = entry
	const lost: Changes = Object.fromEntries(missing.map(({ field, names }) => [field, [names.join(', '), null]]))
	const content = { values: kept.values, files }
	const draft = { kind, formId: crypto.randomUUID(), content, itemId: null, baseVersion: null }
	const answerOf = (row: DraftVersion) => ({ id: itemId, title, draftVersion: draftVersionText(row), missing })
	try {
		const [[row]] = await db.batch([
			...writeDraft(db, null, draft, editor),
			db.delete(trash).where(eq(trash.id, entry.id)),
			refuseUnlessChanged(db),
			...holdFiles(db, 'trash', entry.id, [], editor.now),
			moveHistory(db, kind.name, itemId, historyOfDraft(newestIn(drafts))),
			// The changes that were never saved stay a draft of their own.
			db
				.update(drafts)
				.set({ itemId: null, baseVersion: null })
				.where(and(eq(drafts.kind, kind.name), eq(drafts.itemId, itemId))),
			recordEdit(db, editor, {
				section: kind.name,
				action: 'restored as draft',
				itemId,
				changes: { title: [null, title], ...lost },
			}),
		])
		if (!row) throw new Error('The restored draft has no id')
		return answerOf(row)
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('trash.not-found')
		// After a lost response the draft tells whether the batch was committed.
		const [row] = isTransient(error) ? await db.select().from(drafts).where(eq(drafts.formId, draft.formId)) : []
		if (!row) throw error
		return answerOf(row)
	}
}
