export type Bytes = Uint8Array<ArrayBuffer>

export const textBytes = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

export function joined(...parts: (Uint8Array | string | number[])[]): Bytes {
	const pieces = parts.map((part) => (typeof part === 'string' ? textBytes(part) : part))
	const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const piece of pieces) {
		bytes.set(piece, at)
		at += piece.length
	}
	return bytes
}

export const uint = (length: number, value: number, littleEndian = false) => {
	const bytes = Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256)
	return littleEndian ? bytes : bytes.reverse()
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
	let value = index
	for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
	return value
})

export function crc32(bytes: Bytes): number {
	let value = 0xffffffff
	for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0)
	return (value ^ 0xffffffff) >>> 0
}
