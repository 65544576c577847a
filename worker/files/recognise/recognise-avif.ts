import { sequenceSize } from './av1-sequence.ts'
import {
	type Box,
	boxesOf,
	boxesOfFile,
	dataOf,
	heifItemsOf,
	locationsOf,
	nameAt,
	primaryOf,
	propertiesOf,
} from './heif-boxes.ts'
import { bytesOf, type ReadPicture, type Size } from './read-picture.ts'

const brands = ['avif', 'avis']
/** Items with camera data and with a description. */
const personal = ['Exif', 'mime']
/** The way to the table of the frames of a film. */
const wayToFrames = ['trak', 'mdia', 'minf', 'stbl']

/**
 * Reads an AVIF whose AV1 stream has the declared size, and whose other streams, such as transparency, are not larger. Null
 * for anything else, and for pictures of tiles: only pictures beyond the limits have them. A read beyond the end throws a
 * RangeError.
 */
export function readAvif(whole: DataView): ReadPicture | null {
	const boxes = boxesOfFile(whole)
	const [first, ...others] = boxes
	if (first?.name !== 'ftyp' || !brands.includes(nameAt(first.data, 0))) return null
	const file = new DataView(whole.buffer, whole.byteOffset, boxes.at(-1)?.end ?? 0)
	const parts = boxesOf(dataOf(others, 'meta'), 4)
	if (!parts) return null
	const items = heifItemsOf(parts)
	const locations = locationsOf(parts, file)
	const size = sizeOf(parts, items, locations)
	if (!size) return null
	const data = items.flatMap(({ id, type }) => (personal.includes(type) ? (locations.get(id) ?? []) : []))
	return { size, frames: framesIn(dataOf(others, 'moov')), kept: withoutData(file, data) }
}

type Items = ReturnType<typeof heifItemsOf>
type Locations = ReturnType<typeof locationsOf>

function sizeOf(parts: readonly Box[], items: Items, locations: Locations): Size | null {
	const streams = items.filter(({ type }) => type === 'av01')
	const primary = primaryOf(parts)
	const sizes = new Map(streams.map(({ id }) => [id, sizeAt(locations.get(id)?.[0])]))
	const size = sizes.get(primary)
	if (!size || [...sizes.values()].some((each) => !each || each.width > size.width || each.height > size.height))
		return null
	return shownSize(propertiesOf(parts, primary), size)
}

const sizeAt = (data: DataView | undefined) => (data ? sequenceSize(data) : null)

/** The displayed size, after rotation; null if the declared size differs, or the picture is cropped. */
function shownSize(properties: readonly Box[], { width, height }: Size): Size | null {
	const [declared, ...more] = properties.filter(({ name }) => name === 'ispe')
	if (!declared || more.length > 0 || properties.some(({ name }) => name === 'clap')) return null
	if (declared.data.getUint32(4) !== width || declared.data.getUint32(8) !== height) return null
	const turns = properties.find(({ name }) => name === 'irot')?.data.getUint8(0) ?? 0
	return turns % 2 === 1 ? { width: height, height: width } : { width, height }
}

/** The frames of the longest film in a `moov` box; 1 if there is none. */
function framesIn(film: DataView): number {
	const within = (data: DataView, [name, ...rest]: readonly string[]): DataView[] => {
		if (name === undefined) return [data]
		const found = (boxesOf(data) ?? []).filter((box) => box.name === name)
		return found.flatMap((box) => within(box.data, rest))
	}
	const counts = within(film, [...wayToFrames, 'stsz']).map((table) => table.getUint32(8))
	return Math.max(1, ...counts)
}

/** Blanks camera data. Nothing moves: other boxes name their data by its place in the file. */
function withoutData(file: DataView, data: readonly DataView[]): readonly Uint8Array[] {
	if (data.length === 0) return [bytesOf(file)]
	const bytes = bytesOf(file).slice()
	for (const { byteOffset, byteLength } of data) {
		const start = byteOffset - file.byteOffset
		bytes.fill(0, start, start + byteLength)
		// The place of a TIFF structure, and one without tags: a decoder that reads it finds nothing wrong.
		if (byteLength >= emptyTiff.length) bytes.set(emptyTiff, start)
	}
	return [bytes]
}

const emptyTiff = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
