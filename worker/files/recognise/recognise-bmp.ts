import { bytesOf, type ReadPicture } from './read-picture.ts'

/** The lengths of the headers that Windows writes. */
const headers = [40, 52, 56, 108, 124]
/** Bits per pixel, by compression: none, run lengths of 8 and of 4 bits, bit masks. */
const depths: Record<number, readonly number[]> = { 0: [1, 4, 8, 16, 24, 32], 1: [8], 2: [4], 3: [16, 32] }
const runLengths = [1, 2]
const longestPadding = 4
/** The header that may name a colour profile behind the pixels. */
const withProfile = 124

/** Reads a BMP: a header, a palette if the depth needs one, and the declared pixels. Null for anything else. */
export function readBmp(view: DataView): ReadPicture | null {
	if (view.byteLength < 54 || view.getUint16(0) !== 0x424d) return null
	const pixels = view.getUint32(10, true)
	const header = view.getUint32(14, true)
	const size = { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
	const depth = view.getUint16(28, true)
	const packing = view.getUint32(30, true)
	if (!headers.includes(header) || size.width <= 0 || size.height === 0 || view.getUint16(26, true) !== 1) return null
	if (!depths[packing]?.includes(depth)) return null
	const colours = view.getUint32(46, true) || (depth <= 8 ? 2 ** depth : 0)
	if (colours > 256 || pixels < 14 + header + 4 * colours) return null
	const length = runLengths.includes(packing)
		? view.getUint32(34, true)
		: 4 * Math.ceil((size.width * depth) / 32) * size.height
	const end = endOf(view, pixels + length, header)
	return length > 0 && end <= view.byteLength ? { size, frames: 1, kept: [bytesOf(view).subarray(0, end)] } : null
}

/** The end of the file. Some programs pad the pixels, and some leave the file's length out. */
function endOf(view: DataView, afterPixels: number, header: number): number {
	const declared = view.getUint32(2, true)
	const most = header === withProfile ? view.byteLength : afterPixels + longestPadding
	return declared >= afterPixels && declared <= Math.min(most, view.byteLength) ? declared : afterPixels
}
