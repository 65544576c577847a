import type { PictureSlot } from './picture-slot.ts'

/** A chosen picture, decoded and upright. */
export type PictureSource = {
	file: File
	type: string
	bitmap: ImageBitmap
	width: number
	height: number
	/** An object URL, valid until `close`. */
	url: string
	close: () => void
}

/** The first bytes of each type as Latin-1 text. */
const beginnings: [type: string, extensions: RegExp, bytes: RegExp][] = [
	['image/jpeg', /\.jpe?g$/i, /^\xff\xd8\xff/],
	['image/png', /\.png$/i, /^\x89PNG/],
	['image/webp', /\.webp$/i, /^RIFF.{4}WEBP/s],
	['image/gif', /\.gif$/i, /^GIF8[79]a/],
	['image/avif', /\.avif$/i, /^.{4}ftypavi[fs]/s],
	['image/bmp', /\.bmp$/i, /^BM/],
]

const latin = async (blob: Blob) => String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()))

/** The picture type by the file's first bytes, or null if the product does not accept it. */
export async function pictureType(file: Blob): Promise<string | null> {
	const start = await latin(file.slice(0, 12))
	return beginnings.find(([, , bytes]) => bytes.test(start))?.[0] ?? null
}

/** Decodes a picture. Returns null if the file is broken or not a picture. */
export async function openPicture(file: File): Promise<PictureSource | null> {
	const type = await pictureType(file).catch(() => null)
	if (!type) return null
	const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
	if (!bitmap) return null
	const url = URL.createObjectURL(file)
	return {
		file,
		type,
		bitmap,
		width: bitmap.width,
		height: bitmap.height,
		url,
		close() {
			bitmap.close()
			URL.revokeObjectURL(url)
		},
	}
}

/** Other types are converted: a GIF may move without a pause control, a BMP is large, and old browsers cannot show AVIF. */
const kept = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Whether a picture fits without recompression. Camera metadata must go: it may hold a location, or a rotation that the server ignores.
 */
export async function fitsUnchanged(
	{ file, type, width, height }: Pick<PictureSource, 'file' | 'type' | 'width' | 'height'>,
	slot: PictureSlot,
): Promise<boolean> {
	const fits = kept.includes(type) && width === slot.width && height === slot.height && file.size <= slot.maxBytes
	return fits && hasItsExtension(file.name, type) && !(await hasCameraData(file))
}

const hasItsExtension = (name: string, type: string) =>
	beginnings.some(([each, extensions]) => each === type && extensions.test(name))

const hasCameraData = async (file: Blob) => /exif/i.test(new TextDecoder('latin1').decode(await file.arrayBuffer()))
