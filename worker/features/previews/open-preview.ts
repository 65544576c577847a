import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/items.ts'
import { readToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { type ShownRows, shadowedDatabase } from '#worker/data/shadowed-database.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
import { findStoredDraft, type StoredDraft } from '#worker/features/items/drafts.queries.ts'
import { kinds } from '#worker/features/items/kinds.ts'
import { files } from '#worker/files/files.table.ts'
import type { Bindings, Preview } from '#worker/http/request-context.ts'
import { previewLinks } from '#worker/publishing/preview-links.table.ts'
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
	if (!claims || (claims.link !== null && !(await isValid(db, claims.link, now)))) return null
	const { kind, item: itemId, draft: draftId } = claims
	const draft = await findStoredDraft(db, kind, itemId === null ? { id: draftId ?? 0 } : { itemId })
	const live = itemId === null ? null : await kinds[kind].read(db, itemId)
	const id = itemId ?? idOfDraft(draftId ?? 0)
	const shown = shownRows(kind, id, draft, live)
	return { db: shadowedDatabase(bindings.DB, shown), preview: { kind, id } }
}

const isValid = async (db: Database, id: number, now: Date) =>
	(await db.$count(
		previewLinks,
		and(eq(previewLinks.id, id), isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now.toISOString())),
	)) > 0

/** The rows of the draft, or else of the live version. Nothing where both are gone. */
function shownRows(kind: ItemKindName, id: number, draft: StoredDraft | null, live: ReadItem | null): ShownRows[] {
	const snapshot = draft ? readSnapshot(draft) : live?.item.snapshot
	if (!snapshot) return []
	const { version = 1, createdAt = null, updatedAt = null, updatedBy = null } = { ...draft, ...live?.row }
	const changedAt = String(updatedAt ?? createdAt ?? new Date().toISOString())
	const base = { id, version, createdAt: String(createdAt ?? changedAt), updatedAt: changedAt, updatedBy }
	return [...kinds[kind].rowsOf(snapshot, base), missingFiles]
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
