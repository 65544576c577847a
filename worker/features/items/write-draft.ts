import { and, eq } from 'drizzle-orm'
import type { DraftVersion } from '#contracts/items/items.ts'
import { lengths } from '#contracts/shared/fields.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { type Snapshot, storedSnapshot } from '#worker/editing/snapshot.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'

type Draft = {
	kind: ItemKind
	formId: string
	content: Snapshot
	/** null for a new item. */
	itemId: number | null
	/** The live version from which the draft started; null for a new item. */
	baseVersion: number | null
}

/**
 * The statements that write a draft with its files. The first one returns its id and version. Their batch fails if the
 * draft has another version than `before`, or if the item has a draft and `before` is null: `draftFailure` tells that.
 */
export function writeDraft(
	db: Database,
	before: DraftVersion | null,
	{ kind, formId, content, itemId, baseVersion }: Draft,
	{ staff, now }: Editor & { now: Date },
) {
	const at = now.toISOString()
	const columns = {
		formId,
		title: String(content.values[kind.titleField] ?? '').slice(0, lengths.name),
		baseVersion,
		updatedAt: at,
		updatedBy: staff.id,
		announcedAt: null,
		...storedSnapshot(content),
	}
	const written = { id: drafts.id, version: drafts.version }
	const row = before
		? db
				.update(drafts)
				.set({ ...columns, version: before.version + 1 })
				.where(and(eq(drafts.id, before.id), eq(drafts.version, before.version)))
				.returning(written)
		: db
				.insert(drafts)
				.values({ ...columns, kind: kind.name, itemId, createdAt: at, createdBy: staff.id })
				.returning(written)
	return [
		row,
		refuseUnlessChanged(db),
		...holdFiles(db, 'draft', before?.id ?? newestIn(drafts), Object.values(content.files), now),
	] as const
}

/** The reason of a failed batch of `writeDraft`: `draft.stale` if another form has written the draft since it was read. */
export const draftFailure = (error: unknown) =>
	isRefusedByGuard(error) || isDuplicate(error, 'drafts.kind') ? new AppError('draft.stale') : error
