import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { holdsSection } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import {
	type FilesOfForm,
	type FileUses,
	type UsedPicture,
	type UsedPictures,
	type UsedPicturesQuery,
	usedPicturesPageSize,
} from '#contracts/items/used-files.ts'
import { containsWords } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { kinds } from '../item-kinds.ts'

/** A page reads so many of the newest files, and a search so many. Their number bounds the rows that D1 reads. */
const scanned = { page: 120, search: 600 }
const mostItems = 10

type ScannedRow = Omit<UsedPicture, 'url' | 'alt' | 'items'> & { items: string }

const heldBy = z.array(z.object({ kind: z.enum(itemKinds), id: z.number(), alt: z.string(), title: z.string() }))

/** The title of an item that a row of `file_holders` names. Only the table of its kind is read. */
const titleOf = (holder: SQL, id: SQL): SQL => {
	const titles = Object.values(kinds).map(
		(kind) =>
			sql`when ${kind.name} then (select ${columnOf(kind, kind.titleField)} from ${kind.table} where ${kind.table.id} = ${id})`,
	)
	return sql`case ${holder} ${sql.join(titles, sql` `)} end`
}

/**
 * The newest pictures that published items show, page by page. Of a picture that an item shows in several sizes, which have
 * one name, only the largest. The search compares words without case and accents, which SQLite cannot.
 */
export async function findUsedPictures(
	db: Database,
	{ search, after }: UsedPicturesQuery,
	now = new Date(),
): Promise<UsedPictures> {
	const searched = search?.trim() ?? ''
	const most = searched === '' ? scanned.page : scanned.search
	const rows = await selectScanned(db, after ?? null, most, now)
	const pictures: UsedPicture[] = []
	let last = rows.at(-1)?.key
	for (const { items: held, ...file } of rows) {
		const items = heldBy.parse(JSON.parse(held))
		if (!isFound(items, searched)) continue
		pictures.push({
			...file,
			url: mediaPath(file),
			alt: items.find(({ alt }) => alt !== '')?.alt ?? '',
			items: items.map(({ kind, id, title }) => ({ kind, id, title })),
		})
		last = file.key
		if (pictures.length === usedPicturesPageSize) break
		last = rows.at(-1)?.key
	}
	const isAtEnd = rows.length < most && last === rows.at(-1)?.key
	return { pictures, next: isAtEnd ? null : (last ?? null) }
}

const isFound = (items: z.infer<typeof heldBy>, searched: string) =>
	items.length > 0 &&
	(searched === '' || containsWords(items.flatMap(({ title, alt }) => [title, alt]).join(' '), searched))

function selectScanned(db: Database, after: string | null, most: number, now: Date): Promise<ScannedRow[]> {
	const at = now.toISOString()
	const isShown = (alias: SQL) => sql`(${alias}.shown = 1
		and (${alias}.shown_from is null or ${alias}.shown_from <= ${at})
		and (${alias}.shown_until is null or ${alias}.shown_until > ${at}))`
	const isOlder = sql`(files.created_at, files.key) < (select place.created_at, place.key from files as place where place.key = ${after})`
	return db.all<ScannedRow>(sql`
		select key, name, size, width, height, (
			select json_group_array(json_object('kind', kind, 'id', id, 'alt', alt, 'title', ${titleOf(sql`kind`, sql`held.id`)}))
			from (
				select held.holder as kind, held.holder_id as id, held.alt
				from file_holders as held
				where held.file_key = scanned.key and ${isShown(sql`held`)} and not exists (
					select 1 from file_holders as also
					join files as larger on larger.key = also.file_key
					where also.holder = held.holder and also.holder_id = held.holder_id
						and larger.name = scanned.name and larger.width * larger.height > scanned.width * scanned.height)
				order by held.rowid desc limit ${mostItems}) as held
		) as items
		from (
			select key, name, size, width, height, created_at from files
			where state = 'live' and width is not null and ${after === null ? sql`true` : isOlder}
			order by created_at desc, key desc limit ${most}) as scanned
		order by scanned.created_at desc, scanned.key desc`)
}

const mostUses = 3
const mostCounted = 100

type UsesRow = { key: string; type: string; count: number; items: string }
const uses = z.array(z.object({ kind: z.enum(itemKinds), id: z.number(), title: z.string() }))

/** Which other items have the files of an item and of its form, whether they are published or not. Files that none has are left out. */
export async function findFileUses(
	db: Database,
	kind: ItemKind,
	{ itemId, keys }: FilesOfForm,
	{ permissions }: Pick<Staff, 'permissions'>,
): Promise<FileUses[]> {
	const others = sql`
		select holder as kind, holder_id as id from file_holders
		where file_key = asked.key and holder in (select value from json_each(${JSON.stringify(itemKinds)}))
			and not (holder = ${kind.name} and holder_id = ${itemId ?? 0})`
	const rows = await db.all<UsesRow>(sql`
		select asked.key, asked.type, (select count(*) from (${others} limit ${mostCounted})) as count, (
			select json_group_array(json_object('kind', kind, 'id', id, 'title', ${titleOf(sql`kind`, sql`other.id`)}))
			from (${others} order by rowid desc limit ${mostUses}) as other
		) as items
		from files as asked where asked.key in (
			select value from json_each(${JSON.stringify(keys)})
			union select file_key from file_holders where holder = ${kind.name} and holder_id = ${itemId ?? 0})`)
	return rows
		.filter(({ count }) => count > 0)
		.map(({ items, ...row }) => ({
			...row,
			items: uses
				.parse(JSON.parse(items))
				.map((item) => ({ ...item, title: holdsSection(permissions, item.kind) ? item.title : null })),
		}))
}
