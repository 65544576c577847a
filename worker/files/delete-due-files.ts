import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../data/db.ts'
import { type Bucket, type Buckets, bucketOf } from './bucket.ts'
import { among } from './file-states.ts'
import { files } from './files.table.ts'
import { variantKeysOf } from './variant-key.ts'

/** Of each bucket. R2 deletes up to 1,000 objects a call, and each picture has one more for each of its sizes. */
const perRun = 100

/**
 * Deletes due files and all sizes of due pictures, each object before its row: after a crash in between, the next run
 * deletes the row. A trigger deletes the rows of the sizes. A bucket that fails does not stop the other one.
 */
export async function deleteDueFiles(db: Database, bindings: Buckets, now = new Date()): Promise<void> {
	const { enumValues: buckets } = files.bucket
	const done = await Promise.allSettled(buckets.map((bucket) => deleteDueIn(db, bindings, bucket, now)))
	for (const each of done) if (each.status === 'rejected') throw each.reason
}

async function deleteDueIn(db: Database, bindings: Buckets, bucket: Bucket, now: Date): Promise<void> {
	const isDue = lte(files.dueAt, now.toISOString())
	const due = await db
		.select({ key: files.key, type: files.type })
		.from(files)
		.where(and(isDue, eq(files.bucket, bucket)))
		.limit(perRun)
	if (due.length === 0) return
	const keys = due.map(({ key }) => key)
	// Every possible size: a crash may have left an object without a row.
	const sizes = due.flatMap(({ key, type }) => (type.startsWith('image/') ? variantKeysOf(key) : []))
	await bucketOf(bindings, bucket).delete([...keys, ...sizes])
	await db.delete(files).where(and(among(keys), isDue))
}
