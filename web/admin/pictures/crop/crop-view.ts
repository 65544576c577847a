import type { CropArea, Size } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'

/** The offset of the picture's centre from the frame's in screen pixels, and the zoom. */
export type CropView = { x: number; y: number; zoom: number }

/** The sizes on screen of the picture at zoom 1 and of the frame. */
export type StageSizes = { picture: Size; frame: Size }

const clamp = (value: number, max: number) => Math.min(Math.max(value, -max), max)

/** Keeps the frame inside the picture. */
function within({ x, y, zoom }: CropView, { picture, frame }: StageSizes): CropView {
	const room = (side: 'width' | 'height') => Math.max(0, (picture[side] * zoom - frame[side]) / 2)
	return { x: clamp(x, room('width')), y: clamp(y, room('height')), zoom }
}

export const moved = (view: CropView, by: { x: number; y: number }, stage: StageSizes): CropView =>
	within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

/** Zooms around the centre of the frame. */
export function zoomedTo(view: CropView, zoom: number, max: number, stage: StageSizes): CropView {
	const next = Math.min(Math.max(zoom, 1), max)
	const factor = next / view.zoom
	return within({ x: view.x * factor, y: view.y * factor, zoom: next }, stage)
}

const usualMaxZoom = 3
const absoluteMaxZoom = 20

/** The highest zoom: one picture pixel for each pixel of the slot. */
export function maxZoom(picture: Size, slot: PictureSlot): number {
	const whole = Math.min(picture.width / slot.width, picture.height / slot.height)
	return Math.min(absoluteMaxZoom, Math.max(usualMaxZoom, whole))
}

/** Describes the crop for screen readers. */
export function viewText(zoom: number, { x, y, width, height }: CropArea): string {
	const place = (from: number, size: number) => Math.round((from / (100 - size)) * 100)
	const parts = [`Zoom ${Math.round(zoom * 100)}%`]
	// A smaller difference is invisible, and the division needs it to be above zero.
	if (width < 99.5) parts.push(`${place(x, width)}% from the left`)
	if (height < 99.5) parts.push(`${place(y, height)}% from the top`)
	return parts.join(', ')
}

const zoomStep = 1.1
const step = 16
const smallStep = 2

const directions = {
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
} as const

export type Direction = keyof typeof directions

const isDirection = (key: string): key is Direction => Object.hasOwn(directions, key)

export function stepped(view: CropView, direction: Direction, stage: StageSizes, small = false): CropView {
	const { x, y } = directions[direction]
	const far = small ? smallStep : step
	return moved(view, { x: x * far, y: y * far }, stage)
}

/** The view after a key, or null if the key means nothing here. */
export function viewAfterKey(
	view: CropView,
	{ key, shiftKey }: { key: string; shiftKey: boolean },
	max: number,
	stage: StageSizes,
): CropView | null {
	if (isDirection(key)) return stepped(view, key, stage, shiftKey)
	if (key === '+' || key === '=') return zoomedTo(view, view.zoom * zoomStep, max, stage)
	if (key === '-' || key === '_') return zoomedTo(view, view.zoom / zoomStep, max, stage)
	return null
}
