import { expect, test } from 'vitest'
import { leftOutText } from '#web/admin/rich-text/editor/left-out-text.ts'

test.each([
	[{ adding: 0, leftOut: {} }, ''],
	[{ adding: 0, leftOut: { picture: 1, film: 0 } }, '1 picture was left out'],
	[{ adding: 0, leftOut: { picture: 2 } }, '2 pictures were left out'],
	[{ adding: 0, leftOut: { film: 1 } }, '1 film was left out'],
	[{ adding: 0, leftOut: { picture: 1, film: 1 } }, '1 picture and 1 film were left out'],
	[{ adding: 0, leftOut: { film: 2, sound: 1, page: 3 } }, '2 films, 1 recording, and 3 embedded pages were left out'],
	[{ adding: 1, leftOut: { picture: 2 } }, 'Adding a picture…'],
	[{ adding: 3, leftOut: {} }, 'Adding 3 pictures…'],
])('%o reads "%s"', (counts, text) => {
	expect(leftOutText(counts)).toBe(text)
})
