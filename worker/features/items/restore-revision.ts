import type { ItemValues } from '#contracts/items/drafts.ts'
import type { RestoredRevision, RevisionToRestore } from '#contracts/items/history.ts'
import { draftVersionText } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import { readContent } from '#worker/editing/history/revision-content.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { changedFields, type Snapshot, scheduleIn } from '#worker/editing/snapshot.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { findStoredDraft } from './drafts.queries.ts'
import { withoutLostLabels } from './lost-labels.ts'
import { findStoredRevision } from './revisions.queries.ts'
import { draftFailure, writeDraft } from './write-draft.ts'

/**
 * Makes a revision the draft of its item, files included. Nothing goes live by it: the Published box stays as it is, and so
 * does the schedule unless `withTimes` asks for that of the revision. Throws `draft.stale` if the item has another draft than the one that the restore replaces.
 */
export async function restoreRevision(
	db: Database,
	kind: ItemKind,
	{ revisionId, draftVersion: replaced, withTimes }: RevisionToRestore,
	{ now = new Date(), ...by }: Editor,
): Promise<RestoredRevision> {
	const revision = await findStoredRevision(db, kind.name, revisionId)
	const { itemId } = revision
	const live = await kind.read(db, itemId)
	if (!live) throw new AppError(kind.notFound)
	const before = await findStoredDraft(db, kind.name, { itemId })
	if (before && (before.id !== replaced?.id || before.version !== replaced.version)) throw new AppError('draft.stale')

	const { values, files } = await readContent(revision)
	const box = kind.publishedField
	const shown: ItemValues = box
		? {
				[box]: live.item.snapshot.values[box] ?? false,
				...scheduleIn(withTimes ? { values, files } : live.item.snapshot),
			}
		: {}
	const kept = await withoutLostLabels(db, kind, { ...values, ...shown })
	const lost = kept.lost.map(({ field }) => field)
	const draft: Snapshot = { values: kept.values, files }
	if (changedFields(live.item.snapshot, draft).length === 0) return { draftVersion: null, lost }

	const written = { kind, itemId, formId: crypto.randomUUID(), baseVersion: live.row.version, content: draft }
	try {
		const [[row]] = await db.batch([
			...writeDraft(db, before, written, { ...by, now }),
			recordEdit(
				db,
				{ ...by, now },
				{
					section: kind.name,
					noun: 'version',
					action: 'restored as draft',
					itemId,
					changes: { version: [live.row.version, revision.version] },
				},
			),
		])
		if (!row) throw new Error('The restored draft has no id')
		return { draftVersion: draftVersionText(row), lost }
	} catch (error) {
		throw draftFailure(error)
	}
}
