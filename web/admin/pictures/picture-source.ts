import { isCropOf } from './picture-size.ts'
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
const beginnings: [type: string, bytes: RegExp][] = [
	['image/jpeg', /^\xff\xd8\xff/],
	['image/png', /^\x89PNG/],
	['image/webp', /^RIFF.{4}WEBP/s],
	['image/gif', /^GIF8[79]a/],
	['image/avif', /^.{4}ftypavi[fs]/s],
	['image/bmp', /^BM/],
]

const latin = async (blob: Blob) => String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()))

/** The picture type by the file's first bytes, or null if the product does not accept it. */
export async function pictureType(file: Blob): Promise<string | null> {
	const start = await latin(file.slice(0, 12))
	return beginnings.find(([, bytes]) => bytes.test(start))?.[0] ?? null
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

/** Other types are converted: a GIF has few colours, a BMP is large, and old browsers cannot show AVIF. */
const kept = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Whether a picture fits without recompression. Camera data must go, as it may hold a location, and so must motion: see
 * `isMoving`.
 */
export async function fitsUnchanged(
	{ file, type, width, height }: Pick<PictureSource, 'file' | 'type' | 'width' | 'height'>,
	slot: PictureSlot,
): Promise<boolean> {
	const fits = kept.includes(type) && width === slot.width && height === slot.height && file.size <= slot.maxBytes
	return fits && !(await hasCameraData(file)) && !(await moves(file))
}

/** Whether a stored picture can be used in a slot as it is: a crop would equal it. */
export async function fitsAsStored(file: File, slot: PictureSlot): Promise<boolean> {
	const source = await openPicture(file)
	if (!source) return false
	const { width, height } = source
	const fits = isCropOf(source, slot) && (await fitsUnchanged(source, { ...slot, width, height }))
	source.close()
	return fits
}

const hasCameraData = async (file: Blob) => /exif/i.test(new TextDecoder('latin1').decode(await file.arrayBuffer()))

async function moves(file: Blob): Promise<boolean> {
	const recognising = await import('#worker/files/recognise/is-moving.ts').catch(() => null)
	return recognising?.isMoving(new Uint8Array(await file.arrayBuffer())) ?? false
}
