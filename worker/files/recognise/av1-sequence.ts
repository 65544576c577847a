import type { Size } from './read-picture.ts'

const sequenceHeader = 1
/** How many units may come before the sequence header. */
const mostUnits = 8

/** The largest frame of an AV1 stream, from its sequence header: AV1 specification, sections 5.3 to 5.5. */
export function sequenceSize(stream: DataView): Size | null {
	let at = 0
	for (let unit = 0; unit < mostUnits && at + 2 <= stream.byteLength; unit += 1) {
		const flags = stream.getUint8(at)
		const hasLength = (flags & 2) !== 0
		at += flags & 4 ? 2 : 1
		if (flags & 0x80 || !hasLength) return null
		const { value: length, bytes } = lengthAt(stream, at)
		at += bytes
		if (((flags >> 3) & 15) === sequenceHeader) return sizeIn(bitsOf(stream, at))
		at += length
	}
	return null
}

/** Reads a LEB128 number: seven bits a byte, the lowest first. */
function lengthAt(view: DataView, at: number): { value: number; bytes: number } {
	let value = 0
	for (let bytes = 1; ; bytes += 1) {
		const byte = view.getUint8(at + bytes - 1)
		value += (byte & 0x7f) * 128 ** (bytes - 1)
		if (byte < 0x80 || bytes === 8) return { value, bytes }
	}
}

function bitsOf(view: DataView, start: number) {
	let at = start * 8
	return (count: number): number => {
		let value = 0
		for (let bit = 0; bit < count; bit += 1, at += 1) {
			value = value * 2 + ((view.getUint8(at >> 3) >> (7 - (at & 7))) & 1)
		}
		return value
	}
}

function sizeIn(bits: (count: number) => number): Size | null {
	// The profile, and the still-picture flag.
	bits(4)
	const isReduced = bits(1) === 1
	if (isReduced) bits(5)
	else {
		// Timing information belongs to films only.
		if (bits(1) === 1) return null
		const hasDelay = bits(1) === 1
		const points = bits(5) + 1
		for (let point = 0; point < points; point += 1) {
			bits(12)
			if (bits(5) > 7) bits(1)
			if (hasDelay && bits(1) === 1) bits(4)
		}
	}
	const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1]
	return { width: bits(widthBits) + 1, height: bits(heightBits) + 1 }
}
