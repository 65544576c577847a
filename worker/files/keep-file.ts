import { sha256 } from '../crypto/hashes.ts'
import type { Database } from '../data/db.ts'
import { CodedError } from '../http/cause.ts'
import { AppError } from '../http/errors.ts'
import { failureOf, log } from '../http/log.ts'
import { type Bucket, type Buckets, bucketOf } from './bucket.ts'
import { files } from './files.table.ts'

export type Upload = {
	name: string
	type: string
	bytes: Uint8Array<ArrayBuffer>
	/** Of a picture. */
	width?: number
	height?: number
}

const pendingForMs = 24 * 60 * 60_000

/**
 * Puts a file into its bucket and returns its key. The file stays pending until a batch with `filesGoLive` gives it an owner; the clean-up
 * deletes it after a day without one. Throws `service.busy` while the bucket fails.
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

type PutOptions = { sha256: string; httpMetadata: R2HTTPMetadata }

/** Writes an object unless the key already has the same content. Throws `service.busy` while the bucket fails. */
async function putOnce(bucket: R2Bucket, key: string, bytes: Uint8Array<ArrayBuffer>, options: PutOptions) {
	const onlyIf = new Headers({ 'If-None-Match': '*' })
	try {
		const kept = (await bucket.put(key, bytes, { ...options, onlyIf })) ?? (await bucket.head(key))
		if (!kept) throw new CodedError('R2_NOT_KEPT', 'The bucket refuses a file and has none under its key')
		if (kept.checksums.toJSON().sha256 === options.sha256) return
	} catch (error) {
		log('error', 'files.not-kept', failureOf(error))
		throw new AppError('service.busy', { retryAfterSeconds: 5, cause: error })
	}
	throw new Error('Another file has this key already')
}
