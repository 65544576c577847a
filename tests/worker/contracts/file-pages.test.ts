import { expect, test } from 'vitest'
import { cleanPages, mostPages, mostTextBytes } from '#contracts/search/file-pages.ts'

const bytesOf = (pages: readonly string[]) => new TextEncoder().encode(pages.join('')).length

test('the text of a page has no control characters and single spaces, and keeps its lines', () => {
	expect(cleanPages(['\0 One\u0007two \u00a0 three\r\n\n four\ud800 '])).toEqual(['One two three\nfour\ufffd'])
})

test('a line break does not part a word, in any script', () => {
	expect(cleanPages(['reorgani-\nsation, well-\nknown, Überra\u00ad\nschung'])).toEqual([
		'reorgani-sation, well-known, Überra-schung',
	])
	expect(cleanPages(['2019-\n20 and Ports -\nHarbours and KYC-\nSuite'])).toEqual([
		'2019-\n20 and Ports -\nHarbours and KYC-\nSuite',
	])
})

test('pages keep their numbers, and what is above the limits is left out without half a character', () => {
	const letters = 'ണ'.repeat(mostTextBytes)
	const [first = '', second, third] = cleanPages(['a', letters, 'b']).slice(0, 3)
	expect([first, third]).toEqual(['a', ''])
	expect(second).toMatch(/^ണ+$/)
	expect(bytesOf(cleanPages(['a', letters, 'b']))).toBeLessThanOrEqual(mostTextBytes)
	expect(cleanPages(Array.from({ length: mostPages + 5 }, () => ''))).toHaveLength(mostPages)
})
