import { and, or, type SQL, sql } from 'drizzle-orm'
import { type SearchedWord, searchKey } from '#contracts/shared/search-key.ts'

/** Scripts whose words have no spaces between them. */
const unspaced =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What stands before a searched word: a space, so that "art" finds "articles" but not "parts". */
const startOf = (key: string) => (unspaced.test(key) ? key : ` ${key}`)

/** Whether a key, as `searchKey` writes it, holds each word, each as the beginning of a word. */
export function holdsAll(key: string, words: readonly SearchedWord[]): boolean {
	const spaced = ` ${key}`
	return words.every(({ keys }) => keys.some((each) => spaced.includes(startOf(each))))
}

/** The same as a condition on an expression with a key. */
export const sqlHoldsAll = (key: SQL, words: readonly SearchedWord[]): SQL | undefined =>
	and(...words.map(({ keys }) => or(...keys.map((each) => sql`instr(' ' || ${key}, ${startOf(each)}) > 0`))))

/** The order of hits: the searched words as the whole title, in the title, in headings, in the text. */
export const ranks = { wholeTitle: 0, title: 1, heading: 2, text: 3 } as const

/** Letters that are one typing error apart: one more, one less, another one, or two exchanged. */
export function isOneErrorApart(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [[...one], [...other]] : [[...other], [...one]]
	if (long.length - short.length > 1) return false
	const at = short.findIndex((letter, place) => letter !== long[place])
	if (at < 0) return true
	const rest = (letters: string[], from: number) => letters.slice(from).join('')
	if (long.length > short.length) return rest(short, at) === rest(long, at + 1)
	const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at]
	return rest(short, at + 1) === rest(long, at + 1) || (isExchanged && rest(short, at + 2) === rest(long, at + 2))
}

/** Typing errors count in words of so many letters and more. */
const shortestWithError = 4

/** Whether a title holds each word, with at most one typing error in each longer one. */
export function holdsAllNearly(titleKey: string, words: readonly SearchedWord[]): boolean {
	const inTitle = titleKey.split(' ')
	return words.every(({ keys }) =>
		keys.some(
			(key) =>
				holdsAll(titleKey, [{ text: key, keys: [key] }]) ||
				(key.length >= shortestWithError && inTitle.some((word) => isOneErrorApart(key, word))),
		),
	)
}

/** How alike titles and the searched words are, from 0 to 1: the part of the searched letter triples that a title has. */
export function likenessTo(searched: string): (titleKey: string) => number {
	const key = searchKey(searched)
	const wanted = [...new Set(Array.from({ length: key.length }, (_, at) => ` ${key} `.slice(at, at + 3)))]
	return (titleKey) => {
		const title = ` ${titleKey} `
		return wanted.length === 0 ? 0 : wanted.filter((each) => title.includes(each)).length / wanted.length
	}
}
