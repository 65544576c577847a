import { asciiDigits } from './plain-characters.ts'

/**
 * Accents, and the vowel points of Hebrew and Arabic. The marks of other scripts make other words: the vowel signs of Hindi
 * and Malayalam, the voiced kana of Japanese.
 */
const accents =
	/(?![\u3099\u309a])(?=\p{M})\p{Script=Inherited}|(?=\p{M})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/gu

/** Letters that Unicode does not decompose, and spellings of one letter that keyboards differ in. */
const letters: Readonly<Record<string, string>> = {
	...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' },
	...{ ی: 'ي', ى: 'ي', ک: 'ك', '\u0640': '' },
	// Malayalam and Bengali letters that older texts write as a consonant, a virama and a joiner.
	...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്', ৎ: 'ত্' },
}
const foldedLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

const quotes = /[\p{Pi}\p{Pf}"'`\u00b4\u02b9-\u02bf\u02c8\u05f3\u05f4\u201a\u201e\u2032-\u2037「」『』]/gu
const hyphens = /[\p{Pd}\u2212\u2043]/gu
/** Punctuation parts words, except signs that belong to names: C#, 100%, under_score. */
const partsWords = /(?![#%&@_])[\p{P}\u2044\u2215]/gu

/**
 * Writes a text as searches compare it: without case, accents, quotes, hyphens and other punctuation, with one space
 * between words.
 */
export const searchKey = (text: string): string =>
	asciiDigits(
		text
			.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
			.replaceAll('\u00b4', '')
			.normalize('NFKD'),
	)
		.replace(accents, '')
		.toLowerCase()
		.replace(foldedLetter, (letter) => letters[letter] ?? letter)
		.normalize('NFC')
		.replace(quotes, '')
		.replace(hyphens, '')
		.replace(partsWords, ' ')
		.replaceAll('&', ' & ')
		.replace(/\s+/gu, ' ')
		.trim()

const hyphenated = /[\p{L}\p{M}\p{N}]+(?:[\p{Pd}\u2212\u2043][\p{L}\p{M}\p{N}]+)+/gu

/** The same with the parts of hyphenated words behind it, so that a search for beginnings of words finds them, too. */
export const partedKey = (text: string): string => {
	const parted = (text.match(hyphenated) ?? []).join(' ').replace(hyphens, ' ')
	return parted === '' ? searchKey(text) : `${searchKey(text)} ${searchKey(parted)}`
}

/** A searched word, in each way in which a text may write it: "re-use" as "reuse" or "re use". */
export type SearchedWord = { text: string; keys: string[] }

/** The words after these are searched as one text: a query of D1 has at most 100 parameters. */
const mostWords = 8

/** Splits a searched text into the words that a text must hold, in any order. None if it has punctuation only. */
export function searchedWords(searched: string): SearchedWord[] {
	const words = searched
		.split(/[\s,;،؛，；、]+/u)
		.map(wordOf)
		.filter(({ keys }) => keys.length > 0)
	if (words.length <= mostWords) return words
	const others = words.splice(mostWords - 1).map(({ text }) => text)
	return [...words, wordOf(others.join(' '))]
}

const wordOf = (text: string): SearchedWord => {
	const keys = [searchKey(text), searchKey(text.replace(hyphens, ' '))]
	return { text, keys: [...new Set(keys)].filter(Boolean) }
}

/** Whether a text holds each word of the searched text. */
export function containsWords(text: string, searched: string): boolean {
	const words = searchedWords(searched)
	if (words.length === 0) return text.includes(searched.trim())
	const key = searchKey(text)
	return words.every(({ keys }) => keys.some((each) => key.includes(each)))
}
