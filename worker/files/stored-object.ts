import { AppError } from '../http/errors.ts'
import { log, whereThrown } from '../http/log.ts'

/** An object of a bucket. Throws `file.not-found` where it is gone, and `service.busy` while the bucket does not answer. */
export async function storedObject(bucket: R2Bucket, key: string, options: R2GetOptions = {}): Promise<R2ObjectBody> {
	const object = await bucket.get(key, options).catch((error: unknown) => {
		log('error', 'files.unreachable', { at: whereThrown(error) })
		throw new AppError('service.busy', { retryAfterSeconds: 5 })
	})
	if (object) return object
	log('error', 'files.object-missing', { key })
	throw new AppError('file.not-found')
}
