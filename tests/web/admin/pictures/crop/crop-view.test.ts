import { expect, test } from 'vitest'
import { maxZoom, moved, viewAfterKey, viewText, zoomedTo } from '#web/admin/pictures/crop/crop-view.ts'

const stage = { picture: { width: 400, height: 300 }, frame: { width: 400, height: 200 } }
const start = { x: 0, y: 0, zoom: 1 }

const press = (view: typeof start, key: string, shiftKey = false) => viewAfterKey(view, { key, shiftKey }, 3, stage)

test('a picture moves until its edge is at the frame', () => {
	expect(moved(start, { x: 10, y: 10 }, stage)).toEqual({ x: 0, y: 10, zoom: 1 })
	expect(moved(start, { x: 0, y: 500 }, stage)).toEqual({ x: 0, y: 50, zoom: 1 })
	expect(moved({ ...start, zoom: 2 }, { x: -999, y: -999 }, stage)).toEqual({ x: -200, y: -200, zoom: 2 })
})

test('zooming keeps what is in the middle of the frame there, as far as the picture reaches', () => {
	expect(zoomedTo({ x: 20, y: -50, zoom: 2 }, 3, 3, stage)).toEqual({ x: 30, y: -75, zoom: 3 })
	expect(zoomedTo({ x: 200, y: 200, zoom: 2 }, 1, 3, stage)).toEqual({ x: 0, y: 50, zoom: 1 })
	expect(zoomedTo(start, 9, 3, stage).zoom).toBe(3)
	expect(zoomedTo(start, 0.2, 3, stage).zoom).toBe(1)
})

test('arrow keys move, in small steps with Shift', () => {
	expect(press(start, 'ArrowDown')).toEqual({ x: 0, y: 16, zoom: 1 })
	expect(press(start, 'ArrowUp', true)).toEqual({ x: 0, y: -2, zoom: 1 })
	expect(press({ ...start, zoom: 2 }, 'ArrowLeft')).toEqual({ x: -16, y: 0, zoom: 2 })
})

test('plus and minus zoom, with and without Shift; other keys are left alone', () => {
	expect(press(start, '+', true)?.zoom).toBeCloseTo(1.1)
	expect(press(start, '=')?.zoom).toBeCloseTo(1.1)
	expect(press({ ...start, zoom: 2.2 }, '-')?.zoom).toBeCloseTo(2)
	for (const key of ['Tab', 'Enter', 'Escape', 'a', 'toString']) expect(press(start, key), key).toBeNull()
})

test('one can zoom until a pixel of the picture is one of the slot, and always a little', () => {
	const slot = { width: 400, height: 200, exact: true, maxBytes: 1 }
	expect(maxZoom({ width: 4000, height: 3000 }, slot)).toBe(10)
	expect(maxZoom({ width: 100, height: 100 }, slot)).toBe(3)
	expect(maxZoom({ width: 90_000, height: 90_000 }, slot)).toBe(20)
})

test('the part in the frame is told in words; a side that is shown whole has no place', () => {
	expect(viewText(1.5, { x: 10, y: 25, width: 60, height: 50 })).toBe('Zoom 150%, 25% from the left, 50% from the top')
	expect(viewText(1, { x: 0, y: 0, width: 100, height: 50 })).toBe('Zoom 100%, 0% from the top')
	expect(viewText(1, { x: 0, y: 0, width: 100, height: 100 })).toBe('Zoom 100%')
})
