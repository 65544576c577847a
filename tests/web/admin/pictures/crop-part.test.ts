import { expect, test } from 'vitest'
import { type CropPart, pendingParts } from '#web/admin/pictures/crop-set/crop-part.ts'

const slot = { width: 760, height: 427, exact: true, maxBytes: 1_000 }
const part = (key: string): CropPart => ({
	key,
	label: key,
	file: new File([], key),
	size: { width: 10, height: 10 },
	slot,
})
const whole = { x: 0, y: 0, width: 100, height: 100 }
const half = { ...whole, width: 50 }
const parts = ['cover', 'thumbnail', 'card'].map(part)
const keys = (pending: CropPart[]) => pending.map(({ key }) => key)

test('every part is pending at first, and the open one comes first', () => {
	const areas = { cover: whole, thumbnail: whole, card: whole }
	expect(keys(pendingParts(parts, areas, {}, 'thumbnail'))).toEqual(['thumbnail', 'cover', 'card'])
})

test('a part whose area has changed is pending again', () => {
	const done = { area: whole, picture: null }
	const areas = { cover: whole, thumbnail: half, card: whole }
	expect(keys(pendingParts(parts, areas, { cover: done, thumbnail: done, card: done }, 'cover'))).toEqual(['thumbnail'])
})
