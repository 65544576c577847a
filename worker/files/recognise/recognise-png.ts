import { orientationIn, tiffWith, turnedSize } from './exif-orientation.ts'
import { characterCode, keeper, type ReadPicture } from './read-picture.ts'

const signature = [0x89504e47, 0x0d0a1a0a]
const chunks = {
	header: characterCode('IHDR'),
	data: characterCode('IDAT'),
	end: characterCode('IEND'),
	animation: characterCode('acTL'),
	frame: characterCode('fcTL'),
	camera: characterCode('eXIf'),
}
/** Texts, which programs use for camera data too, and the time of the last change. */
const personal = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map(characterCode)

/** The bit depths of each colour type. */
const depths: Record<number, readonly number[]> = {
	0: [1, 2, 4, 8, 16],
	2: [8, 16],
	3: [1, 2, 4, 8],
	4: [8, 16],
	6: [8, 16],
}

/** Reads a PNG: a header, at least one data chunk, and an end chunk. Null for anything else. */
export function readPng(view: DataView): ReadPicture | null {
	if (view.byteLength < 45 || view.getUint32(0) !== signature[0] || view.getUint32(4) !== signature[1]) return null
	if (view.getUint32(8) !== 13 || view.getUint32(12) !== chunks.header) return null
	if (!depths[view.getUint8(25)]?.includes(view.getUint8(24))) return null
	const file = keeper(view)
	file.keep(0, 33)
	let [hasData, isAnimation, frames, orientation] = [false, false, 0, 1]
	for (let at = 33; at + 12 <= view.byteLength; ) {
		const length = view.getUint32(at)
		const name = view.getUint32(at + 4)
		const next = at + 12 + length
		if (next > view.byteLength) return null
		if (name === chunks.end) {
			if (!hasData || length > 0) return null
			file.keep(at, next)
			const size = turnedSize(orientation, { width: view.getUint32(16), height: view.getUint32(20) })
			return { size, frames: isAnimation ? Math.max(1, frames) : 1, kept: file.pieces() }
		}
		if (name === chunks.data && length > 0) hasData = true
		// Browsers see an animation only if it is announced before the data.
		if (name === chunks.animation && !hasData) isAnimation = true
		if (name === chunks.frame) frames += 1
		if (name === chunks.camera && orientation === 1) {
			orientation = orientationIn(new DataView(view.buffer, view.byteOffset + at + 8, length))
			if (orientation > 1) file.insert(chunkOf('eXIf', tiffWith(orientation)))
		}
		if (!personal.includes(name)) file.keep(at, next)
		at = next
	}
	return null
}

function chunkOf(name: string, data: readonly number[]): Uint8Array {
	const chunk = new Uint8Array(12 + data.length)
	const view = new DataView(chunk.buffer)
	view.setUint32(0, data.length)
	view.setUint32(4, characterCode(name))
	chunk.set(data, 8)
	view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
	return chunk
}

/** The checksum of a chunk: PNG specification, annex D. */
function crc32(bytes: Uint8Array): number {
	let crc = 0xffff_ffff
	for (const byte of bytes) {
		crc ^= byte
		for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
	}
	return ~crc >>> 0
}
