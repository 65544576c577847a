import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { fileHolders } from '#worker/files/files.table.ts'
import { heldBy, releaseFiles } from '#worker/files/hold-files.ts'
import { drafts } from './drafts.table.ts'
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
		...releaseFiles(db, (of) => heldBy(of, 'replacement', sql`(select id from replacements where ${that})`), now),
		db.delete(replacements).where(that),
	]
}

/**
 * The statements before the item of a replacement goes to the trash: the replacement is a draft of the item again, unless
 * the item has one. Its own draft may have been set aside, and nobody else has its content.
 */
export function keepAsDraft(db: Database, kind: ItemKindName, itemId: number, now: Date): [Statement, ...Statement[]] {
	const formId = crypto.randomUUID()
	const ofItem = sql`kind = ${kind} and item_id = ${itemId}`
	return [
		db.insert(drafts).select(sql`
			select null, kind, item_id, 1, base_version, title, ${formId}, created_at, created_by, ${now.toISOString()},
				created_by, null, form_values, files
			from replacements where ${ofItem} and not exists (select 1 from drafts where ${ofItem})`),
		db.insert(fileHolders).select(sql`
			select 'draft', drafts.id, file_key, 0, null, null, '' from drafts join file_holders on holder = 'replacement'
			where form_id = ${formId} and holder_id in (select id from replacements where ${ofItem})`),
	]
}

/** The statement after a save that changes nothing: the replacement begins from the version that the save makes. */
export const keepReplacement = (db: Database, kind: ItemKindName, itemId: number, version: number): Statement =>
	db
		.update(replacements)
		.set({ baseVersion: version })
		.where(and(eq(replacements.kind, kind), eq(replacements.itemId, itemId), eq(replacements.baseVersion, version - 1)))
