import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../data/db.ts'
import { files } from './files.table.ts'
import { storeChecks } from './store-checks.table.ts'

/** A walk through all objects of both buckets. */
export type Walk = typeof storeChecks.$inferSelect

/** Newest first. A walk begins only after the previous one has ended, so only the newest can be running. */
const walks = (db: Database, limit: number) => db.select().from(storeChecks).orderBy(desc(storeChecks.id)).limit(limit)

export async function newestWalk(db: Database): Promise<Walk | null> {
	const [newest] = await walks(db, 1)
	return newest ?? null
}

/** Begins the walk after `newest`; null if a concurrent run has begun it. */
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

/** The newest finished walk (null: none yet), and whether one is running. */
export async function latestStoreCheck(db: Database): Promise<{ finished: Walk | null; underWay: boolean }> {
	const [newest = null, before = null] = await walks(db, 2)
	const underWay = newest !== null && newest.finishedAt === null
	return { finished: underWay ? before : newest, underWay }
}

/** Live files without an object, the longest missing first. */
export const missingFiles = (db: Database, limit: number) =>
	db
		.select({ key: files.key, bucket: files.bucket, name: files.name, missingAt: files.missingAt })
		.from(files)
		.where(and(isNotNull(files.missingAt), eq(files.state, 'live')))
		.orderBy(asc(files.missingAt), asc(files.key))
		.limit(limit)
