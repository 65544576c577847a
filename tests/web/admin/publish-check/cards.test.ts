import { expect, test } from 'vitest'
import { addressLine, cutText, hostLine } from '#web/admin/publish-check/cards.tsx'
import { aPage } from './items.ts'

const origin = 'https://www.company.test'

test('Google shows the parts of the address, and a new item has no number yet', () => {
	expect(addressLine(aPage(), origin)).toBe('https://www.company.test › BlogView › 4')
	expect(addressLine(aPage({ isSaved: false }), origin)).toBe('https://www.company.test › BlogView › …')
})

test('networks show the host without www', () => {
	expect(hostLine(origin)).toBe('company.test')
	expect(hostLine('http://localhost:8787')).toBe('localhost:8787')
})

test.each([
	['one two', 'one two'],
	['one two three', 'one two ...'],
	['unbreakable-word', 'unbreakable-word ...'],
])('“%s” is cut at a word to “%s”', (text, expected) => {
	expect(cutText(text, (part) => part.length <= 11)).toBe(expected)
})
