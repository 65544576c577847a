import { expect, test } from 'vitest'
import {
	halvings,
	isCropOf,
	isSameArea,
	isTooSmall,
	middleOf,
	pixelsOf,
	sizeInSlot,
} from '#web/admin/pictures/picture-size.ts'

const picture = { width: 4000, height: 3000 }
const exact = { width: 760, height: 427, exact: true, maxBytes: 1 }
const free = { width: 1434, height: 956, exact: false, maxBytes: 1 }

test('an area of a picture covers whole pixels that lie in the picture', () => {
	expect(pixelsOf({ x: 12.5, y: 25, width: 50, height: 33.333 }, picture)).toEqual({
		x: 500,
		y: 750,
		width: 2000,
		height: 1000,
	})
	expect(pixelsOf({ x: 99.99, y: 100, width: 0.0001, height: 50 }, picture)).toEqual({
		x: 3999,
		y: 1500,
		width: 1,
		height: 1500,
	})
	expect(pixelsOf({ x: -3, y: 0, width: 120, height: 100 }, picture)).toEqual({ x: 0, y: 0, ...picture })
})

test('a crop equals a picture of the size of an exact slot, and one in the proportions of another slot that is no larger', () => {
	expect(isCropOf({ width: 760, height: 427 }, exact)).toBe(true)
	expect(isCropOf({ width: 1520, height: 854 }, exact)).toBe(false)
	expect(isCropOf({ width: 717, height: 478 }, free)).toBe(true)
	expect(isCropOf({ width: 717, height: 717 }, free), 'other proportions').toBe(false)
	expect(isCropOf({ width: 2868, height: 1912 }, free), 'it would be scaled down').toBe(false)
})

test('an exact slot is filled, whatever comes into it', () => {
	for (const part of [picture, { width: 20, height: 11 }, { width: 760, height: 427 }]) {
		expect(sizeInSlot(part, exact)).toEqual({ width: 760, height: 427 })
	}
})

test('another slot is filled by what is large enough, and enlarges nothing', () => {
	expect(sizeInSlot({ width: 3000, height: 2000 }, free)).toEqual({ width: 1434, height: 956 })
	expect(sizeInSlot({ width: 717, height: 478 }, free)).toEqual({ width: 717, height: 478 })
	expect(sizeInSlot({ width: 3000, height: 300 }, free)).toEqual({ width: 1434, height: 143 })
})

test('parts of the proportions of a slot get its size to the pixel, although pixels are whole', () => {
	for (let width = 1434; width < 2200; width++) {
		const height = Math.round((width * 956) / 1434)
		expect(sizeInSlot({ width, height }, free), `${width} x ${height}`).toEqual({ width: 1434, height: 956 })
	}
})

test('only an exact slot can ask for more pixels than there are', () => {
	expect(isTooSmall({ width: 700, height: 393 }, exact)).toBe(true)
	expect(isTooSmall({ width: 759, height: 427 }, exact)).toBe(false)
	expect(isTooSmall({ width: 700, height: 466 }, free)).toBe(false)
})

test('a picture shrinks by halves, so that each pixel counts, and ends at its size', () => {
	expect(halvings(picture, { width: 40, height: 40 })).toEqual([
		{ width: 2000, height: 1500 },
		{ width: 1000, height: 750 },
		{ width: 500, height: 375 },
		{ width: 250, height: 188 },
		{ width: 125, height: 94 },
		{ width: 63, height: 47 },
		{ width: 40, height: 40 },
	])
	expect(halvings({ width: 20, height: 20 }, { width: 40, height: 40 })).toEqual([{ width: 40, height: 40 }])
})

test('the suggested crop is the largest part in the proportions of the slot, from the middle', () => {
	const cover = { width: 760, height: 427 }
	const tall = middleOf({ width: 760, height: 854 }, cover)
	expect(tall).toEqual({ x: 0, y: 25, width: 100, height: 50 })
	expect(middleOf({ width: 1520, height: 427 }, cover)).toEqual({ x: 25, y: 0, width: 50, height: 100 })
	expect(middleOf(cover, cover)).toEqual({ x: 0, y: 0, width: 100, height: 100 })
})

test('areas that differ by less than a pixel of the result are the same', () => {
	const area = { x: 0, y: 25, width: 100, height: 50 }
	expect(isSameArea(area, { ...area, y: 25.01 })).toBe(true)
	expect(isSameArea(area, { ...area, y: 25.1 })).toBe(false)
})
