import { and, eq, exists, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Bindings } from '#worker/http/request-context.ts'
import { sha256 } from '../crypto/hashes.ts'
import type { Database } from '../data/db.ts'
import { AppError } from '../http/errors.ts'
import { log, whereThrown } from '../http/log.ts'
import { files } from './files.table.ts'

export type Bucket = (typeof files.bucket.enumValues)[number]

export type Upload = {
	name: string
	type: string
	bytes: Uint8Array<ArrayBuffer>
	/** Of a picture. */
	width?: number
	height?: number
}

const hour = 60 * 60_000
/** As long as D1's Time Travel: a database restored to any moment of it still finds its files. */
const keepRetiredMs = 30 * 24 * hour
const pendingForMs = 24 * hour
/** Of each bucket. */
const perRun = 100

export const bucketOf = (bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>, bucket: Bucket) =>
	bucket === 'media' ? bindings.MEDIA : bindings.PRIVATE_FILES

/**
 * Puts a file into its bucket and answers its key. It stays pending, and is deleted after a day, until a batch with `filesGoLive`
 * has made it somebody's. Throws `service.busy` while the bucket does not take it.
 *
 * @param key made from what is stored, where one file sent several times is to be kept once; otherwise a new one
 */
export async function keepFile(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>,
	bucket: Bucket,
	{ name, type, bytes, width = 0, height = 0 }: Upload,
	now = new Date(),
	key: string = crypto.randomUUID(),
): Promise<string> {
	const hash = await sha256(bytes)
	await db
		.insert(files)
		.values({
			key,
			bucket,
			state: 'pending',
			name,
			type,
			size: bytes.byteLength,
			sha256: hash,
			width: width || null,
			height: height || null,
			createdAt: now.toISOString(),
			dueAt: new Date(now.getTime() + pendingForMs).toISOString(),
		})
		.onConflictDoNothing()
	await putOnce(bucketOf(bindings, bucket), key, bytes, { sha256: hash, httpMetadata: { contentType: type } })
	return key
}

/** Throws `service.busy` while the bucket does not take it. An object that is there stays as it is; it must be the same. */
async function putOnce(bucket: R2Bucket, key: string, bytes: Uint8Array<ArrayBuffer>, options: PutOptions) {
	const onlyIf = new Headers({ 'If-None-Match': '*' })
	try {
		const kept = (await bucket.put(key, bytes, { ...options, onlyIf })) ?? (await bucket.head(key))
		if (!kept) throw new Error('The bucket refuses a file and has none under its key')
		if (kept.checksums.toJSON().sha256 === options.sha256) return
	} catch (error) {
		log('error', 'files.not-kept', { at: whereThrown(error) })
		throw new AppError('service.busy', { retryAfterSeconds: 5 })
	}
	throw new Error('Another file has this key already')
}

type PutOptions = { sha256: string; httpMetadata: R2HTTPMetadata }

/** Whether a file is one of these; the list is one parameter, however long. */
export const among = (keys: readonly string[]) =>
	sql`${files.key} in (select value from json_each(${JSON.stringify(keys)}))`

/** Whether a file that was kept has no owner yet, and an hour at least until it is deleted for that: the condition for a batch that gives it one. */
export const isFree = (db: Database, key: string, now = new Date()): SQL =>
	exists(
		db
			.select({ key: files.key })
			.from(files)
			.where(
				and(
					eq(files.key, key),
					eq(files.state, 'pending'),
					gt(files.dueAt, new Date(now.getTime() + hour).toISOString()),
				),
			),
	)

/** For the batch that writes the row which owns these files. `shown` says whether visitors may have them. */
export const filesGoLive = (db: Database, keys: readonly string[], shown: boolean) =>
	db.update(files).set({ state: 'live', dueAt: null, shown }).where(among(keys))

/** For the batch that takes the files from their owner; the objects stay for 30 days. */
export const filesRetire = (db: Database, keys: readonly string[], now = new Date()) =>
	db
		.update(files)
		.set({ state: 'retired', shown: false, dueAt: new Date(now.getTime() + keepRetiredMs).toISOString() })
		.where(among(keys))

/** For the batch that erases personal data: the objects go with the next run of the jobs. */
export const filesErase = (db: Database, keys: readonly string[], now = new Date()) =>
	db.update(files).set({ state: 'retired', shown: false, dueAt: now.toISOString() }).where(among(keys))

/**
 * Deletes objects whose time has come: first the objects, then their rows, so that a crash between the two is mended by the next run. A
 * bucket that fails does not hold up the other.
 */
export async function deleteDueFiles(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>,
	now = new Date(),
): Promise<void> {
	const { enumValues: buckets } = files.bucket
	const done = await Promise.allSettled(buckets.map((bucket) => deleteDueIn(db, bindings, bucket, now)))
	for (const each of done) if (each.status === 'rejected') throw each.reason
}

async function deleteDueIn(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>,
	bucket: Bucket,
	now: Date,
): Promise<void> {
	const isDue = lte(files.dueAt, now.toISOString())
	const due = await db
		.select({ key: files.key })
		.from(files)
		.where(and(isDue, eq(files.bucket, bucket)))
		.limit(perRun)
	if (due.length === 0) return
	const keys = due.map(({ key }) => key)
	await bucketOf(bindings, bucket).delete(keys)
	await db.delete(files).where(and(among(keys), isDue))
}
