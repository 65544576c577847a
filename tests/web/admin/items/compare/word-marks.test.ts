import { expect, test } from 'vitest'
import { marksWithin, piecesOf, wordMarks } from '#web/admin/items/compare/word-marks.ts'

const marked = (text: string, marks: Parameters<typeof piecesOf>[1]) =>
	piecesOf(text, marks)
		.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
		.join('')

test.each([
	['The slow tide turns', 'The quick tide turns', 'The [slow] tide turns', 'The [quick] tide turns'],
	['A slow low tide', 'A quick high tide', 'A [slow low] tide', 'A [quick high] tide'],
	['One', 'One two', 'One', 'One [two]'],
	['Two  spaces', 'Two spaces', 'Two[  ]spaces', 'Two[ ]spaces'],
	['', 'All', '', 'All'],
	['The tide of the harbour', 'Notes on the moon', 'The tide of the harbour', 'Notes on the moon'],
	['Same', 'Same', 'Same', 'Same'],
])('of %j and %j the words that differ are marked', (mine, theirs, inMine, inTheirs) => {
	const marks = wordMarks(mine, theirs)
	expect(marked(mine, marks.before)).toBe(inMine)
	expect(marked(theirs, marks.after)).toBe(inTheirs)
})

test('marks are cut at the ends of a part of the text', () => {
	expect(
		marksWithin(
			[
				[2, 6],
				[8, 9],
			],
			4,
			8,
		),
	).toEqual([[0, 2]])
	expect(marksWithin([[0, 4]], 4, 8)).toEqual([])
})
