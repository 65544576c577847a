import { expect, test } from 'vitest'
import { wordCountText } from '#web/admin/rich-text/editor/word-count.ts'

test.each([
	['', 'No words yet'],
	[' \n – … !', 'No words yet'],
	['Hello', '1 word, 1 minute to read'],
	['ஆவணங்களை\n\nபாதுகாப்பது', '2 words, 1 minute to read'],
	['word '.repeat(1320), '1,320 words, 7 minutes to read'],
])('%#: the measure reads as a sentence would', (text, measure) => {
	expect(wordCountText(text)).toBe(measure)
})
