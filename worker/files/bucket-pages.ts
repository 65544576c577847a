import { asc, gt } from 'drizzle-orm'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Database } from '../data/db.ts'
import { files } from './files.table.ts'
import { type Bucket, bucketOf } from './files.ts'

/** For so long an object may lie in a bucket without a row. An upload waits for its owner half as long. */
const keepUnknownMs = 48 * 60 * 60_000
/** What one page has at most. R2 lists no more objects in a call; the rows are those of both buckets. */
const mostObjects = 1_000
const mostRows = 2_000

export type Buckets = Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>

/** Where a page begins: after this key of the bucket; null: at its start. */
export type Place = { bucket: Bucket; lastKey: string | null }

export type StorePage = Awaited<ReturnType<typeof readStorePage>>

/**
 * The next objects of a bucket and the rows of the same keys; `end` is the last of these keys, null at the end of the bucket. The rows are
 * read first: a file that was live then had its object before the objects were listed.
 */
export async function readStorePage(db: Database, bindings: Buckets, { bucket, lastKey }: Place) {
	// By their key alone, so that one page reads no more where most of the files are in the other bucket.
	const rows = await db
		.select({ key: files.key, bucket: files.bucket, state: files.state, missingAt: files.missingAt })
		.from(files)
		.where(gt(files.key, lastKey ?? ''))
		.orderBy(asc(files.key))
		.limit(mostRows)
	const start = lastKey === null ? {} : { startAfter: lastKey }
	const { objects, truncated } = await bucketOf(bindings, bucket).list({ ...start, limit: mostObjects })
	const lastObject = truncated ? objects.at(-1)?.key : null
	if (lastObject === undefined) throw new Error('The bucket lists nothing and says that there is more')
	const lastRow = rows.length === mostRows ? (rows.at(-1)?.key ?? null) : null
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

/** So many objects without a row are a few; and of more, such a share of those that have one. */
const few = 10
const fewOf = 0.1

/**
 * Objects that no row knows and that are old enough to go, and whether they may. A few among many that are known are left over. Where they
 * are many, or none is known, it is the database that lacks rows: a new one whose backup is yet to be restored, one that was taken back too
 * far, or that of another site.
 */
export function strangersOf({ rows, objects }: StorePage, now: Date) {
	const keys = new Set(rows.map(({ key }) => key))
	const strangers = objects.filter(
		({ key, uploaded }) => !keys.has(key) && now.getTime() - uploaded.getTime() > keepUnknownMs,
	)
	const known = objects.filter(({ key }) => keys.has(key)).length
	return { strangers, known, mayGo: strangers.length <= Math.min(known, Math.max(few, known * fewOf)) }
}
