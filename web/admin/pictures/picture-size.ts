import type { PictureSlot } from './picture-slot.ts'

export type Size = { width: number; height: number }
export type Rectangle = Size & { x: number; y: number }

/** A part of a picture, in per cent of its width and height. */
export type CropArea = Rectangle

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The whole pixels that a area of a picture covers. */
export function pixelsOf(area: CropArea, picture: Size): Rectangle {
	const width = clamp(Math.round((area.width * picture.width) / 100), 1, picture.width)
	const height = clamp(Math.round((area.height * picture.height) / 100), 1, picture.height)
	return {
		width,
		height,
		x: clamp(Math.round((area.x * picture.width) / 100), 0, picture.width - width),
		y: clamp(Math.round((area.y * picture.height) / 100), 0, picture.height - height),
	}
}

/** How large a part of a picture becomes. What is a pixel off the slot's size, because pixels are whole, gets it. */
export function sizeInSlot(part: Size, slot: PictureSlot): Size {
	const whole = { width: slot.width, height: slot.height }
	if (slot.exact) return whole
	const factor = Math.min(1, slot.width / part.width, slot.height / part.height)
	const size = scaled(part, factor)
	const near = Math.abs(size.width - slot.width) <= 1 && Math.abs(size.height - slot.height) <= 1
	return near ? whole : size
}

export const scaled = ({ width, height }: Size, factor: number): Size => ({
	width: Math.max(1, Math.round(width * factor)),
	height: Math.max(1, Math.round(height * factor)),
})

/** Whether a part of a picture has fewer pixels than the slot that it must fill. */
export const isTooSmall = (part: Size, slot: PictureSlot) =>
	slot.exact && (part.width < slot.width - 1 || part.height < slot.height - 1)

/** The sizes that a picture passes on its way to `target`: halved each time, since one long step would skip pixels. */
export function halvings(from: Size, target: Size): Size[] {
	const steps: Size[] = []
	let size = from
	while (size.width >= target.width * 2 && size.height >= target.height * 2) {
		size = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) }
		steps.push(size)
	}
	return [...steps, target]
}
