import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/items.ts'
import { readToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { type ShownRows, shadowedDatabase } from '#worker/data/shadowed-database.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { previewLinks } from '#worker/editing/preview-links.table.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { findStoredDraft, type StoredDraft } from '#worker/features/items/drafts.queries.ts'
import { kinds } from '#worker/features/items/kinds.ts'
import { withoutLostLabels } from '#worker/features/items/lost-labels.ts'
import { files } from '#worker/files/files.table.ts'
import type { Bindings, Preview } from '#worker/http/request-context.ts'
import { missingPdf, missingPicture } from '#worker/publishing/shown-values.ts'
import { idOfDraft } from './preview-paths.ts'

/**
 * Opens what the token in an address shows: a database in which the draft stands in for its item, and which item it is. null for an address
 * without a valid token, and for one whose link was revoked.
 */
export async function openPreview(
	db: Database,
	bindings: Bindings,
	address: string,
	now: Date,
): Promise<{ db: Database; preview: Preview } | null> {
	const token = new URL(address).searchParams.get('preview')
	const claims = token ? await readToken(bindings, 'preview+jwt', token, { now }) : null
	if (!claims) return null
	const { kind, item, draft: draftId, link: linkId } = claims
	const link = linkId === null ? null : await findLink(db, linkId, now)
	if (linkId !== null && !link) return null
	// A draft that was shared may be an item by now.
	const itemId = item ?? link?.itemId ?? null
	const draft = await findStoredDraft(db, kind, itemId === null ? { id: draftId ?? 0 } : { itemId })
	const live = itemId === null ? null : await kinds[kind].read(db, itemId)
	const id = item ?? idOfDraft(draftId ?? 0)
	const shown = await shownRows(db, kind, id, draft, live)
	return { db: shadowedDatabase(bindings.DB, shown), preview: { kind, id } }
}

async function findLink(db: Database, id: number, now: Date): Promise<{ itemId: number | null } | null> {
	const holds = and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now.toISOString()))
	const [link] = await db
		.select({ itemId: previewLinks.itemId })
		.from(previewLinks)
		.where(and(eq(previewLinks.id, id), holds))
	return link ?? null
}

/** The rows of the draft, or else of the live version. Nothing where both are gone. */
async function shownRows(
	db: Database,
	kind: ItemKindName,
	id: number,
	draft: StoredDraft | null,
	live: ReadItem | null,
): Promise<ShownRows[]> {
	const snapshot = draft ? readSnapshot(draft) : live?.item.snapshot
	if (!snapshot) return []
	const { version = 1, createdAt = null, updatedAt = null, updatedBy = null } = { ...draft, ...live?.row }
	const changedAt = String(updatedAt ?? createdAt ?? new Date().toISOString())
	const base = { id, version, createdAt: String(createdAt ?? changedAt), updatedAt: changedAt, updatedBy }
	const { values } = await withoutLostLabels(db, kinds[kind], snapshot.values)
	return [...kinds[kind].rowsOf({ ...snapshot, values }, base), missingFiles]
}

const file = { bucket: 'media', state: 'live', size: 0, sha256: '', shown: 0 }

/** The files that stand in for those that a draft does not have yet. */
const missingFiles: ShownRows = {
	table: files,
	owner: 'key',
	ids: [missingPicture, missingPdf],
	rows: [
		{ ...file, key: missingPicture, name: 'no-picture.svg', type: 'image/svg+xml', width: 1600, height: 900 },
		{ ...file, key: missingPdf, name: 'No PDF yet', type: 'application/pdf' },
	],
}
