import type { DraftVersion } from '#contracts/items/items.ts'
import { replacementMessages } from '#contracts/items/schedule.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { dropReplacement } from '#worker/editing/drafts/drop-replacement.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { staleWrite } from '#worker/editing/rows/stale-write.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { findDraftAt } from '../items/drafts.queries.ts'
import { formOfDraft } from '../items/form-of-draft.ts'
import { refuseLostLabels } from '../items/lost-labels.ts'
import { findReplacement } from './replacements.queries.ts'

/**
 * Freezes a draft to replace the live version at a time, in place of an earlier replacement. Checks it by the rules of a
 * save. Throws `request.invalid`, `draft.not-found`, `draft.stale`, and `write.stale` if the live version has moved since
 * the draft began.
 */
export async function scheduleReplacement(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	{ draftVersion, dueAt }: { draftVersion: DraftVersion; dueAt: string },
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	if (dueAt <= now.toISOString()) throw new AppError('request.invalid', { fields: { dueAt: replacementMessages.past } })
	const draft = await findDraftAt(db, kind.name, draftVersion)
	const { itemId } = draft
	if (itemId === null) throw new AppError('request.invalid', { fields: { dueAt: replacementMessages.neverSaved } })
	const live = await kind.read(db, itemId)
	if (!live) throw new AppError(kind.notFound)
	if (draft.baseVersion !== live.row.version) throw await staleWrite(db, kind.table, itemId)
	const snapshot = readSnapshot(draft)
	const form = await formOfDraft(db, bindings, kind, snapshot, live, { holder: 'draft', id: draft.id })
	await kind.check(db, { ...form, [kind.idField]: itemId })
	await refuseLostLabels(db, kind, snapshot.values)

	const before = await findReplacement(db, kind.name, itemId)
	await db.batch([
		...dropReplacement(db, kind.name, itemId, now),
		db.insert(replacements).values({
			kind: kind.name,
			itemId,
			title: draft.title,
			dueAt,
			baseVersion: live.row.version,
			draftId: draft.id,
			draftVersion: draft.version,
			createdAt: now.toISOString(),
			createdBy: by.staff.id,
			values: draft.values,
			files: draft.files,
		}),
		...holdFiles(db, 'replacement', newestIn(replacements), Object.values(snapshot.files), now),
		recordEdit(
			db,
			{ ...by, now },
			{
				section: kind.name,
				noun: 'replacement',
				action: 'scheduled',
				itemId,
				changes: { dueAt: [before?.dueAt ?? null, dueAt] },
			},
		),
	])
}

/** Cancels the replacement of an item. Does nothing if there is none. */
export async function cancelReplacement(
	db: Database,
	kind: ItemKind,
	itemId: number,
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	const before = await findReplacement(db, kind.name, itemId)
	if (!before) return
	await db.batch([
		...dropReplacement(db, kind.name, itemId, now),
		recordEdit(
			db,
			{ ...by, now },
			{
				section: kind.name,
				noun: 'replacement',
				action: 'cancelled',
				itemId,
				changes: { dueAt: [before.dueAt, null] },
			},
		),
	])
}
