import type { Share, Size } from './picture-size.ts'
import type { PictureSlot } from './picture-slot.ts'

/** Where a picture lies behind its frame: how far its middle is from the frame's, on the screen, and how much it is enlarged. */
export type CropView = { x: number; y: number; zoom: number }

/** The picture at zoom 1 and the frame, as large as they are on the screen. */
export type CropStage = { picture: Size; frame: Size }

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most)

/** The frame never leaves the picture. */
function within({ x, y, zoom }: CropView, { picture, frame }: CropStage): CropView {
	const room = (side: 'width' | 'height') => Math.max(0, (picture[side] * zoom - frame[side]) / 2)
	return { x: clamp(x, room('width')), y: clamp(y, room('height')), zoom }
}

export const moved = (view: CropView, by: { x: number; y: number }, stage: CropStage): CropView =>
	within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

/** Enlarges what is in the middle of the frame. */
export function zoomedTo(view: CropView, zoom: number, most: number, stage: CropStage): CropView {
	const next = Math.min(Math.max(zoom, 1), most)
	const factor = next / view.zoom
	return within({ x: view.x * factor, y: view.y * factor, zoom: next }, stage)
}

const usualMost = 3
const utterMost = 20

/** How far one may zoom in: until a pixel of the picture is one of the slot. */
export function mostZoom(picture: Size, slot: PictureSlot): number {
	const whole = Math.min(picture.width / slot.width, picture.height / slot.height)
	return Math.min(utterMost, Math.max(usualMost, whole))
}

/** Says to who cannot see it which part of a picture is in the frame. */
export function viewText(zoom: number, { x, y, width, height }: Share): string {
	const place = (from: number, size: number) => Math.round((from / (100 - size)) * 100)
	const parts = [`Zoom ${Math.round(zoom * 100)}%`]
	// Less than that cannot be seen, and would be divided by.
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

export function stepped(view: CropView, direction: Direction, stage: CropStage, small = false): CropView {
	const { x, y } = directions[direction]
	const far = small ? smallStep : step
	return moved(view, { x: x * far, y: y * far }, stage)
}

/** What a key makes of a view; null for a key that means nothing here. */
export function viewAfterKey(
	view: CropView,
	{ key, shiftKey }: { key: string; shiftKey: boolean },
	most: number,
	stage: CropStage,
): CropView | null {
	if (isDirection(key)) return stepped(view, key, stage, shiftKey)
	if (key === '+' || key === '=') return zoomedTo(view, view.zoom * zoomStep, most, stage)
	if (key === '-' || key === '_') return zoomedTo(view, view.zoom / zoomStep, most, stage)
	return null
}
