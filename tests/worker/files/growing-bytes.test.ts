import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GrowingBytes } from '#worker/files/growing-bytes.ts'

test('whatever pieces come, they are taken as one, in their order', () => {
	fc.assert(
		fc.property(fc.array(fc.uint8Array({ maxLength: 200_000 }), { maxLength: 12 }), (pieces) => {
			const bytes = new GrowingBytes()
			for (const piece of pieces) bytes.add(piece)
			const whole = bytes.take()
			expect(whole.byteLength).toBe(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
			let offset = 0
			for (const piece of pieces) {
				expect(sameBytes(whole.subarray(offset, offset + piece.byteLength), piece)).toBe(true)
				offset += piece.byteLength
			}
		}),
		{ numRuns: 50 },
	)
})

test('what was taken or forgotten does not come again', () => {
	const bytes = new GrowingBytes()
	bytes.add(Uint8Array.of(1, 2))
	expect([...bytes.take()]).toEqual([1, 2])
	bytes.add(Uint8Array.of(3))
	bytes.forget()
	bytes.add(Uint8Array.of(4, 5))
	expect([...bytes.take()]).toEqual([4, 5])
	expect([...bytes.take()]).toEqual([])
})

const sameBytes = (one: Uint8Array, other: Uint8Array) =>
	one.byteLength === other.byteLength && one.every((byte, index) => byte === other[index])
