import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsWords, searchedWords, searchKey } from '#contracts/shared/search-key.ts'
import { repeats } from '#tests/support/server/effort.ts'

/** Set SEED=... to try another one. */
const seed = Number(process.env.SEED ?? 20_260_102)

const found: Record<string, [searched: string, text: string][]> = {
	case: [
		['STRASSE', 'Weiße Straße'],
		['ẞ', 'Maß'],
		['istanbul', 'İSTANBUL'],
		['DIYARBAKIR', 'Diyarbakır'],
		['ΟΔΟΣ', 'η οδός'],
		['σ', 'Σίσυφος'],
	],
	accents: [
		['cafe', 'Café'],
		['café', 'Cafe\u0301 and CAFE'],
		['nguyen', 'Nguyễn'],
		['lodz orsted', 'Łódź, Ørsted'],
		['елка', 'ёлка'],
		['كتاب', 'كِتَاب'],
		['שלום', 'שָׁלוֹם'],
		['سلام', 'س\u0640\u0640لام'],
		['احمد', 'أَحْمَد'],
		['علی', 'علي'],
	],
	quotes: [
		["curly 'quote'", 'A curly ‘quote’'],
		['"quote"', '„quote“'],
		["don't", 'We don’t'],
		['dont', "We don't"],
		['hawaii', 'Hawaiʻi'],
		['«mot»', 'le "mot"'],
		['צ״ל', 'צ"ל'],
	],
	hyphens: [
		['re-use', 'To re\u2011use'],
		['re\u2010use', 'To reuse'],
		['reuse', 'To re-use'],
		['re use', 'To re\u2013use'],
		['re\u2212use', 'To re use'],
		['e-mail', 'An e\u00admail'],
		['2020-2024', '2020–2024'],
		['retention - rule', 'Retention rule'],
		['retention rule', 'retention—rule'],
	],
	spaces: [
		['山田 太郎', '山田\u3000太郎'],
		['two\u00a0words', 'two  words'],
		['two words', 'two\u2009words'],
		['soft', 'so\u00adft'],
		['zero', 'ze\u200bro'],
	],
	'the order of words': [
		['rule retention', 'The retention rule'],
		['kerala, kochi', 'Kochi, Kerala'],
		['way 3 matching', '3-way matching'],
		['太郎 山田', '山田太郎'],
	],
	'other punctuation': [
		['whats new', 'What’s new?'],
		['q&a', 'Q & A'],
		['node.js', 'Node.js (LTS)'],
		['e-mail/fax', 'E-mail/fax'],
	],
	'digits and widths': [
		['2024', '٢٠٢٤'],
		['１００%', '100%'],
		['ﾊﾝｶｸ', 'ハンカク'],
		['ｶﾞｲﾄﾞ', 'ガイド'],
		['ｗｏｒｋｆｌｏｗ', 'Workflow'],
		['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8어'],
		['क\u093cलम', '\u0958लम'],
	],
	'scripts without spaces': [
		['数据', '企业数据管理'],
		['ข้อมูล', 'การจัดการข้อมูลองค์กร'],
	],
	'older Malayalam spelling': [
		['അവന്\u200d', 'അവൻ'],
		['അവൻ വന്നു', 'വന്നു അവന്\u200d'],
	],
}

describe.each(Object.entries(found))('a search ignores %s', (_, pairs) => {
	test.each(pairs)('%j finds %j', (searched, text) => {
		expect(containsWords(text, searched)).toBe(true)
	})
})

test.each([
	['another word', 'rule deletion', 'The retention rule'],
	['vowel signs of Hindi', 'की', 'का'],
	['vowel signs of Malayalam', 'കേരള', 'കാരള'],
	['a virama and the letter without it', 'ക്ക', 'കക'],
	['tone marks of Thai', 'ป่า', 'ป้า'],
	['voiced kana', 'かき', 'がぎ'],
	['signs of names', 'c#', 'C++'],
	['a hyphenated word in parts of others', 'co-op', 'Company operations'],
])('a search keeps apart: %s', (_, searched, text) => {
	expect(containsWords(text, searched)).toBe(false)
})

test('punctuation alone is searched as it is', () => {
	expect(searchedWords('?')).toEqual([])
	expect([containsWords('What is new?', ' ? '), containsWords('News', '?'), containsWords('News', '')]).toEqual([
		true,
		false,
		true,
	])
})

test('the words of a long search count in any order, and the last ones as they stand', () => {
	const words = 'a b c d e f g h i j'.split(' ')
	expect(searchedWords(words.join(' ')).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h i j'])
	expect(searchedWords('well-known e-mail')).toHaveLength(2)
})

const written = fc.string({
	unit: fc.constantFrom(...'aéÀßøŁ -‑–’\'"„.,;/&#%_()?! \u00a0\u3000\u00adİıΣς山かが能കൻأ١٢'),
	maxLength: 24,
})

test('a search finds whatever part of a text is searched for', () => {
	fc.assert(
		fc.property(written, fc.nat(24), fc.nat(24), (text, one, other) => {
			const part = text.slice(Math.min(one, other), Math.max(one, other)).trim()
			expect(containsWords(text, part)).toBe(true)
		}),
		{ seed, numRuns: repeats({ usual: 2_000, nightly: 50_000 }) },
	)
})

test('a key is its own key', () => {
	for (const [, text] of Object.values(found).flat()) expect(searchKey(searchKey(text))).toBe(searchKey(text))
})
