import { and, eq, sql } from 'drizzle-orm'
import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import type { ScheduledVersion } from '#contracts/items/schedule.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { dropDraft } from '#worker/editing/drafts/drop-draft.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { contentOf, findDraftAt } from '../items/drafts.queries.ts'
import { recordEndOfDraft } from '../items/end-draft.ts'
import { draftFailure, writeDraft } from '../items/write-draft.ts'
import { findStoredReplacement } from './replacements.queries.ts'

/** The content of the scheduled version of an item; null if none is scheduled. */
export async function findScheduledVersion(
	db: Database,
	urlOf: MediaUrl,
	kind: ItemKind,
	itemId: number,
): Promise<ScheduledVersion | null> {
	const found = await findStoredReplacement(db, kind.name, itemId)
	if (!found) return null
	const { draftId, draftVersion, baseVersion } = found
	return {
		draftVersion: draftVersionText({ id: draftId, version: draftVersion }),
		baseVersion,
		...(await contentOf(db, urlOf, readSnapshot(found))),
	}
}

/**
 * Deletes a draft that is scheduled as it is, so that the form of its item opens with the live version. The schedule keeps
 * the content. Throws `draft.not-found`, and `draft.stale` if the schedule holds another version of it.
 */
export async function setDraftAside(
	db: Database,
	kind: ItemKind,
	version: DraftVersion,
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	const draft = await findDraftAt(db, kind.name, version)
	const isScheduled = sql`exists (
		select 1 from ${replacements} where ${replacements.kind} = ${kind.name} and ${replacements.itemId} = ${draft.itemId}
			and ${replacements.draftId} = ${version.id} and ${replacements.draftVersion} = ${version.version})`
	try {
		await db.batch([
			refuseUnless(db, isScheduled),
			...dropDraft(db, kind.name, version, draft.itemId, now),
			refuseUnlessChanged(db),
			recordEndOfDraft(db, draft, 'set aside', { ...by, now }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('draft.stale')
		throw error
	}
}

/**
 * Makes the scheduled version the draft of its item again. Returns the draft and its version. Throws `replacement.stale` if
 * none is scheduled or it changes meanwhile, and `draft.stale` if the item has a draft.
 */
export async function openScheduled(
	db: Database,
	kind: ItemKind,
	itemId: number,
	{ now = new Date(), ...by }: Editor,
): Promise<string> {
	const found = await findStoredReplacement(db, kind.name, itemId)
	if (!found) throw new AppError('replacement.stale')
	const { id, baseVersion, draftId, draftVersion, title } = found
	const draft = { kind, itemId, formId: crypto.randomUUID(), baseVersion, content: readSnapshot(found) }
	const asRead = and(
		eq(replacements.id, id),
		eq(replacements.draftId, draftId),
		eq(replacements.draftVersion, draftVersion),
		eq(replacements.baseVersion, baseVersion),
	)
	try {
		const [[row]] = await db.batch([
			...writeDraft(db, null, draft, { ...by, now }),
			db
				.update(replacements)
				.set({ draftId: newestIn(drafts), draftVersion: 1 })
				.where(asRead),
			refuseUnlessChanged(db),
			recordEdit(
				db,
				{ ...by, now },
				{
					section: kind.name,
					noun: 'replacement',
					action: 'opened as draft',
					itemId,
					changes: { title: [null, title] },
				},
			),
		])
		if (!row) throw new Error('The opened draft has no id')
		return draftVersionText(row)
	} catch (error) {
		throw isRefusedByGuard(error) ? new AppError('replacement.stale') : draftFailure(error)
	}
}
