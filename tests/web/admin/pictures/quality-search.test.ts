import { expect, test } from 'vitest'
import { encodeWithin, nextShrink } from '#web/admin/pictures/quality-search.ts'

const range = { best: 0.8, least: 0.1 }

/** An encoder whose files grow with the quality: 1,000 bytes at quality 1. */
function encoder() {
	const asked: number[] = []
	const encode = async (quality: number) => {
		asked.push(quality)
		return new Blob([new Uint8Array(Math.round(quality * 1000))])
	}
	return { asked, encode }
}

test('what is small enough at its best is encoded once', async () => {
	const { asked, encode } = encoder()
	const { blob, fits } = await encodeWithin(800, range, encode)
	expect(asked).toEqual([0.8])
	expect({ size: blob.size, fits }).toEqual({ size: 800, fits: true })
})

test.each([799, 500, 333, 101, 100])('the quality is nearly the best that fits into %i bytes', async (maxBytes) => {
	const { asked, encode } = encoder()
	const { blob, fits } = await encodeWithin(maxBytes, range, encode)
	expect(fits).toBe(true)
	expect(blob.size).toBeLessThanOrEqual(maxBytes)
	expect(blob.size).toBeGreaterThan(maxBytes - 15)
	expect(asked.length).toBeLessThanOrEqual(8)
})

test('what is too large at its least is told with its size', async () => {
	const { blob, fits } = await encodeWithin(99, range, encoder().encode)
	expect({ size: blob.size, fits }).toEqual({ size: 100, fits: false })
})

test('a picture shrinks by about what it was too large, in steps that come to an end', () => {
	expect(nextShrink(200_000, 100_000)).toBeCloseTo(0.67, 2)
	expect(nextShrink(100_001, 100_000)).toBe(0.9)
	expect(nextShrink(100_000_000, 100_000)).toBe(0.5)
})
