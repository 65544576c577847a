import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DraftVersion, ItemKindName } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import type { Statement } from '#worker/data/statement.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { drafts } from './drafts.table.ts'

/** The statements that delete a draft with its files, if it has exactly this version. `itemId` is null for an item that is not saved yet. */
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
	return [...holdFiles(db, 'draft', found, [], now), db.delete(drafts).where(thisOne).returning({ id: drafts.id })]
}

/** Whether this draft of an item that was never saved is still there, at any version. */
export const hasDraft = (kind: ItemKindName, { id }: DraftVersion): SQL =>
	sql`exists (
		select 1 from ${drafts} where ${drafts.id} = ${id} and ${drafts.kind} = ${kind} and ${drafts.itemId} is null)`
