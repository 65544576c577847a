import { sharePicture } from '#contracts/content/picture-sizes.ts'
import { storedObject } from './bucket.ts'
import {
	type Facts,
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
import { shareKey } from './variant-key.ts'

const { width, height, type } = sharePicture

/**
 * Finds the JPEG of a picture for link previews, and makes it on its first request: the middle of the picture, which covers
 * the size. Null if there is none. It needs no row, because only link previews read it. An empty object remembers for a day
 * that the binding failed; after a failure of the bucket the next request tries again.
 */
export async function pictureToShare(stores: PictureStores, file: PictureFile): Promise<Sent | null> {
	if (!isScaled(file)) return null
	const facts = await find(stores, file).catch((error: unknown) => notMade(file, width, error))
	return facts && facts.size > 0 ? { key: shareKey(file.key), type, ...facts } : null
}

async function find({ MEDIA, IMAGES }: PictureStores, file: PictureFile): Promise<Facts | null> {
	const key = shareKey(file.key)
	const stored = await MEDIA.head(key)
	const isOldFailure = stored?.size === 0 && mayBeTriedAgain(stored.uploaded.getTime())
	if (!IMAGES || (stored && !isOldFailure)) return storedFactsOf(stored)
	if (stored) await MEDIA.delete(key)
	const original = new Uint8Array(await (await storedObject(MEDIA, file.key)).arrayBuffer())
	const made = await scalePicture(
		IMAGES,
		original,
		{ width, height, fit: 'cover' },
		// JPEG knows neither motion nor transparency.
		{ format: type, anim: false, background: '#ffffff' },
	).catch((error: unknown) => notMade(file, width, error))
	return keepScaled(MEDIA, key, made ?? new Uint8Array(), type)
}
