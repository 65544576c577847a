export type Size = { width: number; height: number }

/** Four letters as a big-endian number. */
const letters = (name: string) => [...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0)

const png = { start: [0x89504e47, 0x0d0a1a0a], header: letters('IHDR'), data: letters('IDAT'), end: letters('IEND') }

/** The bit depths of each colour type of a PNG. */
const pngDepths: Record<number, readonly number[]> = {
	0: [1, 2, 4, 8, 16],
	2: [8, 16],
	3: [1, 2, 4, 8],
	4: [8, 16],
	6: [8, 16],
}

/** The size of a PNG: a header, at least one data chunk, and an end chunk at the end of the file. */
export function pngSize(view: DataView): Size | null {
	if (view.byteLength < 45) return null
	if (view.getUint32(0) !== png.start[0] || view.getUint32(4) !== png.start[1]) return null
	if (view.getUint32(8) !== 13 || view.getUint32(12) !== png.header) return null
	if (!pngDepths[view.getUint8(25)]?.includes(view.getUint8(24))) return null
	let hasData = false
	for (let at = 33; at + 12 <= view.byteLength; ) {
		const length = view.getUint32(at)
		const name = view.getUint32(at + 4)
		at += 12 + length
		if (name === png.end) {
			const isWhole = hasData && length === 0 && at === view.byteLength
			return isWhole ? { width: view.getUint32(16), height: view.getUint32(20) } : null
		}
		if (name === png.data && length > 0) hasData = true
	}
	return null
}

/** The end mark of a JPEG may be this far from the end of the file. */
const jpegTail = 64
/** Baseline, extended and progressive: browsers show no others. */
const jpegFrames = [0xc0, 0xc1, 0xc2]
const jpegScan = 0xda

/** The size of a JPEG: segments with a frame header before the scan, and an end mark. */
export function jpegSize(view: DataView): Size | null {
	if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8 || !endsAsJpeg(view)) return null
	let size: Size | null = null
	for (let at = 2; at + 4 <= view.byteLength; ) {
		if (view.getUint8(at) !== 0xff) return null
		const marker = view.getUint8(at + 1)
		// Any number of fill bytes may precede a marker.
		if (marker === 0xff) {
			at += 1
			continue
		}
		// Before the scan every segment has a length, which includes its own bytes.
		if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9)) return null
		const length = view.getUint16(at + 2)
		if (length < 2 || at + 2 + length > view.byteLength) return null
		if (marker === jpegScan) return size
		if (jpegFrames.includes(marker)) {
			if (size || length < 11 || length !== 8 + 3 * view.getUint8(at + 9)) return null
			size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
		}
		at += 2 + length
	}
	return null
}

function endsAsJpeg(view: DataView): boolean {
	for (let at = view.byteLength - 2; at >= Math.max(2, view.byteLength - jpegTail); at -= 1) {
		if (view.getUint16(at) === 0xffd9) return true
	}
	return false
}

const webp = {
	file: letters('RIFF'),
	form: letters('WEBP'),
	lossy: letters('VP8 '),
	lossless: letters('VP8L'),
	extended: letters('VP8X'),
	animationFrame: letters('ANMF'),
	mostChunks: 5_000,
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

type Chunk = { name: number; data: DataView }

/** The size of a WebP with a real frame. In the extended format a frame has the canvas' size, or lies inside it if animated. */
export function webpSize(view: DataView): Size | null {
	if (view.byteLength < 20 || view.getUint32(0) !== webp.file || view.getUint32(8) !== webp.form) return null
	if (view.getUint32(4, true) !== view.byteLength - 8) return null
	const [first, ...others] = chunksFrom(view, 12) ?? []
	if (!first) return null
	if (first.name !== webp.extended) return frameSize(first)
	if (first.data.byteLength < 10) return null
	const canvas = { width: uint24(first.data, 4) + 1, height: uint24(first.data, 7) + 1 }
	return others.some((chunk) => fillsCanvas(chunk, canvas)) ? canvas : null
}

function fillsCanvas(chunk: Chunk, { width, height }: Size): boolean {
	const still = frameSize(chunk)
	if (still) return still.width === width && still.height === height
	if (chunk.name !== webp.animationFrame) return false
	// After the frame's position, size and duration.
	const frames = chunksFrom(chunk.data, 16) ?? []
	return frames.map(frameSize).some((size) => size !== null && size.width <= width && size.height <= height)
}

/** The chunks from `start` to the end; null if one does not fit or they are too many. */
function chunksFrom(view: DataView, start: number): Chunk[] | null {
	const chunks: Chunk[] = []
	for (let at = start; at < view.byteLength; ) {
		if (at + 8 > view.byteLength || chunks.length === webp.mostChunks) return null
		const length = view.getUint32(at + 4, true)
		if (at + 8 + length > view.byteLength) return null
		chunks.push({ name: view.getUint32(at), data: new DataView(view.buffer, view.byteOffset + at + 8, length) })
		at += 8 + length + (length % 2)
	}
	return chunks
}

function frameSize({ name, data }: Chunk): Size | null {
	if (name === webp.lossy) {
		if (data.byteLength < 10) return null
		const isKeyFrame = (data.getUint8(0) & 1) === 0 && data.getUint16(3) === 0x9d01 && data.getUint8(5) === 0x2a
		return isKeyFrame ? { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff } : null
	}
	if (name === webp.lossless) {
		if (data.byteLength < 5 || data.getUint8(0) !== 0x2f) return null
		const bits = data.getUint32(1, true)
		return bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null
	}
	return null
}
