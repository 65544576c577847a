import { compressedName } from './file-text.ts'
import { type CropArea, halvings, pixelsOf, type Rectangle, type Size, scaled, sizeInSlot } from './picture-size.ts'
import type { PictureSlot } from './picture-slot.ts'
import type { PictureSource } from './picture-source.ts'
import { encodeWithin, nextShrink } from './quality-search.ts'

export type CompressedPicture = Size & { file: File }

const best = 0.82
/** Below the first value a smaller picture looks better. A fixed size leaves only the quality to reduce. */
const least = { free: 0.05, fixed: 0 }
const smallestSide = 16

/** Crops a picture and compresses it to the slot's size and bytes. Returns null if that is impossible. */
export async function compress(
	{ bitmap, file }: PictureSource,
	area: CropArea,
	slot: PictureSlot,
	signal?: AbortSignal,
): Promise<CompressedPicture | null> {
	const type = (await encodesWebp()) ? 'image/webp' : 'image/jpeg'
	const part = pixelsOf(area, bitmap)
	let size = sizeInSlot(part, slot)
	while (true) {
		const canvas = drawScaled(bitmap, part, size)
		if (type === 'image/jpeg') fillBackground(canvas)
		const { blob, fits } = await encodeWithin(
			slot.maxBytes,
			{ best, least: slot.exact ? least.fixed : least.free },
			(quality) => {
				signal?.throwIfAborted()
				return canvas.convertToBlob({ type, quality })
			},
		).finally(() => release(canvas))
		if (fits) return { file: new File([blob], compressedName(file.name, blob.type), { type: blob.type }), ...size }
		if (slot.exact || Math.min(size.width, size.height) < smallestSide) return null
		size = scaled(size, nextShrink(blob.size, slot.maxBytes))
	}
}

function drawScaled(bitmap: ImageBitmap, part: Rectangle, size: Size): OffscreenCanvas {
	let canvas: OffscreenCanvas | null = null
	let from = part
	for (const step of halvings(part, size)) {
		const next = new OffscreenCanvas(step.width, step.height)
		const context = contextOf(next)
		context.imageSmoothingQuality = 'high'
		context.drawImage(canvas ?? bitmap, from.x, from.y, from.width, from.height, 0, 0, step.width, step.height)
		if (canvas) release(canvas)
		canvas = next
		from = { ...step, x: 0, y: 0 }
	}
	if (!canvas) throw new Error('A picture has no step to its size.')
	return canvas
}

let webp: Promise<boolean> | undefined

/** A browser falls back to PNG for a type that it cannot encode. */
function encodesWebp(): Promise<boolean> {
	webp ??= (async () => {
		const canvas = new OffscreenCanvas(1, 1)
		contextOf(canvas)
		return (await canvas.convertToBlob({ type: 'image/webp' })).type === 'image/webp'
	})()
	return webp
}

/** JPEG has no transparency and would turn it black. */
function fillBackground(canvas: OffscreenCanvas): void {
	const context = contextOf(canvas)
	context.globalCompositeOperation = 'destination-over'
	context.fillStyle = 'white'
	context.fillRect(0, 0, canvas.width, canvas.height)
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
	const context = canvas.getContext('2d')
	if (!context) throw new Error('This browser has no canvas to draw on.')
	return context
}

/** Setting the size to zero frees the memory at once. */
function release(canvas: OffscreenCanvas): void {
	canvas.width = 0
	canvas.height = 0
}
