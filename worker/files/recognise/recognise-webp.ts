import { bytesOf, characterCode, keeper, type ReadPicture, type Size } from './read-picture.ts'

const names = {
	file: characterCode('RIFF'),
	form: characterCode('WEBP'),
	lossy: characterCode('VP8 '),
	lossless: characterCode('VP8L'),
	extended: characterCode('VP8X'),
	animationFrame: characterCode('ANMF'),
}
/** Browsers ignore a rotation in it. */
const cameraData = [characterCode('EXIF'), characterCode('XMP ')]
const cameraFlags = 0b1100
const mostChunks = 5_000

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

type Chunk = { name: number; data: DataView; start: number; end: number }

/**
 * Reads a WebP with a real frame. In the extended format a frame has the canvas' size, or lies inside it if animated. Null
 * for anything else.
 */
export function readWebp(file: DataView): ReadPicture | null {
	if (file.byteLength < 20 || file.getUint32(0) !== names.file || file.getUint32(8) !== names.form) return null
	const end = file.getUint32(4, true) + 8
	if (end > file.byteLength) return null
	const view = new DataView(file.buffer, file.byteOffset, end)
	const chunks = chunksFrom(view, 12) ?? []
	const size = sizeOf(chunks)
	if (!size) return null
	const frames = chunks.filter(({ name }) => name === names.animationFrame).length
	return { size, frames: Math.max(1, frames), kept: withoutCameraData(view, chunks) }
}

function sizeOf([first, ...others]: readonly Chunk[]): Size | null {
	if (!first) return null
	if (first.name !== names.extended) return frameSize(first)
	if (first.data.byteLength < 10) return null
	const canvas = { width: uint24(first.data, 4) + 1, height: uint24(first.data, 7) + 1 }
	return others.some((chunk) => fillsCanvas(chunk, canvas)) ? canvas : null
}

function withoutCameraData(view: DataView, chunks: readonly Chunk[]): readonly Uint8Array[] {
	const kept = chunks.filter(({ name }) => !cameraData.includes(name))
	if (kept.length === chunks.length) return [bytesOf(view)]
	const start = bytesOf(view).slice(0, 21)
	// The file's own length, without its first eight bytes.
	const length = kept.reduce((sum, chunk) => sum + chunk.end - chunk.start, 4)
	new DataView(start.buffer).setUint32(4, length, true)
	if (kept[0]?.name === names.extended) start[20] = (start[20] ?? 0) & ~cameraFlags
	const file = keeper(view)
	file.insert(start)
	file.keep(start.length, kept[0]?.end ?? start.length)
	for (const chunk of kept.slice(1)) file.keep(chunk.start, chunk.end)
	return file.pieces()
}

function fillsCanvas(chunk: Chunk, { width, height }: Size): boolean {
	const still = frameSize(chunk)
	if (still) return still.width === width && still.height === height
	if (chunk.name !== names.animationFrame) return false
	// After the frame's position, size and duration.
	const frames = chunksFrom(chunk.data, 16) ?? []
	return frames.map(frameSize).some((size) => size !== null && size.width <= width && size.height <= height)
}

/** The chunks from `start` to the end; null if one does not fit or they are too many. */
function chunksFrom(view: DataView, start: number): Chunk[] | null {
	const chunks: Chunk[] = []
	for (let at = start; at < view.byteLength; ) {
		if (at + 8 > view.byteLength || chunks.length === mostChunks) return null
		const length = view.getUint32(at + 4, true)
		if (at + 8 + length > view.byteLength) return null
		// A chunk of odd length is followed by one byte, which some programs leave out at the end.
		const end = Math.min(at + 8 + length + (length % 2), view.byteLength)
		const data = new DataView(view.buffer, view.byteOffset + at + 8, length)
		chunks.push({ name: view.getUint32(at), data, start: at, end })
		at = end
	}
	return chunks
}

function frameSize({ name, data }: Pick<Chunk, 'name' | 'data'>): Size | null {
	if (name === names.lossy) {
		if (data.byteLength < 10) return null
		const isKeyFrame = (data.getUint8(0) & 1) === 0 && data.getUint16(3) === 0x9d01 && data.getUint8(5) === 0x2a
		return isKeyFrame ? { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff } : null
	}
	if (name === names.lossless) {
		if (data.byteLength < 5 || data.getUint8(0) !== 0x2f) return null
		const bits = data.getUint32(1, true)
		return bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null
	}
	return null
}
