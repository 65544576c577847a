import { orientationIn, tiffWith, turnedSize } from './exif-orientation.ts'
import { bytesOf, keeper, type ReadPicture, type Size } from './read-picture.ts'

const markers = { end: 0xd9, scan: 0xda, camera: 0xe1, firstSegment: 0xe0, lastSegment: 0xef }
/** Baseline, extended and progressive: browsers show no others. */
const frames = [0xc0, 0xc1, 0xc2]
/** Segments of programs without which the colours or the proportions change, by what they begin with. */
const needed: readonly [marker: number, name: string][] = [
	[0xe0, 'JFIF\0'],
	[0xe2, 'ICC_PROFILE\0'],
	[0xee, 'Adobe'],
]
const mostSegments = 5_000
const exif = 'Exif\0\0'

/** Reads a JPEG: segments with a frame header, scans, and an end mark. Null for anything else. */
export function readJpeg(view: DataView): ReadPicture | null {
	if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
	const file = keeper(view)
	file.keep(0, 2)
	let size: Size | null = null
	let orientation = 1
	for (let at = 2, segments = 0; at + 4 <= view.byteLength && segments < mostSegments; ) {
		if (view.getUint8(at) !== 0xff) return null
		const marker = view.getUint8(at + 1)
		// Any number of fill bytes may precede a marker.
		if (marker === 0xff) {
			at += 1
			continue
		}
		// Before the scan every segment has a length, which includes its own bytes.
		if (marker < 0xc0 || (marker >= 0xd0 && marker <= markers.end)) return null
		const length = view.getUint16(at + 2)
		const next = at + 2 + length
		if (length < 2 || next > view.byteLength) return null
		if (marker === markers.scan) {
			const end = endOfScans(view, next)
			if (!size || end === null) return null
			file.keep(at, end)
			return { size: turnedSize(orientation, size), frames: 1, kept: file.pieces() }
		}
		if (frames.includes(marker)) {
			if (size || length < 11 || length !== 8 + 3 * view.getUint8(at + 9)) return null
			size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
		}
		if (orientation === 1 && marker === markers.camera && hasName(view, at, exif)) {
			orientation = orientationIn(new DataView(view.buffer, view.byteOffset + at + 10, Math.max(0, length - 8)))
			if (orientation > 1) file.insert(orientationSegment(orientation))
		}
		if (isNeeded(view, at, marker)) file.keep(at, next)
		at = next
		segments += 1
	}
	return null
}

/** Whether the data of a segment begins with its program's name. */
const hasName = (view: DataView, at: number, name: string) =>
	String.fromCharCode(...bytesOf(view).subarray(at + 4, at + 4 + name.length)) === name

/** Whether a segment belongs to the picture. The others of programs hold camera data, previews and further pictures. */
const isNeeded = (view: DataView, at: number, marker: number) =>
	marker < markers.firstSegment ||
	marker > markers.lastSegment ||
	needed.some(([each, name]) => each === marker && hasName(view, at, name))

function orientationSegment(orientation: number): Uint8Array {
	const data = [...[...exif].map((letter) => letter.charCodeAt(0)), ...tiffWith(orientation)]
	return new Uint8Array([0xff, markers.camera, 0, data.length + 2, ...data])
}

/** The position after the end mark; null if there is none. Phones append films and further pictures to it. */
function endOfScans(view: DataView, start: number): number | null {
	const bytes = bytesOf(view)
	for (let at = bytes.indexOf(0xff, start); at >= 0 && at + 1 < bytes.length; ) {
		const marker = bytes[at + 1] ?? 0
		if (marker === markers.end) return at + 2
		// A second picture begins, or a second frame.
		if (marker === 0xd8 || frames.includes(marker)) return null
		const isSegment = marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd7)
		const length = isSegment ? 2 + view.getUint16(at + 2) : marker === 0xff ? 1 : 2
		at = bytes.indexOf(0xff, at + length)
	}
	return null
}
