import type { Size } from './recognise-picture.ts'

const marks = { extension: 0x21, frame: 0x2c, end: 0x3b }
/** Of all frames together. */
const mostPixels = 200_000_000
const mostParts = 20_000

/** The size of a GIF: a screen, at least one frame inside it, and a trailer at the end of the file. */
export const gifSize = (view: DataView): Size | null => readGif(view)?.size ?? null

/** The number of frames of a GIF; 0 for anything else. */
export const framesOfGif = (view: DataView): number => readGif(view)?.frames ?? 0

function readGif(view: DataView): { size: Size; frames: number } | null {
	if (view.byteLength < 14 || view.getUint32(0) !== 0x47494638) return null
	if (![0x3761, 0x3961].includes(view.getUint16(4))) return null
	const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
	let frames = 0
	let at = 13 + coloursLength(view.getUint8(10))
	for (let parts = 0; parts < mostParts && at < view.byteLength; parts += 1) {
		const mark = view.getUint8(at)
		if (mark === marks.end) return frames > 0 && at + 1 === view.byteLength ? { size, frames } : null
		if (mark === marks.extension) at = afterBlocks(view, at + 2)
		else {
			frames += 1
			if (mark !== marks.frame || frames * size.width * size.height > mostPixels) return null
			const start = frameData(view, at, size)
			// At least one block of data.
			if (start === null || view.getUint8(start) === 0) return null
			at = afterBlocks(view, start)
		}
	}
	return null
}

/** The length of the colour table that follows these flags. */
const coloursLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The start of a frame's data; null if the frame is not inside the screen. */
function frameData(view: DataView, at: number, screen: Size): number | null {
	const [left, top, width, height] = [1, 3, 5, 7].map((place) => view.getUint16(at + place, true))
	if (!width || !height || (left ?? 0) + width > screen.width || (top ?? 0) + height > screen.height) return null
	const codes = at + 10 + coloursLength(view.getUint8(at + 9))
	const codeSize = view.getUint8(codes)
	return codeSize >= 2 && codeSize <= 8 ? codes + 1 : null
}

/** The position after the data blocks. Each starts with its length; the last has length 0. */
function afterBlocks(view: DataView, start: number): number {
	let at = start
	for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
	return at + 1
}
