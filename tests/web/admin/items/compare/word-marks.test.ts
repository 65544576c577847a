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
	['ஒரு வீடு உள்ளது', 'ஒரு வீடுகள் உள்ளது', 'ஒரு [வீடு] உள்ளது', 'ஒரு [வீடுகள்] உள்ளது'],
	['என் கடல் நீர்', 'என் கடலின் நீர்', 'என் [கடல்] நீர்', 'என் [கடலின்] நீர்'],
	['यह मेरी किताब है', 'यह मेरी किताबें है', 'यह मेरी [किताब] है', 'यह मेरी [किताबें] है'],
	['हम नदी पर हैं', 'हम नदियों पर हैं', 'हम [नदी] पर हैं', 'हम [नदियों] पर हैं'],
	['هذا كتاب جديد', 'هذا كِتابٌ جديد', 'هذا [كتاب] جديد', 'هذا [كِتابٌ] جديد'],
	['إلى مدينة بعيدة', 'إلى المدينة بعيدة', 'إلى [مدينة] بعيدة', 'إلى [المدينة] بعيدة'],
	['на новом мосту', 'на новый мосту', 'на [новом] мосту', 'на [новый] мосту'],
	['его мой дом', 'его мой дом', 'его [мой] дом', 'его [мой] дом'],
	['a cafe here', 'a café here', 'a [cafe] here', 'a [café] here'],
	['öl und salz', 'ol und salz', '[öl] und salz', '[ol] und salz'],
	['so 👩🏽‍🚀 up', 'so 👩🏿‍🚀 up', 'so [👩🏽‍🚀] up', 'so [👩🏿‍🚀] up'],
	['in 🇮🇳 now', 'in 🇮🇸 now', 'in [🇮🇳] now', 'in [🇮🇸] now'],
	["it isn't so", "it isn't's so", "it [isn't] so", "it [isn't's] so"],
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
