import { AppError } from '../http/errors.ts'
import { failureOf, log } from '../http/log.ts'

/** Reads an object. Throws `file.not-found` if it is missing, and `service.busy` while the bucket fails. */
export async function storedObject(bucket: R2Bucket, key: string, options: R2GetOptions = {}): Promise<R2ObjectBody> {
	const object = await bucket.get(key, options).catch((error: unknown) => {
		log('error', 'files.unreachable', failureOf(error))
		throw new AppError('service.busy', { retryAfterSeconds: 5, cause: error })
	})
	if (object) return object
	log('error', 'files.object-missing', { key })
	throw new AppError('file.not-found')
}
