import { type Bytes, joined, textBytes, uint } from './sample-bytes.ts'
import { pngChunk, pngOf } from './sample-files.ts'

const short = (value: number) => uint(2, value, true)

/** A one-coloured GIF frame. Frequent clear codes keep its codes at nine bits. */
export function gifFrame(width: number, height: number, { left = 0, top = 0 } = {}): Bytes {
	const codes: number[] = []
	for (let pixel = 0; pixel < width * height; pixel += 1) {
		if (pixel % 100 === 0) codes.push(256)
		codes.push(0)
	}
	codes.push(257)
	let bits = 0n
	for (const [index, code] of codes.entries()) bits |= BigInt(code) << BigInt(index * 9)
	const data = Array.from({ length: Math.ceil((codes.length * 9) / 8) }, (_, at) =>
		Number((bits >> BigInt(at * 8)) & 255n),
	)
	const blocks: number[] = []
	for (let at = 0; at < data.length; at += 255)
		blocks.push(Math.min(255, data.length - at), ...data.slice(at, at + 255))
	return joined([0x2c, ...short(left), ...short(top), ...short(width), ...short(height), 0, 8], blocks, [0])
}

export const gifScreen = (width: number, height: number) =>
	joined('GIF89a', short(width), short(height), [0x80, 0, 0], [200, 40, 90, 255, 255, 255])

/** The duration of a frame, and a comment. */
export const gifExtensions = joined([0x21, 0xf9, 4, 0, 10, 0, 0, 0], [0x21, 0xfe, 3], 'Hi!', [0])

export const gifOf = (width: number, height: number): Bytes =>
	joined(gifScreen(width, height), gifExtensions, gifFrame(width, height), [0x3b])

/** A Windows BMP with uncompressed 24-bit pixels. */
export function bmpOf(width: number, height: number): Bytes {
	const length = 4 * Math.ceil((width * 24) / 32) * Math.abs(height)
	const header = [40, width, height].flatMap((value) => uint(4, value < 0 ? 2 ** 32 + value : value, true))
	const rest = [...short(1), ...short(24), ...[0, length, 2_835, 2_835, 0, 0].flatMap((value) => uint(4, value, true))]
	return joined(
		'BM',
		uint(4, 54 + length, true),
		uint(4, 0),
		uint(4, 54, true),
		header,
		rest,
		new Uint8Array(length).fill(96),
	)
}

const box = (name: string, ...parts: (Uint8Array | string | number[])[]) => {
	const data = joined(...parts)
	return joined(uint(4, data.length + 8), name, data)
}

/** The header of an AV1 stream with this maximum frame size, without frames. */
export function av1Header(width: number, height: number): Bytes {
	const bits = `000${'1'}${'1'}00000${'1111'}${'1111'}${(width - 1).toString(2).padStart(16, '0')}${(height - 1).toString(2).padStart(16, '0')}`
	const data = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
	return joined([0x12, 0, 0x0a, data.length], data)
}

type Avif = {
	brand?: string
	type?: string
	/** The declared size, if it differs from the stream's. */
	declared?: [number, number]
	/** Additional properties. */
	more?: Uint8Array[]
	/** The stream of a second item. */
	second?: Uint8Array
	/** The declared length of the stream. */
	length?: number
}

export const turned = (turns: number) => box('irot', [turns])
export const cutOut = () => box('clap', new Uint8Array(32))

/** An AVIF with a size but without pixels. */
export function avifOf(
	width: number,
	height: number,
	{ brand = 'avif', type = 'av01', declared = [width, height], more = [], second, length }: Avif = {},
): Bytes {
	const stream = av1Header(width, height)
	const streams = second ? [stream, second] : [stream]
	const start = box('ftyp', brand, uint(4, 0), 'mif1miaf')
	const items = streams.map((_, index) =>
		box('infe', [2, 0, 0, 0], uint(2, index + 1), [0, 0], index ? 'av01' : type, [0]),
	)
	const properties = [box('ispe', uint(4, 0), uint(4, declared[0]), uint(4, declared[1])), ...more]
	const metaWith = (at: number) => {
		const places = streams.map((each, index) => {
			const before = index === 0 ? 0 : stream.length
			return [...uint(2, index + 1), 0, 0, 0, 1, ...uint(4, at + before), ...uint(4, length ?? each.length)]
		})
		return box(
			'meta',
			uint(4, 0),
			box('hdlr', uint(8, 0), 'pict', uint(13, 0)),
			box('pitm', uint(4, 0), uint(2, 1)),
			box('iloc', [0, 0, 0, 0, 0x44, 0], uint(2, streams.length), ...places),
			box('iinf', uint(4, 0), uint(2, streams.length), ...items),
			box(
				'iprp',
				box('ipco', ...properties),
				box('ipma', uint(4, 0), uint(4, 1), uint(2, 1), [
					properties.length,
					...properties.map((_, index) => index + 1),
				]),
			),
		)
	}
	const meta = metaWith(start.length + metaWith(0).length + 8)
	return joined(start, meta, box('mdat', ...streams))
}

/** The first bytes of picture types that the product refuses. */
export const refusedPictures = {
	svg: textBytes('<?xml version="1.0"?>\n<!-- a drawing -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
	heic: joined(uint(4, 24), 'ftypheic', uint(4, 0), 'mif1heic', new Uint8Array(40)),
	tiff: joined('II*\0', uint(4, 8, true), new Uint8Array(40)),
}

/** A PNG of several frames, all one and the same. */
export function animatedPngOf(width: number, height: number, frames = 2): Bytes {
	const still = pngOf(width, height)
	// After the signature, the header and the two colours; before the end.
	const [start, data] = [still.slice(0, 33 + 18), still.slice(33 + 18, -12)]
	const frame = (sequence: number) =>
		pngChunk('fcTL', [...uint(4, sequence), ...uint(4, width), ...uint(4, height), ...uint(8, 0), 0, 1, 0, 2, 0, 0])
	const others = Array.from({ length: frames - 1 }, (_, at) =>
		joined(frame(1 + 2 * at), pngChunk('fdAT', joined(uint(4, 2 + 2 * at), data.slice(8, -4)))),
	)
	return joined(
		start,
		pngChunk('acTL', [...uint(4, frames), ...uint(4, 0)]),
		frame(0),
		data,
		...others,
		still.slice(-12),
	)
}

/** An AVIF with the table of the frames of a film, without their pixels. */
export function animatedAvifOf(width: number, height: number, frames = 2): Bytes {
	const table = box('stsz', uint(4, 0), uint(4, 20), uint(4, frames))
	const film = box('moov', box('trak', box('mdia', box('minf', box('stbl', table)))))
	return joined(avifOf(width, height, { brand: 'avis' }), film)
}
