import {
	type PictureFormat,
	type PictureSize,
	pictureFormats,
	pictureWidths,
} from '#contracts/content/picture-sizes.ts'

/** The query of an address with a size: the size, and the signature of staff or the token of a preview. */
const known = new Set(['w', 'f', 'expires', 'signature', 'preview', 'at'])

/** Parses the size in an address; null without one. Only one spelling of each size is known, so that it is cached once. */
export function sizeAsked(query: URLSearchParams): PictureSize | 'unknown' | null {
	if (!query.has('w') && !query.has('f')) return null
	if ([...query.keys()].some((name) => !known.has(name))) return 'unknown'
	const [w, ...moreWidths] = query.getAll('w')
	const [f = '', ...moreFormats] = query.getAll('f')
	const width = pictureWidths.find((each) => String(each) === w)
	if (!width || !isFormat(f) || moreWidths.length + moreFormats.length > 0) return 'unknown'
	return { width, format: f }
}

const isFormat = (name: string): name is PictureFormat => Object.hasOwn(pictureFormats, name)
