import { asc, gte } from 'drizzle-orm'
import { keepOrphanMs } from '#contracts/shared/periods.ts'
import type { Database } from '../data/db.ts'
import { type Bucket, type Buckets, bucketOf } from './bucket.ts'
import { files } from './files.table.ts'
import { originalOf } from './variant-key.ts'

/** Upper bounds of one page. R2 lists at most 1,000 objects a call. The rows are those of both buckets. */
const mostObjects = 1_000
const mostRows = 2_000

/** Where a page begins: after this key of the bucket; null: at its start. */
export type BucketPlace = { bucket: Bucket; lastKey: string | null }

export type StorePage = Awaited<ReturnType<typeof readStorePage>>

/**
 * The next objects of a bucket and the rows of the same keys; `end` is the last of these keys, null at the end of the
 * bucket. `keys` holds the rows' keys and the picture of each size. Reads the rows first, so that the listing includes
 * every object of a live row that is not missing.
 */
export async function readStorePage(db: Database, bindings: Buckets, { bucket, lastKey }: BucketPlace) {
	// The sizes of a picture may continue on this page, so it starts with the picture's row.
	const from = lastKey === null ? '' : (originalOf(lastKey) ?? lastKey)
	// By key alone: a page reads few rows even if most files are in the other bucket.
	const rows = await db
		.select({
			key: files.key,
			bucket: files.bucket,
			name: files.name,
			state: files.state,
			size: files.size,
			missingAt: files.missingAt,
		})
		.from(files)
		.where(gte(files.key, from))
		.orderBy(asc(files.key))
		.limit(mostRows)
	const start = lastKey === null ? {} : { startAfter: lastKey }
	const { objects, truncated } = await bucketOf(bindings, bucket).list({ ...start, limit: mostObjects })
	const lastObject = truncated ? objects.at(-1)?.key : null
	if (lastObject === undefined) throw new Error('The bucket lists nothing and says that there is more')
	const lastRow = rows.length === mostRows ? (rows.at(-1)?.key ?? null) : null
	const end = earlier(lastRow, lastObject)
	// Keys of rows are ASCII, which JavaScript, SQLite and R2 order alike.
	const isOnPage = ({ key }: { key: string }) => (lastKey === null || key > lastKey) && (end === null || key <= end)
	const own = rows.filter((row) => row.bucket === bucket)
	return {
		rows: own.filter(isOnPage),
		keys: new Set(own.map(({ key }) => key)),
		objects: end === lastObject ? objects : objects.filter(isOnPage),
		end,
	}
}

function earlier(one: string | null, other: string | null): string | null {
	if (one === null || other === null) return one ?? other
	return one < other ? one : other
}

/** Orphans are few up to this number, or up to this share of the objects that have a row. */
const few = 10
const fewOf = 0.1

/**
 * Finds old objects without a row, and tells whether they may be deleted. Many of them mean that the database lacks rows,
 * for example before a restore, or that the database belongs to another site.
 */
export function orphansOf({ keys, objects }: StorePage, now: Date) {
	const isKnown = ({ key }: R2Object) => keys.has(originalOf(key) ?? key)
	const orphans = objects.filter(
		(object) => !isKnown(object) && now.getTime() - object.uploaded.getTime() > keepOrphanMs,
	)
	const known = objects.filter(isKnown).length
	return { orphans, known, mayDelete: orphans.length <= Math.min(known, Math.max(few, known * fewOf)) }
}
