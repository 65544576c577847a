import { expect, test } from 'vitest'
import { leftOutText } from '#web/admin/rich-text/editor/left-out-text.ts'

test.each([
	[{ adding: 0, leftOut: 0 }, ''],
	[{ adding: 0, leftOut: 1 }, '1 picture was left out'],
	[{ adding: 0, leftOut: 2 }, '2 pictures were left out'],
	[{ adding: 1, leftOut: 2 }, 'Adding a picture…'],
	[{ adding: 3, leftOut: 0 }, 'Adding 3 pictures…'],
])('%o reads "%s"', (counts, text) => {
	expect(leftOutText(counts)).toBe(text)
})
