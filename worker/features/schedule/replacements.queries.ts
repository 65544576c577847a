import { and, eq } from 'drizzle-orm'
import { draftVersionText } from '#contracts/items/items.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Replacement } from '#contracts/items/schedule.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { StoredReplacement } from './claim-replacement.ts'

/** The replacement of an item as it is stored; null if there is none. */
export async function findStoredReplacement(
	db: Database,
	kind: ItemKindName,
	itemId: number,
): Promise<StoredReplacement | null> {
	const [row] = await db.select().from(replacements).where(ofItem(kind, itemId))
	return row ?? null
}

const ofItem = (kind: ItemKindName, itemId: number) => and(eq(replacements.kind, kind), eq(replacements.itemId, itemId))

/** The replacement of an item; null if there is none. */
export async function findReplacement(db: Database, kind: ItemKindName, itemId: number): Promise<Replacement | null> {
	const [row] = await db
		.select({ replacement: replacements, createdBy: users.fullName })
		.from(replacements)
		.innerJoin(users, eq(users.id, replacements.createdBy))
		.where(ofItem(kind, itemId))
	if (!row) return null
	const { dueAt, draftId, draftVersion, baseVersion, createdAt, firstTriedAt, failedAt, failure } = row.replacement
	return {
		dueAt,
		draftVersion: draftVersionText({ id: draftId, version: draftVersion }),
		baseVersion,
		createdAt,
		createdBy: row.createdBy,
		triedSince: firstTriedAt,
		failedAt,
		failure,
	}
}
