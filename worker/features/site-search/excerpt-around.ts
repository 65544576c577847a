import { type SearchedWord, searchKey } from '#contracts/shared/search-key.ts'
import { excerptOf } from './excerpt.ts'

/** The words around the searched ones as they were typed, else around the longest of them: "of" stands everywhere. */
export function excerptAround(text: string, words: readonly SearchedWord[]): string {
	const key = ` ${searchKey(text)}`
	const phrase = words.map(({ keys }) => keys[0]).join(' ')
	const longest = [...words].sort((one, other) => other.text.length - one.text.length)
	const candidates = [phrase, ...longest.flatMap(({ keys }) => keys)].map((each) => ` ${each}`)
	const found = candidates.find((each) => key.includes(each))
	return excerptOf(text, found === undefined ? words : [{ text: found, keys: [found, found.trimStart()] }])
}
