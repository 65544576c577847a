import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { type ItemKindName, itemKinds } from '#contracts/items/kinds.ts'
import type { Database } from '#worker/data/db.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import { among, isShownAt } from '#worker/files/file-states.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Staff } from '#worker/http/request-context.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { fileColumns } from './drafts.queries.ts'

type Reader = Pick<Staff, 'permissions'>

/**
 * Those of these files that a member of staff may put into an item: files that visitors see, and files of items, drafts and
 * versions in the sections of their roles. Files that only the trash holds are not among them.
 */
export const selectUsable = (db: Database, keys: readonly string[], staff: Reader, now = new Date()) =>
	db
		.select(fileColumns)
		.from(files)
		.where(
			and(
				among(keys),
				eq(files.bucket, 'media'),
				eq(files.state, 'live'),
				or(isShownAt(now), isHeldIn(itemKinds.filter((kind) => holdsSection(staff.permissions, kind)))),
			),
		)

/** Whether an item of one of these kinds, its draft, its replacement or one of its revisions holds the file. */
function isHeldIn(kinds: readonly string[]): SQL {
	const isOfKinds = (column: SQL) => sql`${column} in (select value from json_each(${JSON.stringify(kinds)}))`
	const heldBy = (holder: string, table: typeof drafts | typeof revisions | typeof replacements) => sql`(
		${fileHolders.holder} = ${holder} and exists (
			select 1 from ${table} as version where version.id = ${fileHolders.holderId} and ${isOfKinds(sql`version.kind`)}
			and not exists (select 1 from ${trash} where ${trash.kind} = version.kind and ${trash.itemId} = version.item_id)))`
	return sql`exists (
		select 1 from ${fileHolders} where ${fileHolders.fileKey} = ${files.key} and (
			${isOfKinds(sql`${fileHolders.holder}`)}
			or ${heldBy('draft', drafts)} or ${heldBy('revision', revisions)} or ${heldBy('replacement', replacements)}))`
}

/** A file with its address, to put it into another item. Throws `file.not-usable`. */
export async function findUsable(db: Database, urlOf: MediaUrl, key: string, staff: Reader): Promise<ItemFile> {
	const [row] = await selectUsable(db, [key], staff)
	if (!row) throw new AppError('file.not-usable')
	return { ...row, url: await urlOf(row) }
}

/**
 * Whether an item of this kind, its draft or another version of it holds the PDF. False: none does any more, because a save has replaced
 * the draft. Throws `file.not-usable` for any other file.
 */
export async function holdsPdf(db: Database, kind: ItemKindName, key: string): Promise<boolean> {
	const isPdf = and(eq(files.key, key), eq(files.bucket, 'media'), eq(files.type, mediaTypes.pdf))
	const [row] = await db
		.select({ state: files.state })
		.from(files)
		.where(and(isPdf, or(eq(files.state, 'retired'), isHeldIn([kind]))))
	if (!row) throw new AppError('file.not-usable')
	return row.state === 'live'
}
