import type { Bindings } from '#worker/http/request-context.ts'
import { AppError } from '../http/errors.ts'
import { failureOf, log } from '../http/log.ts'
import type { files } from './files.table.ts'

export type Bucket = (typeof files.bucket.enumValues)[number]

export type Buckets = Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>

export const bucketOf = (bindings: Buckets, bucket: Bucket) =>
	bucket === 'media' ? bindings.MEDIA : bindings.PRIVATE_FILES

/** Reads an object. Throws `file.not-found` if it is missing, and `service.busy` while the bucket fails. */
export async function storedObject(bucket: R2Bucket, key: string, options: R2GetOptions = {}): Promise<R2ObjectBody> {
	const object = await bucket.get(key, options).catch(refuseAsBusy)
	if (object) return object
	log('error', 'files.object-missing', { key })
	throw new AppError('file.not-found')
}

/** Whether the bucket has an object. Reads no body. Throws `service.busy` while the bucket fails. */
export async function isStored(bucket: R2Bucket, key: string): Promise<boolean> {
	const found = (await bucket.head(key).catch(refuseAsBusy)) !== null
	if (!found) log('error', 'files.object-missing', { key })
	return found
}

function refuseAsBusy(error: unknown): never {
	log('error', 'files.unreachable', failureOf(error))
	throw new AppError('service.busy', { retryAfterSeconds: 5, cause: error })
}
