import { and, eq } from 'drizzle-orm'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { RestoredRevision } from '#contracts/items/history.ts'
import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import { lengths } from '#contracts/shared/fields.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/record-edit.ts'
import { changedFields, readSnapshot, type Snapshot, scheduleIn, storedSnapshot } from '#worker/editing/snapshot.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { findStoredDraft, newestDraft } from './drafts.queries.ts'
import { withoutLostLabels } from './lost-labels.ts'
import { findStoredRevision } from './revisions.queries.ts'

/**
 * Makes a revision the draft of its item, files included. Nothing goes live by it: the Published box and the schedule stay as they are. Throws
 * `draft.stale` where the item has another draft than the one that the restore replaces.
 */
export async function restoreRevision(
	db: Database,
	kind: ItemKind,
	revisionId: number,
	replaced: DraftVersion | undefined,
	{ now = new Date(), ...by }: Editor,
): Promise<RestoredRevision> {
	const revision = await findStoredRevision(db, kind.name, revisionId)
	const { itemId } = revision
	const live = await kind.read(db, itemId)
	if (!live) throw new AppError(kind.notFound)
	const before = await findStoredDraft(db, kind.name, { itemId })
	if (before && (before.id !== replaced?.id || before.version !== replaced.version)) throw new AppError('draft.stale')

	const { values, files } = readSnapshot(revision)
	const box = kind.publishedField
	const shown: ItemValues = box
		? { [box]: live.item.snapshot.values[box] ?? false, ...scheduleIn(live.item.snapshot) }
		: {}
	const kept = await withoutLostLabels(db, kind, { ...values, ...shown })
	const lost = kept.lost.map(({ field }) => field)
	const draft: Snapshot = { values: kept.values, files }
	if (changedFields(live.item.snapshot, draft).length === 0) return { draftVersion: null, lost }

	const columns = {
		kind: kind.name,
		itemId,
		formId: crypto.randomUUID(),
		title: String(values[kind.titleField] ?? '').slice(0, lengths.name),
		baseVersion: live.row.version,
		updatedAt: now.toISOString(),
		updatedBy: by.staff.id,
		announcedAt: null,
		...storedSnapshot(draft),
	}
	try {
		const [[row]] = await db.batch([
			before
				? db
						.update(drafts)
						.set({ ...columns, version: before.version + 1 })
						.where(and(eq(drafts.id, before.id), eq(drafts.version, before.version)))
						.returning({ id: drafts.id, version: drafts.version })
				: db
						.insert(drafts)
						.values({ ...columns, createdAt: now.toISOString(), createdBy: by.staff.id })
						.returning({ id: drafts.id, version: drafts.version }),
			refuseUnlessChanged(db),
			...holdFiles(db, 'draft', before?.id ?? newestDraft, Object.values(files), now),
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
		throw isRefusedByGuard(error) || isDuplicate(error, 'drafts.kind') ? new AppError('draft.stale') : error
	}
}
