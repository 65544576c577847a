import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { releaseFiles } from '#worker/files/hold-files.ts'
import { replacements } from './replacements.table.ts'

/** The statements that delete the replacement of an item with its files, if `which` holds too. */
export function dropReplacement(
	db: Database,
	kind: ItemKindName,
	itemId: number,
	now: Date,
	which: SQL = sql`true`,
): [Statement, ...Statement[]] {
	const that = sql`kind = ${kind} and item_id = ${itemId} and ${which}`
	return [
		...releaseFiles(
			db,
			(holder) =>
				sql`${holder}.holder = 'replacement' and ${holder}.holder_id in (select id from replacements where ${that})`,
			now,
		),
		db.delete(replacements).where(that),
	]
}

/** The statement after a save that changes nothing: the replacement begins from the version that the save makes. */
export const keepReplacement = (db: Database, kind: ItemKindName, itemId: number, version: number): Statement =>
	db
		.update(replacements)
		.set({ baseVersion: version })
		.where(and(eq(replacements.kind, kind), eq(replacements.itemId, itemId), eq(replacements.baseVersion, version - 1)))
