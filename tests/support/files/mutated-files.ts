import type { Kind } from '#worker/files/recognise/recognise.ts'
import { type Bytes, joined, textBytes, uint } from './sample-bytes.ts'
import { pngChunk, webpChunk } from './sample-files.ts'
import { oneOf, type Random } from './seeded-numbers.ts'

/** A file with the offsets of its numbers: lengths, offsets, counts and dimensions of two or four bytes. */
export type Sample = { name: string; kind: Kind; bytes: Bytes; places: readonly number[] }

export const sampleOf = (name: string, kind: Kind, bytes: Bytes): Sample => ({
	name,
	kind,
	bytes,
	places: placesOf[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
})

const placesOf: Record<Kind, (view: DataView) => number[]> = {
	png: (view) => {
		const places = [16, 20, 24]
		for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) places.push(at)
		return places
	},
	jpeg: (view) => {
		const places: number[] = []
		for (let at = 2; at + 10 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
			const marker = view.getUint8(at + 1)
			places.push(at + 2)
			if (marker >= 0xc0 && marker <= 0xc2) places.push(at + 5, at + 7, at + 9)
			if (marker === 0xda) break
		}
		return places
	},
	webp: (view) => {
		const places = [4, 24, 27]
		for (let at = 12; at + 8 <= view.byteLength; at += 8 + view.getUint32(at + 4, true)) places.push(at + 4)
		return places
	},
	gif: (view) => [...[6, 8, 10].map((place) => place), 13 + 6 + 1, view.byteLength - 4],
	bmp: () => [2, 10, 14, 18, 22, 26, 28, 30, 34, 46],
	avif: boxPlaces,
	pdf: () => [],
	docx: (view) => {
		const end = view.byteLength - 22
		const places = [4, 8, 10, 12, 16, 20].map((field) => end + field)
		for (let at = view.getUint32(end + 16, true); at + 46 <= end; ) {
			const local = view.getUint32(at + 42, true)
			places.push(...[8, 10, 20, 24, 28, 30, 32, 42].map((field) => at + field))
			places.push(...[6, 8, 18, 22, 26, 28].map((field) => local + field))
			at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
		}
		return places
	},
}

/** The offsets of the lengths of an AVIF's boxes, and of the content of leaf boxes. */
function boxPlaces(view: DataView, start = 0, end = view.byteLength): number[] {
	const places: number[] = []
	for (let at = start; at + 8 <= end; at += Math.max(8, view.getUint32(at))) {
		const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)))
		places.push(at)
		if (['meta', 'iprp', 'ipco', 'iinf'].includes(name)) {
			const skipped = { meta: 4, iinf: 6 }[name] ?? 0
			places.push(...boxPlaces(view, at + 8 + skipped, at + view.getUint32(at)))
		} else for (let place = 8; place + 2 <= view.getUint32(at); place += 2) places.push(at + place)
	}
	return places
}

const endMarks = ['%%EOF', '\n%%EOF\n', 'PK\x05\x06', '<script>alert(1)</script>', 'MZ', '\0']

/** Applies one to three mutations of kinds that are known to crash parsers. */
export function mutated({ kind, bytes, places }: Sample, others: readonly Sample[], random: Random): Bytes {
	let result = bytes.slice()
	for (let injuries = 1 + random(3); injuries > 0; injuries -= 1) {
		const at = random(result.length)
		switch (random(10)) {
			case 0:
				for (let bits = 1 + random(8); bits > 0; bits -= 1) flipBit(result, random(result.length), random)
				break
			case 1:
				// Flips bits in the header only.
				for (let bits = 1 + random(8); bits > 0; bits -= 1) flipBit(result, random(Math.min(64, result.length)), random)
				break
			case 2:
				result = result.slice(0, at)
				break
			case 3:
			case 4:
				writeNumber(result, places.length > 0 ? oneOf(places, random) : at, random)
				break
			case 5:
				writeNumber(result, at, random)
				break
			case 6:
				result = inserted(result, at, pieceOf(kind, random))
				break
			case 7:
				result = atEnd(result, random)
				break
			case 8:
				result = joined(result.subarray(0, at), result.subarray(Math.min(result.length, at + random(64))))
				break
			default:
				result = crossed(result, oneOf(others, random).bytes, random)
		}
		if (result.length === 0) return result
	}
	return result
}

function flipBit(bytes: Bytes, at: number, random: Random): void {
	bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8))
}

/** Writes a number at a limit or near the file's length, in either byte order. */
function writeNumber(bytes: Bytes, at: number, random: Random): void {
	const { length } = bytes
	const limits = [0, 1, 2, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff]
	const near = [length, length - 1, length + 1, length - at, at, length - 8, random(2 ** 16), random(2 ** 32)]
	const value = oneOf([...limits, ...near], random)
	const number = uint(oneOf([2, 4], random), Math.max(0, value), random(2) === 0)
	bytes.set(number.slice(0, Math.max(0, length - at)), Math.min(at, length))
}

const inserted = (bytes: Bytes, at: number, piece: Bytes) => joined(bytes.subarray(0, at), piece, bytes.subarray(at))

/** Makes a part of such a file, often a broken one. */
function pieceOf(kind: Kind, random: Random): Bytes {
	const data = new Uint8Array(random(40)).map(() => random(256))
	const length = oneOf([0, 1, 2, 3, 0xffff], random)
	if (kind === 'png') return pngChunk(oneOf(['IHDR', 'IDAT', 'IEND', 'tEXt', 'acTL'], random), data)
	if (kind === 'webp') return webpChunk(oneOf(['VP8X', 'VP8L', 'VP8 ', 'ANMF', 'EXIF'], random), data)
	if (kind === 'jpeg')
		return joined([0xff, oneOf([0xc0, 0xc2, 0xc4, 0xd0, 0xd9, 0xda, 0xe0, 0xff], random)], uint(2, length), data)
	if (kind === 'pdf') return textBytes(oneOf(['%PDF-1.7', '%%EOF', 'endobj', 'stream\n', '\0\0'], random))
	if (kind === 'gif') return joined([oneOf([0x21, 0x2c, 0x3b, 0], random), oneOf([0xf9, 0xfe, 0xff], random)], data)
	if (kind === 'avif') return joined(uint(4, 8 + data.length), oneOf(['free', 'meta', 'mdat', 'ispe'], random), data)
	if (kind === 'bmp') return joined('BM', data)
	const mark = oneOf([0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50], random)
	return joined(uint(4, mark, true), new Uint8Array(14), uint(4, length, true), uint(4, length, true), data)
}

/** Repeats, delays or cuts the end of a file, or appends data to it. */
function atEnd(bytes: Bytes, random: Random): Bytes {
	const tail = bytes.subarray(Math.max(0, bytes.length - 22))
	switch (random(5)) {
		case 0:
			return joined(bytes, oneOf(endMarks, random))
		case 1:
			return joined(bytes, tail)
		case 2:
			return joined(bytes, new Uint8Array(random(2_000)))
		case 3:
			return joined(bytes.subarray(0, bytes.length - tail.length), new Uint8Array(random(80)), tail)
		default:
			return bytes.slice(0, Math.max(0, bytes.length - 1 - random(30)))
	}
}

/** Joins the start of one file and the rest of another. */
function crossed(bytes: Bytes, other: Bytes, random: Random): Bytes {
	const at = random(Math.min(bytes.length, 200))
	return random(2) === 0
		? joined(bytes.subarray(0, at), other.subarray(Math.min(at, other.length)))
		: joined(bytes, other)
}
