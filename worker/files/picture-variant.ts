import { eq, sql } from 'drizzle-orm'
import { type PictureSize, pictureFormats, widthFor } from '#contracts/content/picture-sizes.ts'
import type { Database } from '../data/db.ts'
import { storedObject } from './bucket.ts'
import { pictureVariants } from './picture-variants.table.ts'
import { isMoving } from './recognise/is-moving.ts'
import {
	isScaled,
	keepScaled,
	mayBeTriedAgain,
	notMade,
	type PictureFile,
	type PictureStores,
	type Sent,
	scalePicture,
	storedFactsOf,
} from './scale-picture.ts'
import { variantKey } from './variant-key.ts'

type Variant = typeof pictureVariants.$inferSelect

/**
 * Finds a picture in a size, and makes it on its first request; null if the original goes out. `made`: the sizes of the
 * picture that have a row. Each failure is logged. One of the binding is remembered for a day; after one of a store the
 * next request tries again.
 */
export async function pictureVariant(
	db: Database,
	stores: PictureStores,
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
			: await make(db, stores, file, size).catch((error: unknown) => notMade(file, width, error))
	if (!row?.size || row.sha256 === null) return null
	const { format } = size
	return { key: variantKey(file.key, size), type: pictureFormats[format], size: row.size, sha256: row.sha256 }
}

type VariantFacts = Pick<Variant, 'size' | 'sha256'>

const originalGoesOut: VariantFacts = { size: null, sha256: null }

/** The row of a size that the binding did not make. No object is empty. */
const failed: VariantFacts = { size: 0, sha256: '' }

const mayBeMadeNow = ({ size, createdAt }: Variant) => size === failed.size && mayBeTriedAgain(Date.parse(createdAt))

/** Makes a size and keeps it, the object before its row; null without the binding. */
async function make(db: Database, { MEDIA, IMAGES }: PictureStores, file: PictureFile, size: PictureSize) {
	const key = variantKey(file.key, size)
	const facts = storedFactsOf(await MEDIA.head(key)) ?? (IMAGES && (await store(MEDIA, IMAGES, file, size)))
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

async function store(
	bucket: R2Bucket,
	images: ImagesBinding,
	file: PictureFile,
	size: PictureSize,
): Promise<VariantFacts> {
	const original = new Uint8Array(await (await storedObject(bucket, file.key)).arrayBuffer())
	if (isMoving(original)) return originalGoesOut
	const { width } = size
	const format = pictureFormats[size.format]
	const bytes = await scalePicture(images, original, { width, fit: 'scale-down' }, { format }).catch((error: unknown) =>
		notMade(file, width, error),
	)
	if (bytes === null) return failed
	if (bytes.byteLength >= original.byteLength) return originalGoesOut
	return keepScaled(bucket, variantKey(file.key, size), bytes, format)
}
