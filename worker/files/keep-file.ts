import { and, eq } from 'drizzle-orm'
import { keepPendingMs } from '#contracts/shared/periods.ts'
import { sha256 } from '../crypto/hashes.ts'
import type { Database } from '../data/db.ts'
import { CodedError } from '../http/cause.ts'
import { AppError } from '../http/errors.ts'
import { failureOf, log } from '../http/log.ts'
import { type Bucket, type Buckets, bucketOf, storedObject } from './bucket.ts'
import { files } from './files.table.ts'

export type Upload = {
	name: string
	type: string
	bytes: Uint8Array<ArrayBuffer>
	/** Of a picture. */
	width?: number
	height?: number
}

/**
 * Puts a file into its bucket and returns its key. The file stays pending until a batch with `filesGoLive` gives it an
 * owner; the clean-up deletes it after a day without one. Throws `service.busy` while the bucket fails.
 *
 * @param key derived from the content to store a repeated upload once; otherwise random
 */
export async function keepFile(
	db: Database,
	bindings: Buckets,
	bucket: Bucket,
	{ name, type, bytes, width = 0, height = 0 }: Upload,
	now = new Date(),
	key: string = crypto.randomUUID(),
): Promise<string> {
	const hash = await sha256(bytes)
	const size = bytes.byteLength
	const row = { key, bucket, name, type, size, sha256: hash, width: width || null, height: height || null }
	await keepRow(db, row, now)
	await putOnce(bucketOf(bindings, bucket), key, bytes, { sha256: hash, httpMetadata: { contentType: type } })
	return key
}

/**
 * Copies a media file to a new key, as a stream: the Worker never holds it in memory. The copy is pending, as an upload is.
 * Throws `file.not-found` if the file is missing, and `service.busy` while the bucket fails.
 */
export async function copyFile(
	db: Database,
	{ MEDIA }: Pick<Buckets, 'MEDIA'>,
	from: string,
	now = new Date(),
): Promise<string> {
	const [row] = await db
		.select({
			bucket: files.bucket,
			name: files.name,
			type: files.type,
			size: files.size,
			sha256: files.sha256,
			width: files.width,
			height: files.height,
		})
		.from(files)
		.where(and(eq(files.key, from), eq(files.bucket, 'media')))
	if (!row) throw new AppError('file.not-found')
	const key = crypto.randomUUID()
	await keepRow(db, { ...row, key }, now)
	const { body } = await storedObject(MEDIA, from)
	await putOnce(MEDIA, key, body, { sha256: row.sha256, httpMetadata: { contentType: row.type } })
	return key
}

type PendingRow = Omit<typeof files.$inferInsert, 'state' | 'createdAt' | 'dueAt'>

const keepRow = (db: Database, row: PendingRow, now: Date) =>
	db
		.insert(files)
		.values({
			...row,
			state: 'pending',
			createdAt: now.toISOString(),
			dueAt: new Date(now.getTime() + keepPendingMs).toISOString(),
		})
		.onConflictDoNothing()

type PutOptions = { sha256: string; httpMetadata: R2HTTPMetadata }

/** Writes an object unless the key already has the same content. Throws `service.busy` while the bucket fails. */
async function putOnce(
	bucket: R2Bucket,
	key: string,
	content: Uint8Array<ArrayBuffer> | ReadableStream,
	options: PutOptions,
) {
	const onlyIf = new Headers({ 'If-None-Match': '*' })
	try {
		const kept = (await bucket.put(key, content, { ...options, onlyIf })) ?? (await bucket.head(key))
		if (!kept) throw new CodedError('R2_NOT_KEPT', 'The bucket refuses a file and has none under its key')
		if (kept.checksums.toJSON().sha256 === options.sha256) return
	} catch (error) {
		log('error', 'files.not-kept', failureOf(error))
		throw new AppError('service.busy', { retryAfterSeconds: 5, cause: error })
	}
	throw new Error('Another file has this key already')
}
