const tag = 0x0112
const shortNumber = 3
const mostTags = 200

/** The orientation in a TIFF structure, from 1 to 8; 1 if there is none. 1 is upright. From 5 on the sides are swapped. */
export function orientationIn(tiff: DataView): number {
	try {
		const isLittle = tiff.getUint16(0) === 0x4949
		const start = tiff.getUint32(4, isLittle)
		const tags = tiff.getUint16(start, isLittle)
		for (let at = start + 2, read = 0; read < Math.min(tags, mostTags); read += 1, at += 12) {
			if (tiff.getUint16(at, isLittle) !== tag || tiff.getUint16(at + 2, isLittle) !== shortNumber) continue
			const orientation = tiff.getUint16(at + 8, isLittle)
			return orientation >= 1 && orientation <= 8 ? orientation : 1
		}
		return 1
	} catch (error) {
		// A browser ignores a structure that points beyond its end, too.
		if (error instanceof RangeError) return 1
		throw error
	}
}

/** A TIFF structure with an orientation and nothing else. */
export const tiffWith = (orientation: number): number[] => [
	...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
	...[0, 1, tag >> 8, tag & 255, 0, shortNumber, 0, 0, 0, 1, 0, orientation, 0, 0],
	...[0, 0, 0, 0],
]

/** The size as it shows. */
export const turnedSize = (orientation: number, { width, height }: { width: number; height: number }) =>
	orientation >= 5 ? { width: height, height: width } : { width, height }
