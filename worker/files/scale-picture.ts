import { scaledTypes } from '#contracts/content/picture-sizes.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { sha256 } from '../crypto/hashes.ts'
import { CodedError } from '../http/cause.ts'
import { failureOf, log } from '../http/log.ts'
import type { Bindings } from '../http/request-context.ts'
import { within } from '../http/time-limit.ts'
import type { files } from './files.table.ts'

export type PictureFile = typeof files.$inferSelect
export type PictureStores = Pick<Bindings, 'MEDIA' | 'IMAGES'>

/** The facts of an object in the headers of an answer. */
export type Facts = { size: number; sha256: string }

/** An object that can be sent. */
export type Sent = Facts & { key: string; type: string }

/** Limits of the binding: https://developers.cloudflare.com/images/get-started/limits/ */
const mostBytes = 20 * 1024 * 1024
const mostPixels = 100_000_000
const timeoutMs = 10_000
const quality = 80

/** How long a failure is remembered. */
const failedForMs = dayMs

export const isScaled = ({ type, size, width, height }: PictureFile) =>
	scaledTypes.includes(type) && size <= mostBytes && (width ?? 0) * (height ?? 0) <= mostPixels

/** Whether a failure is old enough for another try. */
export const mayBeTriedAgain = (failedAt: number) => failedAt + failedForMs <= Date.now()

/** Has the binding make a picture of another. Throws `TIMEOUT`, and what the binding throws. */
export const scalePicture = (
	images: ImagesBinding,
	original: Uint8Array<ArrayBuffer>,
	transform: ImageTransform,
	output: ImageOutputOptions,
): Promise<Uint8Array<ArrayBuffer>> =>
	within(timeoutMs, async () => {
		const input = images.input(new Blob([original]).stream())
		const result = await input.transform(transform).output({ quality, ...output })
		return new Uint8Array(await new Response(result.image()).arrayBuffer())
	})

/** Stores what was made, unless another request was first, and returns the facts of the object that is there. */
export async function keepScaled(
	bucket: R2Bucket,
	key: string,
	bytes: Uint8Array<ArrayBuffer>,
	contentType: string,
): Promise<Facts> {
	const stored = await bucket.put(key, bytes, {
		sha256: await sha256(bytes),
		httpMetadata: { contentType },
		onlyIf: new Headers({ 'If-None-Match': '*' }),
	})
	const facts = storedFactsOf(stored ?? (await bucket.head(key)))
	if (!facts) throw new CodedError('R2_NOT_KEPT', 'The bucket refuses a picture and has none under its key')
	return facts
}

/** The facts of an object that a crash has left without a row, or that another request has just stored. */
export function storedFactsOf(object: R2Object | null): Facts | null {
	const hash = object?.checksums.toJSON().sha256
	return object && hash ? { size: object.size, sha256: hash } : null
}

/** Logs that a picture could not be made. */
export function notMade({ key }: PictureFile, width: number, error: unknown): null {
	log('warn', 'pictures.not-made', { key, width, ...failureOf(error) })
	return null
}
