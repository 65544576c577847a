import { and, eq, exists, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Bindings } from '#worker/context.ts'
import type { Database } from './db.ts'
import { files } from './files.table.ts'
import { sha256 } from './hashes.ts'

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
const perRun = 100

const bucketOf = (bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>, bucket: Bucket) =>
	bucket === 'media' ? bindings.MEDIA : bindings.PRIVATE_FILES

/**
 * Puts a file into its bucket and answers its key. It stays pending, and is deleted after a day, until a batch with `filesGoLive`
 * has made it somebody's.
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
	const objects = bucketOf(bindings, bucket)
	const stored = await objects.put(key, bytes, {
		sha256: hash,
		httpMetadata: { contentType: type },
		onlyIf: new Headers({ 'If-None-Match': '*' }),
	})
	if (stored) return key
	const kept = await objects.head(key)
	if (kept?.checksums.toJSON().sha256 !== hash) throw new Error('Another file has this key already')
	return key
}

const among = (keys: readonly string[]) => sql`${files.key} in (select value from json_each(${JSON.stringify(keys)}))`

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

/** Deletes objects whose time has come: first the object, then its row, so that a crash between the two is mended by the next run. */
export async function deleteDueFiles(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>,
	now = new Date(),
): Promise<void> {
	const due = await db
		.select({ key: files.key, bucket: files.bucket })
		.from(files)
		.where(lte(files.dueAt, now.toISOString()))
		.limit(perRun)
	for (const { key, bucket } of due) {
		await bucketOf(bindings, bucket).delete(key)
		await db.delete(files).where(and(eq(files.key, key), lte(files.dueAt, now.toISOString())))
	}
}
