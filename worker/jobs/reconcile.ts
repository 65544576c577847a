import { and, eq, isNull, sql } from 'drizzle-orm'
import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import type { Buckets } from '#worker/files/bucket.ts'
import { orphansOf, readStorePage, type StorePage } from '#worker/files/bucket-pages.ts'
import { among } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { beginWalk, newestWalk, type Walk } from '#worker/files/store-checks.queries.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import { log } from '#worker/http/log.ts'

/** From the start of one walk through both buckets to the start of the next. */
const walkEveryMs = dayMs

/**
 * Compares R2 with `files`, one page of a bucket in each run. Old objects without a row go to the clean-up, unless their
 * number means that rows are lost. Live files without an object are marked. When a bucket fails, the next run tries the
 * same page.
 */
export async function reconcileStores(db: Database, bindings: Buckets, now = new Date()): Promise<void> {
	const newest = await newestWalk(db)
	if (newest?.finishedAt && now.getTime() - Date.parse(newest.startedAt) < walkEveryMs) return
	const walk = newest && !newest.finishedAt ? newest : await beginWalk(db, newest, now)
	if (!walk) return
	const page = await readStorePage(db, bindings, walk)
	try {
		await settle(db, walk, page, now)
	} catch (error) {
		// A concurrent run has compared this page.
		if (!isRefusedByGuard(error)) throw error
	}
}

/** Writes the findings of a page and the place of the next in one batch. Refuses if another run has advanced the walk. */
async function settle(db: Database, walk: Walk, page: StorePage, now: Date): Promise<void> {
	const { rows, objects, end } = page
	const { orphans, known, mayDelete } = orphansOf(page, now)
	const present = new Set(objects.map(({ key }) => key))
	const keysOf = (found: StorePage['rows']) => found.map(({ key }) => key)
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
		handToCleanUp(db, walk, mayDelete ? orphans : [], moment),
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
	if (!mayDelete) log('error', 'stores.orphans-kept', { bucket: walk.bucket, orphans: orphans.length, known })
	if (settled?.finishedAt) report(settled)
}

function nextPlace({ bucket }: Walk, end: string | null, moment: string) {
	if (end !== null) return { lastKey: end }
	if (bucket === 'media') return { bucket: 'private' as const, lastKey: null }
	return { finishedAt: moment }
}

/** Gives orphans a row that is due, for `deleteDueFiles`. A row that was written after the objects were listed wins. */
const handToCleanUp = (db: Database, { bucket }: Walk, orphans: readonly R2Object[], moment: string) =>
	insertFrom(
		db,
		files,
		{
			key: sql`value ->> 'key'`,
			bucket,
			state: 'retired',
			name: '',
			type: 'application/octet-stream',
			size: sql`value ->> 'size'`,
			sha256: '',
			shown: 0,
			createdAt: moment,
			dueAt: moment,
		},
		sql`from json_each(${JSON.stringify(orphans.map(({ key, size }) => ({ key, size })))}) where true`,
	).onConflictDoNothing()

/** Logs counts only: keys and file names are private. */
function report({ objects, deleted, missing }: Walk): void {
	const level = missing > 0 ? 'error' : deleted > 0 ? 'warn' : 'info'
	log(level, 'stores.compared', { objects, deleted, missing })
}
