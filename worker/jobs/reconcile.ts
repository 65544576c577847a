import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Bindings } from '#worker/context.ts'
import type { Database } from '#worker/platform/db.ts'
import { files } from '#worker/platform/files.table.ts'
import { among, bucketOf } from '#worker/platform/files.ts'
import { log } from '#worker/platform/log.ts'
import { beginWalk, newestWalk, type Walk } from '#worker/platform/store-checks.queries.ts'
import { storeChecks } from '#worker/platform/store-checks.table.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/platform/write-guards.ts'

const hour = 60 * 60_000
/** A walk through both buckets begins so long after the last one began. */
const walkEveryMs = 24 * hour
/** For so long an object may lie in a bucket without a row. An upload waits for its owner half as long. */
const keepUnknownMs = 48 * hour
/** What one run compares at most. R2 lists no more objects in a call; the rows are those of both buckets. */
const objectsPerRun = 1_000
const rowsPerRun = 2_000

type Buckets = Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>

/**
 * Brings R2 and `files` into agreement, one page of a bucket in each run: an object that no row knows is handed to the clean-up once it is
 * old enough, and a live file whose object is not there is marked. Where a bucket fails, the walk stays where it is.
 */
export async function reconcileStores(db: Database, bindings: Buckets, now = new Date()): Promise<void> {
	const newest = await newestWalk(db)
	if (newest?.finishedAt && now.getTime() - Date.parse(newest.startedAt) < walkEveryMs) return
	const walk = newest && !newest.finishedAt ? newest : await beginWalk(db, newest, now)
	if (!walk) return
	const page = await readPage(db, bindings, walk)
	try {
		await settle(db, walk, page, now)
	} catch (error) {
		// Another run has compared this page at the same moment.
		if (!isRefusedByGuard(error)) throw error
	}
}

type Page = Awaited<ReturnType<typeof readPage>>

/**
 * The next objects of a bucket and the rows of the same keys; `end` is the last of these keys, null at the end of the bucket. The rows are
 * read first: a file that was live then had its object before the objects were listed.
 */
async function readPage(db: Database, bindings: Buckets, { bucket, lastKey }: Walk) {
	// By their key alone, so that one run reads no more where most of the files are in the other bucket.
	const rows = await db
		.select({ key: files.key, bucket: files.bucket, state: files.state, missingAt: files.missingAt })
		.from(files)
		.where(gt(files.key, lastKey ?? ''))
		.orderBy(asc(files.key))
		.limit(rowsPerRun)
	const start = lastKey === null ? {} : { startAfter: lastKey }
	const { objects, truncated } = await bucketOf(bindings, bucket).list({ ...start, limit: objectsPerRun })
	const lastObject = truncated ? objects.at(-1)?.key : null
	if (lastObject === undefined) throw new Error('The bucket lists nothing and says that there is more')
	const lastRow = rows.length === rowsPerRun ? (rows.at(-1)?.key ?? null) : null
	const end = earlier(lastRow, lastObject)
	// Keys of rows are ASCII: JavaScript, SQLite and R2 put any other key on the same side of them.
	const isOn = ({ key }: { key: string }) => end === null || key <= end
	return {
		rows: rows.filter((row) => row.bucket === bucket && isOn(row)),
		objects: end === lastObject ? objects : objects.filter(isOn),
		end,
	}
}

function earlier(one: string | null, other: string | null): string | null {
	if (one === null || other === null) return one ?? other
	return one < other ? one : other
}

/** Writes what the page has shown, and where the walk goes on, all or nothing. Refused where the walk has gone on already. */
async function settle(db: Database, walk: Walk, { rows, objects, end }: Page, now: Date): Promise<void> {
	const known = new Set(rows.map(({ key }) => key))
	const present = new Set(objects.map(({ key }) => key))
	const unknown = objects.filter(
		({ key, uploaded }) => !known.has(key) && now.getTime() - uploaded.getTime() > keepUnknownMs,
	)
	const keysOf = (found: Page['rows']) => found.map(({ key }) => key)
	const missing = keysOf(rows.filter(({ key, state }) => state === 'live' && !present.has(key)))
	const back = keysOf(rows.filter(({ key, missingAt }) => missingAt !== null && present.has(key)))
	const moment = now.toISOString()
	const thisWalk = eq(storeChecks.id, walk.id)
	const place = walk.lastKey === null ? isNull(storeChecks.lastKey) : eq(storeChecks.lastKey, walk.lastKey)
	const [, , , , , , , [settled]] = await db.batch([
		db
			.update(storeChecks)
			.set({ ...nextPlace(walk, end, moment), objects: sql`${storeChecks.objects} + ${objects.length}` })
			.where(and(thisWalk, eq(storeChecks.bucket, walk.bucket), place, isNull(storeChecks.finishedAt))),
		refuseUnlessChanged(db),
		handToCleanUp(db, walk, unknown, moment),
		db
			.update(storeChecks)
			.set({ deleted: sql`${storeChecks.deleted} + changes()` })
			.where(thisWalk),
		db
			.update(files)
			.set({ missingAt: sql`coalesce(${files.missingAt}, ${moment})` })
			.where(and(among(missing), eq(files.state, 'live'))),
		db
			.update(storeChecks)
			.set({ missing: sql`${storeChecks.missing} + changes()` })
			.where(thisWalk),
		db.update(files).set({ missingAt: null }).where(among(back)),
		db.select().from(storeChecks).where(thisWalk),
	])
	if (settled?.finishedAt) report(settled)
}

function nextPlace({ bucket }: Walk, end: string | null, moment: string) {
	if (end !== null) return { lastKey: end }
	if (bucket === 'media') return { bucket: 'private' as const, lastKey: null }
	return { finishedAt: moment }
}

/**
 * Gives objects a row whose time has come; `deleteDueFiles` does the rest. Nothing is deleted on the strength of a list alone: where
 * somebody has come to own such a key meanwhile, his row stands.
 */
const handToCleanUp = (db: Database, { bucket }: Walk, unknown: readonly R2Object[], moment: string) =>
	db
		.insert(files)
		.select(
			sql`select value ->> 'key', ${bucket}, 'retired', '', 'application/octet-stream', value ->> 'size', '', null, null, 0,
				${moment}, ${moment}, null from json_each(${JSON.stringify(unknown.map(({ key, size }) => ({ key, size })))}) where true`,
		)
		.onConflictDoNothing()

/** Counts only: keys and names are nobody's business here. */
function report({ objects, deleted, missing }: Walk): void {
	const level = missing > 0 ? 'error' : deleted > 0 ? 'warn' : 'info'
	log(level, 'stores.compared', { objects, deleted, missing })
}
