import { expect, test } from 'vitest'
import { partedKey, searchedWords, searchKey } from '#contracts/shared/search-key.ts'
import { excerptAround } from '#worker/features/site-search/excerpt-around.ts'
import { holdsAll, holdsAllNearly, isOneErrorApart, likenessTo } from '#worker/features/site-search/matching.ts'

const holds = (text: string, searched: string) => holdsAll(searchKey(text), searchedWords(searched))
const nearly = (text: string, searched: string) => holdsAllNearly(searchKey(text), searchedWords(searched))

test.each([
	['Document management', 'management document', true],
	['Document management', 'manag', true],
	['Document management', 'ment', false],
	['Parts of ships', 'art', false],
	['Étude, re-used', 'ETUDE reuse', true],
	['കൊച്ചിയിലെ വാർത്ത', 'കൊച്ചി', true],
	['مُحَمَّد', 'محمد', true],
	['東京の新しい事務所', '新しい', true],
	['C# at the quay', 'c#', true],
])('%s holds %s: %s', (text, searched, expected) => {
	expect(holds(text, searched)).toBe(expected)
})

test.each([
	['harbour', 'harbor', true],
	['harbour', 'harobur', true],
	['harbour', 'harbourr', true],
	['harbour', 'hxrbour', true],
	['harbour', 'hxrbxur', false],
	['harbour', 'harb', false],
	['abcd', 'badc', false],
	['same', 'same', true],
])('%s and %s are one error apart: %s', (one, other, expected) => {
	expect(isOneErrorApart(one, other)).toBe(expected)
	expect(isOneErrorApart(other, one)).toBe(expected)
})

test('an error counts in words of four letters and more, each word may have one', () => {
	expect(nearly('Harbour lights', 'harbor lihgts')).toBe(true)
	expect(nearly('Sea and land', 'see land')).toBe(false)
	expect(nearly('Sea and land', 'sea lnad')).toBe(true)
})

test('likeness is the part of the searched letters that a title has', () => {
	expect(likenessTo('brochures')(searchKey('Brochures'))).toBe(1)
	expect(likenessTo('brochures')(searchKey('Brochure'))).toBeGreaterThan(0.6)
	expect(likenessTo('brochures')(searchKey('Careers'))).toBeLessThan(0.3)
	expect(likenessTo('')('')).toBe(0)
})

test('parts of hyphenated words are found, too', () => {
	const key = partedKey('Multi-factor authentication, 2023-24, e-Governance')
	for (const searched of ['multi factor', 'factor', 'multifactor', 'multi-factor', '2023 24', '2023-24', 'governance'])
		expect(holdsAll(key, searchedWords(searched)), searched).toBe(true)
	expect(partedKey('Plain words')).toBe('plain words')
})

test('an excerpt of a script without spaces holds the hit, and is short', () => {
	const text = `${'海'.repeat(2_500)}港湾${'空'.repeat(2_500)}`
	for (const given of [text, `${text} 終`, `序 ${text}`]) {
		const excerpt = excerptAround(given, searchedWords('港湾'))
		expect(excerpt).toContain('港湾')
		expect(excerpt.length).toBeLessThan(200)
	}
	expect(excerptAround('The quay of offices holds letters of credit.', searchedWords('letters of credit'))).toContain(
		'letters of credit',
	)
})
