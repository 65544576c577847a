import { eq, sql } from 'drizzle-orm'
import { type PictureSize, pictureFormats, scaledTypes, widthFor } from '#contracts/content/picture-sizes.ts'
import { sha256 } from '../crypto/hashes.ts'
import type { Database } from '../data/db.ts'
import { CodedError } from '../http/cause.ts'
import { failureOf, log } from '../http/log.ts'
import type { Bindings } from '../http/request-context.ts'
import { within } from '../http/time-limit.ts'
import type { files } from './files.table.ts'
import { pictureVariants } from './picture-variants.table.ts'
import { isMoving } from './recognise/is-moving.ts'
import { storedObject } from './stored-object.ts'
import { variantKey } from './variant-key.ts'

type PictureFile = typeof files.$inferSelect
type Variant = typeof pictureVariants.$inferSelect
type Stores = Pick<Bindings, 'MEDIA' | 'IMAGES'>

/** An object that can be sent. */
export type Sent = { key: string; type: string; size: number; sha256: string }

/** Limits of the binding: https://developers.cloudflare.com/images/get-started/limits/ */
const mostBytes = 20 * 1024 * 1024
const mostPixels = 100_000_000
const timeoutMs = 10_000
const quality = 80
/** How long a failure is remembered. */
const failedForMs = 24 * 60 * 60_000

/**
 * Finds a picture in a size, and makes it on its first request; null where the original goes out. `made`: the sizes of the picture that have
 * a row. Each failure is logged. One of the binding is remembered for a day; after one of a store the next request tries again.
 */
export async function pictureVariant(
	db: Database,
	stores: Stores,
	file: PictureFile,
	wanted: PictureSize,
	made: readonly Variant[],
): Promise<Sent | null> {
	const width = file.width === null ? null : widthFor(wanted.width, file.width)
	if (width === null || !isScaled(file)) return null
	const size = { ...wanted, width }
	const stored = made.find((each) => each.width === width && each.format === size.format)
	const row =
		stored && !mayBeMadeNow(stored)
			? stored
			: await make(db, stores, file, size).catch((error: unknown) => notMade(file, size, error))
	if (!row?.size || row.sha256 === null) return null
	const { format } = size
	return { key: variantKey(file.key, size), type: pictureFormats[format], size: row.size, sha256: row.sha256 }
}

const isScaled = ({ type, size, width, height }: PictureFile) =>
	scaledTypes.includes(type) && size <= mostBytes && (width ?? 0) * (height ?? 0) <= mostPixels

type Facts = Pick<Variant, 'size' | 'sha256'>

const originalGoesOut: Facts = { size: null, sha256: null }

/** The row of a size that the binding did not make. No object is empty. */
const failed: Facts = { size: 0, sha256: '' }

const mayBeMadeNow = ({ size, createdAt }: Variant) =>
	size === failed.size && Date.parse(createdAt) + failedForMs <= Date.now()

function notMade({ key }: PictureFile, { width }: PictureSize, error: unknown): null {
	log('warn', 'pictures.not-made', { key, width, ...failureOf(error) })
	return null
}

/** Makes a size and keeps it, the object before its row; null without the binding. */
async function make(db: Database, { MEDIA, IMAGES }: Stores, file: PictureFile, size: PictureSize) {
	const key = variantKey(file.key, size)
	const facts = factsOf(await MEDIA.head(key)) ?? (IMAGES && (await store(MEDIA, IMAGES, file, size)))
	if (!facts) return null
	const moment = new Date().toISOString()
	// Not for a picture that was deleted meanwhile. The walk through the bucket then finds the object.
	await db
		.insert(pictureVariants)
		.select(
			sql`select key, ${size.width}, ${size.format}, ${facts.size}, ${facts.sha256}, ${moment} from files where key = ${file.key}`,
		)
		.onConflictDoUpdate({
			target: [pictureVariants.fileKey, pictureVariants.width, pictureVariants.format],
			set: { ...facts, createdAt: moment },
			setWhere: eq(pictureVariants.size, 0),
		})
	return facts
}

/** The facts of an object that a crash has left without a row, or that another request has just stored. */
function factsOf(object: R2Object | null): Facts | null {
	const hash = object?.checksums.toJSON().sha256
	return object && hash ? { size: object.size, sha256: hash } : null
}

async function store(bucket: R2Bucket, images: ImagesBinding, file: PictureFile, size: PictureSize): Promise<Facts> {
	const original = new Uint8Array(await (await storedObject(bucket, file.key)).arrayBuffer())
	if (isMoving(original)) return originalGoesOut
	const bytes = await within(timeoutMs, () => scaled(images, original, size)).catch((error: unknown) =>
		notMade(file, size, error),
	)
	if (bytes === null) return failed
	if (bytes.byteLength >= original.byteLength) return originalGoesOut
	const key = variantKey(file.key, size)
	const stored = await bucket.put(key, bytes, {
		sha256: await sha256(bytes),
		httpMetadata: { contentType: pictureFormats[size.format] },
		onlyIf: new Headers({ 'If-None-Match': '*' }),
	})
	// The first of two requests wins: a row must tell of the object that is there.
	const facts = factsOf(stored ?? (await bucket.head(key)))
	if (!facts) throw new CodedError('R2_NOT_KEPT', 'The bucket refuses a picture and has none under its key')
	return facts
}

async function scaled(images: ImagesBinding, original: Uint8Array<ArrayBuffer>, { width, format }: PictureSize) {
	const result = await images
		.input(new Blob([original]).stream())
		.transform({ width, fit: 'scale-down' })
		.output({ format: pictureFormats[format], quality })
	return new Uint8Array(await new Response(result.image()).arrayBuffer())
}
