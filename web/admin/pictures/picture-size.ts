import type { PictureSlot } from './picture-slot.ts'

export type Size = { width: number; height: number }
export type Rectangle = Size & { x: number; y: number }

/** A part of a picture, in percent of its width and height. */
export type CropArea = Rectangle

export const whole: CropArea = { x: 0, y: 0, width: 100, height: 100 }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The pixels that an area covers. */
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

/** The size of a crop after scaling. A result within one pixel of the slot's size gets that size. */
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

/** Whether a crop to the slot equals the whole picture: it has the slot's proportions and no more pixels. */
export function isCropOf(picture: Size, slot: PictureSlot): boolean {
	const { width, height } = sizeInSlot(picture, slot)
	const isWhole = width === picture.width && height === picture.height
	return isWhole && Math.abs((picture.width * slot.height) / slot.width - picture.height) <= 1
}

/** Whether a crop must be enlarged to fill the slot. */
export const isTooSmall = (part: Size, slot: PictureSlot) =>
	slot.exact && (part.width < slot.width - 1 || part.height < slot.height - 1)

/** The sizes on the way to `target`. Each step halves the picture, because one long step would skip pixels. */
export function halvings(from: Size, target: Size): Size[] {
	const steps: Size[] = []
	let size = from
	while (size.width >= target.width * 2 && size.height >= target.height * 2) {
		size = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) }
		steps.push(size)
	}
	return [...steps, target]
}

/** The largest part in the proportions of the slot, from the middle. */
export function middleOf(picture: Size, slot: Size): CropArea {
	const factor = Math.min(picture.width / slot.width, picture.height / slot.height)
	const width = (100 * slot.width * factor) / picture.width
	const height = (100 * slot.height * factor) / picture.height
	return { x: (100 - width) / 2, y: (100 - height) / 2, width, height }
}

/** In percent. A smaller difference is less than a pixel of the result. */
const tolerance = 0.02

/** Whether two areas show the same part. The crop frame rounds what it is given. */
export const isSameArea = (one: CropArea, other: CropArea) =>
	(['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < tolerance)
