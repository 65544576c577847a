import type { Bindings } from '#worker/http/request-context.ts'
import type { files } from './files.table.ts'

export type Bucket = (typeof files.bucket.enumValues)[number]

export type Buckets = Pick<Bindings, 'MEDIA' | 'PRIVATE_FILES'>

export const bucketOf = (bindings: Buckets, bucket: Bucket) =>
	bucket === 'media' ? bindings.MEDIA : bindings.PRIVATE_FILES
