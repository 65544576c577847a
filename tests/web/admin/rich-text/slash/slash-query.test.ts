import { expect, test } from 'vitest'
import { slashIn } from '#web/admin/rich-text/slash/slash-query.ts'

test.each([
	['/', { offset: 0, words: '' }],
	['/head', { offset: 0, words: 'head' }],
	['/heading 2', { offset: 0, words: 'heading 2' }],
	['text /', { offset: 5, words: '' }],
	['a / b /q', { offset: 6, words: 'q' }],
])('a slash in "%s" opens the list', (text, found) => {
	expect(slashIn(text)).toEqual(found)
})

test.each(['', 'and/or', 'https://', '//', '/a  b', '/a-b', `/${'long '.repeat(6)}`])('none in "%s" does', (text) => {
	expect(slashIn(text)).toBeNull()
})
