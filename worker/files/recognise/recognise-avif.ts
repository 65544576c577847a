import { sequenceSize } from './av1-sequence.ts'
import { type Box, boxesOf, itemsOf, locationsOf, primaryOf, propertiesOf } from './heif-boxes.ts'
import type { Size } from './recognise-picture.ts'

const brands = ['avif', 'avis']

/**
 * The size of an AVIF whose AV1 stream has the declared size, and whose other streams, such as transparency, are not larger; otherwise null.
 * Refuses pictures of tiles: only pictures beyond the limits have them. A read beyond the end throws a RangeError.
 */
export function avifSize(view: DataView): Size | null {
	const [first, ...others] = boxesOf(view) ?? []
	if (first?.name !== 'ftyp' || !brands.includes(nameAt(first.data, 0))) return null
	const [meta, ...more] = others.filter(({ name }) => name === 'meta')
	const parts = meta && more.length === 0 ? boxesOf(meta.data, 4) : null
	if (!parts) return null

	const streams = itemsOf(parts).filter(({ type }) => type === 'av01')
	const locations = locationsOf(parts, view)
	const primary = primaryOf(parts)
	const sizes = new Map(streams.map(({ id }) => [id, sizeAt(locations.get(id))]))
	const size = sizes.get(primary)
	if (!size || [...sizes.values()].some((each) => !each || each.width > size.width || each.height > size.height))
		return null
	return shownSize(propertiesOf(parts, primary), size)
}

const nameAt = (view: DataView, at: number) =>
	String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))

const sizeAt = (data: DataView | undefined) => (data ? sequenceSize(data) : null)

/** The displayed size, after rotation; null if the declared size differs, or the picture is cropped. */
function shownSize(properties: readonly Box[], { width, height }: Size): Size | null {
	const [declared, ...more] = properties.filter(({ name }) => name === 'ispe')
	if (!declared || more.length > 0 || properties.some(({ name }) => name === 'clap')) return null
	if (declared.data.getUint32(4) !== width || declared.data.getUint32(8) !== height) return null
	const turns = properties.find(({ name }) => name === 'irot')?.data.getUint8(0) ?? 0
	return turns % 2 === 1 ? { width: height, height: width } : { width, height }
}
