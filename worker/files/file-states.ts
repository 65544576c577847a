import { and, eq, exists, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { noSchedule, type Schedule } from '#contracts/content/schedule.ts'
import { hourMs, keepRetiredMs } from '#contracts/shared/periods.ts'
import type { Database } from '../data/db.ts'
import { isAmong } from '../data/is-among.ts'
import { files } from './files.table.ts'

/** Whether a file has one of these keys. */
export const among = (keys: readonly string[]) => isAmong(files.key, keys)

/** Whether a published item shows the file at a time. */
export function isShownAt(now: Date): SQL | undefined {
	const at = now.toISOString()
	const hasBegun = or(isNull(files.shownFrom), lte(files.shownFrom, at))
	const goesOn = or(isNull(files.shownUntil), gt(files.shownUntil, at))
	return and(eq(files.shown, true), hasBegun, goesOn)
}

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

/** For the batch that writes the files' owner. `shown`: whether visitors may get them, within the owner's schedule. */
export const filesGoLive = (
	db: Database,
	keys: readonly string[],
	shown: boolean,
	{ publishAt, unpublishAt }: Schedule = noSchedule,
) =>
	db
		.update(files)
		.set({ state: 'live', dueAt: null, shown, shownFrom: publishAt, shownUntil: unpublishAt })
		.where(among(keys))

/** For the batch in which something that no visitor sees names these files. */
export const filesStay = (db: Database, keys: readonly string[]) =>
	db.update(files).set({ state: 'live', dueAt: null }).where(among(keys))

/** For the batch after which no visitor may get these files. */
export const filesHide = (db: Database, keys: readonly string[]) =>
	db.update(files).set({ shown: false }).where(among(keys))

/** For the batch that takes these files from their last holder. Their objects stay for `keepRetiredMs`. */
export const filesRetire = (db: Database, which: SQL, now: Date) =>
	db
		.update(files)
		.set({ state: 'retired', shown: false, dueAt: new Date(now.getTime() + keepRetiredMs).toISOString() })
		.where(which)

/** For the batch that erases personal data. The next cron run deletes the objects. */
export const filesErase = (db: Database, keys: readonly string[], now = new Date()) =>
	db.update(files).set({ state: 'retired', shown: false, dueAt: now.toISOString() }).where(among(keys))
