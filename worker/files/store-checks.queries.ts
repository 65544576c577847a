import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../data/db.ts'
import { files } from './files.table.ts'
import { storeChecks } from './store-checks.table.ts'

/** A walk through all objects of both buckets, as it stands. */
export type Walk = typeof storeChecks.$inferSelect

/** Newest first. No walk begins before the one before it has ended, so only the newest can be under way. */
const walks = (db: Database, limit: number) => db.select().from(storeChecks).orderBy(desc(storeChecks.id)).limit(limit)

export async function newestWalk(db: Database): Promise<Walk | null> {
	const [newest] = await walks(db, 1)
	return newest ?? null
}

/** Begins the walk after `newest`; null where another run has just done so. */
export async function beginWalk(db: Database, newest: Walk | null, now: Date): Promise<Walk | null> {
	const [walk] = await db
		.insert(storeChecks)
		.select(
			sql`select null, 'media', null, 0, 0, 0, ${now.toISOString()}, null
				where (select max(id) from store_checks) is ${newest?.id ?? null}`,
		)
		.returning()
	return walk ?? null
}

/** The newest walk that came to its end (null: none yet), and whether one is under way. */
export async function latestStoreCheck(db: Database): Promise<{ finished: Walk | null; underWay: boolean }> {
	const [newest = null, before = null] = await walks(db, 2)
	const underWay = newest !== null && newest.finishedAt === null
	return { finished: underWay ? before : newest, underWay }
}

/** Files that somebody owns and whose object is not there, those first that have been missed for longest. */
export const missingFiles = (db: Database, limit: number) =>
	db
		.select({ key: files.key, bucket: files.bucket, name: files.name, missingAt: files.missingAt })
		.from(files)
		.where(and(isNotNull(files.missingAt), eq(files.state, 'live')))
		.orderBy(asc(files.missingAt), asc(files.key))
		.limit(limit)
