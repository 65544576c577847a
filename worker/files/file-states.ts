import { and, eq, exists, gt, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { hourMs, keepRetiredMs } from '#contracts/shared/periods.ts'
import type { Database } from '../data/db.ts'
import { isAmong } from '../data/is-among.ts'
import { fileHolders, files } from './files.table.ts'

/** Whether a file has one of these keys. */
export const among = (keys: readonly string[]) => isAmong(files.key, keys)

/** Whether the times of a row include this moment. */
function includes({ shownFrom, shownUntil }: typeof files | typeof fileHolders, now: Date): SQL | undefined {
	const at = now.toISOString()
	return and(or(isNull(shownFrom), lte(shownFrom, at)), or(isNull(shownUntil), gt(shownUntil, at)))
}

/** Whether an item of `file_holders` shows its files at a time. */
export const holderShowsAt = (now: Date): SQL | undefined =>
	and(sql`${fileHolders.shown} = 1`, includes(fileHolders, now))

/** Whether a published item shows the file at a time. Of two items with a gap between their schedules, none does in the gap. */
export function isShownAt(now: Date): SQL | undefined {
	const shownBy = (which?: SQL) =>
		sql`exists (select 1 from ${fileHolders} where ${and(eq(fileHolders.fileKey, files.key), sql`${fileHolders.shown} = 1`, which)})`
	const byOne = includes(fileHolders, now)
	return and(eq(files.shown, true), includes(files, now), sql`(not ${shownBy()} or ${shownBy(byOne)})`)
}

/** When the first of the items that show the file hides it; null if none of them will. */
export const firstHiddenAt = (now: Date) => sql<string | null>`coalesce((
	select min(${fileHolders.shownUntil}) from ${fileHolders}
	where ${fileHolders.fileKey} = ${files.key} and ${holderShowsAt(now)}), ${files.shownUntil})`

/** Which of these files visitors may get. */
export const selectShownFiles = (db: Database, keys: readonly string[], now = new Date()) =>
	db
		.select({ key: files.key })
		.from(files)
		.where(and(among(keys), eq(files.bucket, 'media'), eq(files.state, 'live'), isShownAt(now)))

/** A condition for the batch that gives a file its owner: it has none yet, and is not deleted within the next hour. */
export const isFree = (db: Database, key: string, now = new Date()): SQL =>
	exists(
		db
			.select({ key: files.key })
			.from(files)
			.where(
				and(
					eq(files.key, key),
					eq(files.state, 'pending'),
					gt(files.dueAt, new Date(now.getTime() + hourMs).toISOString()),
				),
			),
	)

/** For the batch that writes an owner of these files without a row in `file_holders`. */
export const filesGoLive = (db: Database, keys: readonly string[], shown: boolean) =>
	db.update(files).set({ state: 'live', dueAt: null, shown }).where(among(keys))

/** For the batch that has changed which items hold these files, or show them: visitors get what one of them shows. */
export function filesFollowHolders(db: Database, keys: readonly string[]) {
	const ofHolders = (value: SQL) =>
		sql`(select ${value} from ${fileHolders} where ${fileHolders.fileKey} = ${files.key} and ${fileHolders.shown} = 1)`
	const unlessOneHasNone = (column: SQLWrapper, widest: SQL) =>
		ofHolders(sql`case when count(*) = count(${column}) then ${widest} end`)
	const { shownFrom, shownUntil } = fileHolders
	return db
		.update(files)
		.set({
			shown: ofHolders(sql`count(*) > 0`),
			shownFrom: unlessOneHasNone(shownFrom, sql`min(${shownFrom})`),
			shownUntil: unlessOneHasNone(shownUntil, sql`max(${shownUntil})`),
		})
		.where(among(keys))
}

/** For the batch in which something that no visitor sees names these files. */
export const filesStay = (db: Database, keys: readonly string[]) =>
	db.update(files).set({ state: 'live', dueAt: null }).where(among(keys))

/** For the batch that takes these files from their last holder. Their objects stay for `keepRetiredMs`. */
export const filesRetire = (db: Database, which: SQL, now: Date) =>
	db
		.update(files)
		.set({ state: 'retired', shown: false, dueAt: new Date(now.getTime() + keepRetiredMs).toISOString() })
		.where(which)

/** For the batch that erases personal data. The next cron run deletes the objects. */
export const filesErase = (db: Database, which: SQL, now: Date) =>
	db.update(files).set({ state: 'retired', shown: false, dueAt: now.toISOString() }).where(which)
