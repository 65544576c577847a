import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { noSchedule, type Schedule } from '#contracts/content/schedule.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { among, filesFollowHolders, filesRetire, filesStay } from './file-states.ts'
import { fileHolders } from './files.table.ts'

export type Holder = (typeof fileHolders.holder.enumValues)[number]

/** A condition on the rows of `file_holders` under this alias. */
type OfHolders = (alias: SQL) => SQL

/** The rows under this alias that name a holder of one kind. `ids` is a list in parentheses or a subquery. */
export const heldBy = (alias: SQL, holder: Holder, ids: SQLWrapper): SQL =>
	sql`(${alias}.holder = ${holder} and ${alias}.holder_id in ${ids})`

/** How an item shows its files. `alts`: the alternative texts of its pictures, by key. */
type Showing = { shown: boolean; schedule: Schedule; alts: ReadonlyMap<string, string> }

const showsNone: Showing = { shown: false, schedule: noSchedule, alts: new Map() }

/**
 * The statements that make a holder name exactly these files. Files that nothing names any more are retired. `id` may be an
 * expression while the row of the holder is new.
 */
export const holdFiles = (
	db: Database,
	holder: Holder,
	id: number | SQL<number>,
	keys: readonly string[],
	now: Date,
	{ shown, schedule, alts }: Showing = showsNone,
): [Statement, ...Statement[]] => {
	const held = Array.from(new Set(keys), (key) => ({ key, alt: alts.get(key) ?? '' }))
	return [
		...letGo(db, (of) => sql`${of}.holder = ${holder} and ${of}.holder_id = ${id}`, keys, now),
		db.insert(fileHolders).select(
			sql`select ${holder}, ${id}, value ->> 'key', ${Number(shown)}, ${schedule.publishAt}, ${schedule.unpublishAt},
				value ->> 'alt' from json_each(${JSON.stringify(held)})`,
		),
		filesStay(db, keys),
	]
}

/** The same for an item. `removed`: the files that it had before. Visitors get the files that an item shows. */
export const holdFilesOfItem = (
	db: Database,
	kind: ItemKindName,
	id: number | SQL<number>,
	{ keys, removed, ...showing }: Showing & { keys: readonly string[]; removed: readonly string[] },
	now: Date,
): [Statement, ...Statement[]] => [
	...holdFiles(db, kind, id, keys, now, showing),
	filesFollowHolders(db, [...keys, ...removed]),
]

/** The statements after which these holders name no files. Files that nothing else names are retired. */
export const releaseFiles = (db: Database, those: OfHolders, now: Date) => letGo(db, those, [], now)

function letGo(db: Database, those: OfHolders, kept: readonly string[], now: Date): [Statement, ...Statement[]] {
	const other = sql`other`
	const lost = sql`files.key in (select file_key from file_holders where ${those(sql`file_holders`)})
		and not ${among(kept)}
		and not exists (select 1 from file_holders as other where other.file_key = files.key and not (${those(other)}))`
	return [filesRetire(db, lost, now), db.delete(fileHolders).where(those(sql`file_holders`))]
}
