import type { RefusedPicture } from '#contracts/shared/uploads.ts'

const svgWithin = 1_024
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The type of a picture that the product refuses, by its first bytes; null for any other file. */
export function refusedPicture(bytes: Uint8Array): RefusedPicture | null {
	const start = String.fromCharCode(...bytes.subarray(0, svgWithin))
	if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'tiff'
	if (start.slice(4, 8) === 'ftyp') return heicBrands.includes(start.slice(8, 12)) ? 'heic' : null
	return /^(?:\xef\xbb\xbf)?\s*<(?:svg|[?!][^\0]*<svg)[\s>]/i.test(start) ? 'svg' : null
}
