import { expect, test } from 'vitest'
import { choicesFor } from '#web/admin/rich-text/slash/block-choices.ts'

const anywhere = { hasPictures: true, inTable: false }
const found = (query: string, place = anywhere) => choicesFor(query, place).map(({ label }) => label)

test('without words the list has every block', () => {
	expect(found('')).toEqual([
		...['Heading 2', 'Heading 3', 'Heading 4', 'Bulleted list', 'Numbered list', 'Quote', 'Code'],
		...['Horizontal line', 'Table', 'Picture', 'Paragraph'],
	])
})

test.each([
	['HEAD', ['Heading 2', 'Heading 3', 'Heading 4']],
	['heading 3', ['Heading 3']],
	['h3', ['Heading 3']],
	['list', ['Bulleted list', 'Numbered list']],
	['p', ['Picture', 'Paragraph', 'Code']],
	['div', ['Horizontal line']],
	['image', ['Picture']],
	['zebra', []],
])('"%s" finds blocks by their label first, then by other words', (query, labels) => {
	expect(found(query)).toEqual(labels)
})

test('a text without pictures offers none, and a table holds no other table', () => {
	expect(found('pic', { hasPictures: false, inTable: false })).toEqual([])
	expect(found('tab', { hasPictures: true, inTable: true })).toEqual([])
})
