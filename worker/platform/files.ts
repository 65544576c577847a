import { and, eq, lte } from 'drizzle-orm'
import type { Bindings } from '#worker/context.ts'
import type { Database } from './db.ts'
import { files } from './files.table.ts'
import { sha256 } from './hashes.ts'

export type Bucket = (typeof files.bucket.enumValues)[number]

export type Upload = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

const hour = 60 * 60_000
/** As long as D1's Time Travel: a database restored to any moment of it still finds its files. */
const keepRetiredMs = 30 * 24 * hour
const pendingForMs = 24 * hour
const perRun = 100

const bucketOf = (bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>, bucket: Bucket) =>
	bucket === 'media' ? bindings.MEDIA : bindings.PRIVATE_FILES

/**
 * Puts a file into its bucket and answers its key. It stays pending, and is deleted after a day, until a batch with `fileGoesLive`
 * has made it somebody's.
 */
export async function keepFile(
	db: Database,
	bindings: Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>,
	bucket: Bucket,
	{ name, type, bytes }: Upload,
	now = new Date(),
): Promise<string> {
	const key = `${now.getUTCFullYear()}/${crypto.randomUUID()}`
	const hash = await sha256(bytes)
	await db.insert(files).values({
		key,
		bucket,
		state: 'pending',
		name,
		type,
		size: bytes.byteLength,
		sha256: hash,
		createdAt: now.toISOString(),
		dueAt: new Date(now.getTime() + pendingForMs).toISOString(),
	})
	const stored = await bucketOf(bindings, bucket).put(key, bytes, {
		sha256: hash,
		httpMetadata: { contentType: type },
		onlyIf: new Headers({ 'If-None-Match': '*' }),
	})
	if (!stored) throw new Error('A file with this key exists already')
	return key
}

/** For the batch that writes the row which owns the file. */
export const fileGoesLive = (db: Database, key: string) =>
	db.update(files).set({ state: 'live', dueAt: null }).where(eq(files.key, key))

/** For the batch that takes the file from its owner; the object stays for 30 days. */
export const fileRetires = (db: Database, key: string, now = new Date()) =>
	db
		.update(files)
		.set({ state: 'retired', dueAt: new Date(now.getTime() + keepRetiredMs).toISOString() })
		.where(eq(files.key, key))

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
