import { bytesOf, keeper, type ReadPicture, type Size } from './read-picture.ts'

const marks = { extension: 0x21, application: 0xff, frame: 0x2c, end: 0x3b }
const mostParts = 20_000
/** The application block with a description of the picture, which may name a place. */
const description = 'XMP DataXMP'

/** Reads a GIF: a screen, at least one frame inside it, and a trailer. Null for anything else. */
export function readGif(view: DataView): ReadPicture | null {
	if (view.byteLength < 14 || view.getUint32(0) !== 0x47494638) return null
	if (![0x3761, 0x3961].includes(view.getUint16(4))) return null
	const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
	const file = keeper(view)
	let frames = 0
	let at = 13 + coloursLength(view.getUint8(10))
	file.keep(0, at)
	for (let parts = 0; parts < mostParts && at < view.byteLength; parts += 1) {
		const mark = view.getUint8(at)
		if (mark === marks.end) {
			file.keep(at, at + 1)
			return frames > 0 ? { size, frames, kept: file.pieces() } : null
		}
		const next = mark === marks.extension ? afterBlocks(view, at + 2) : afterFrame(view, at, size)
		if (next === null) return null
		if (mark !== marks.extension) frames += 1
		if (!isDescription(view, at)) file.keep(at, next)
		at = next
	}
	return null
}

function isDescription(view: DataView, at: number): boolean {
	if (view.getUint8(at) !== marks.extension || view.getUint8(at + 1) !== marks.application) return false
	return String.fromCharCode(...bytesOf(view).subarray(at + 3, at + 3 + description.length)) === description
}

/** The length of the colour table that follows these flags. */
const coloursLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The position after a frame; null if there is none, it is not inside the screen or it has no data. */
function afterFrame(view: DataView, at: number, screen: Size): number | null {
	if (view.getUint8(at) !== marks.frame) return null
	const [left, top, width, height] = [1, 3, 5, 7].map((place) => view.getUint16(at + place, true))
	if (!width || !height || (left ?? 0) + width > screen.width || (top ?? 0) + height > screen.height) return null
	const codes = at + 10 + coloursLength(view.getUint8(at + 9))
	const codeSize = view.getUint8(codes)
	const start = codes + 1
	return codeSize >= 2 && codeSize <= 8 && view.getUint8(start) > 0 ? afterBlocks(view, start) : null
}

/** The position after the data blocks. Each starts with its length; the last has length 0. */
function afterBlocks(view: DataView, start: number): number {
	let at = start
	for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
	return at + 1
}
