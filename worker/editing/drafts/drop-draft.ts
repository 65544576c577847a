import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DraftVersion } from '#contracts/items/items.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { heldBy, holdFiles, releaseFiles } from '#worker/files/hold-files.ts'
import { historyOfDraft } from '../history/keep-revision.ts'
import { revisions } from '../history/revisions.table.ts'
import { drafts } from './drafts.table.ts'

/** The statements that delete a draft of this version, with its files and history. `itemId` is null for a new item. */
export function dropDraft(
	db: Database,
	kind: ItemKindName,
	{ id, version }: DraftVersion,
	itemId: number | null,
	now: Date,
): [Statement, ...Statement[]] {
	const itsItem: SQL = sql`${drafts.itemId} is ${itemId}`
	const thisOne = and(eq(drafts.id, id), eq(drafts.version, version), eq(drafts.kind, kind), itsItem)
	const found = sql<number>`${db.select({ id: drafts.id }).from(drafts).where(thisOne)}`
	return [
		...holdFiles(db, 'draft', found, [], now),
		db.delete(drafts).where(thisOne).returning({ id: drafts.id }),
		...(itemId === null ? forgetHistory(db, kind, id, now) : []),
	]
}

/** The statements that delete what a draft that is gone has brought from the trash. */
function forgetHistory(db: Database, kind: ItemKindName, draftId: number, now: Date): Statement[] {
	const isGone = sql`not exists (select 1 from ${drafts} where ${drafts.id} = ${draftId})`
	const its = and(eq(revisions.kind, kind), eq(revisions.itemId, historyOfDraft(draftId)), isGone)
	const ids = db.select({ id: revisions.id }).from(revisions).where(its)
	return [...releaseFiles(db, (of) => heldBy(of, 'revision', ids), now), db.delete(revisions).where(its)]
}

/** Whether this draft of an item that was never saved is still there, at any version. */
export const hasDraft = (kind: ItemKindName, { id }: DraftVersion): SQL =>
	sql`exists (
		select 1 from ${drafts} where ${drafts.id} = ${id} and ${drafts.kind} = ${kind} and ${drafts.itemId} is null)`
