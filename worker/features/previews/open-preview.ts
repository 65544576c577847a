import { noSchedule, publishState } from '#contracts/content/schedule.ts'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { type ShownRows, shadowedDatabase } from '#worker/data/shadowed-database.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { readSnapshot, type Snapshot, scheduleIn } from '#worker/editing/snapshot.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { findStoredDraft } from '#worker/features/items/drafts.queries.ts'
import { withoutLostLabels } from '#worker/features/items/lost-labels.ts'
import { files } from '#worker/files/files.table.ts'
import type { Bindings, Preview } from '#worker/http/request-context.ts'
import { missingPdf, missingPicture, shownValues } from '#worker/publishing/shown-values.ts'
import { previewedItem, readPreviewToken } from './preview-access.ts'
import { idOfDraft, isPageOf } from './preview-paths.ts'

/**
 * Opens what the token in an address shows: a database in which the draft replaces its item, as if it were published now.
 * null for an address of another page or without a valid token, and once the session or the link of the token has ended.
 */
export async function openPreview(
	db: Database,
	bindings: Bindings,
	address: string,
	now: Date,
): Promise<{ db: Database; preview: Preview } | null> {
	const { pathname, searchParams } = new URL(address)
	const token = searchParams.get('preview')
	const claims = token ? await readPreviewToken(bindings, token, now) : null
	if (!token || !claims) return null
	const { kind, draft: draftId } = claims
	const id = claims.item ?? idOfDraft(draftId ?? 0)
	if (!isPageOf(kind, id, pathname)) return null
	const itemId = await previewedItem(db, claims, now)
	if (itemId === undefined) return null
	const draft = await findStoredDraft(db, kind, itemId === null ? { id: draftId ?? 0 } : { itemId })
	const live = itemId === null ? null : await kinds[kind].read(db, itemId)
	// An item in the trash has no page, although its draft stays.
	if (itemId !== null && !live) return null
	const snapshot = draft ? readSnapshot(draft) : live?.item.snapshot
	if (!snapshot) return null
	const { state, values } = asPublished(kinds[kind], snapshot, now)
	const shown = await shownRows(db, kind, id, { ...snapshot, values }, { ...draft, ...live?.row })
	const keys = new Set(Object.values(snapshot.files))
	// Visitors see the live version, not the draft, even if the draft's box is ticked.
	const { state: name, at } = draft && state.state === 'published' ? notPublished : state
	return { db: shadowedDatabase(bindings.DB, shown), preview: { kind, id, token, keys, state: name, at } }
}

const notPublished: PreviewState = { state: 'draft', at: null }

/** The state that a snapshot gives its item, and its values as if the item were published now. */
function asPublished(kind: ItemKind, snapshot: Snapshot, now: Date): { state: PreviewState; values: ItemValues } {
	const { openOn, publishedField: box } = kind
	if (openOn) return openOn(snapshot.values, companyToday(now))
	const { publishAt, unpublishAt } = scheduleIn(snapshot)
	const isTicked = box === null || shownValues(snapshot.values).flag(box)
	const state = publishState(isTicked, { publishAt, unpublishAt }, now)
	const at = { draft: null, scheduled: publishAt, published: null, ended: unpublishAt }[state]
	return { state: { state, at }, values: { ...snapshot.values, ...(box && { [box]: true }), ...noSchedule } }
}

type Changed = { version?: number; createdAt?: unknown; updatedAt?: unknown; updatedBy?: number | null }

/** The rows of the snapshot, with those of the files that it lacks. */
async function shownRows(
	db: Database,
	kind: ItemKindName,
	id: number,
	snapshot: Snapshot,
	{ version = 1, createdAt = null, updatedAt = null, updatedBy = null }: Changed,
): Promise<ShownRows[]> {
	const changedAt = String(updatedAt ?? createdAt ?? new Date().toISOString())
	const base = { id, version, createdAt: String(createdAt ?? changedAt), updatedAt: changedAt, updatedBy }
	const { values } = await withoutLostLabels(db, kinds[kind], snapshot.values)
	return [...kinds[kind].rowsOf({ ...snapshot, values }, base), missingFiles]
}

const file = { bucket: 'media', state: 'live', size: 0, sha256: '', shown: 0 }

/** Placeholders for the files that a draft does not have yet. */
const missingFiles: ShownRows = {
	table: files,
	owner: 'key',
	ids: [missingPicture, missingPdf],
	rows: [
		{ ...file, key: missingPicture, name: 'no-picture.svg', type: 'image/svg+xml', width: 1600, height: 900 },
		{ ...file, key: missingPdf, name: 'No PDF yet', type: 'application/pdf' },
	],
}
