import { type SearchedWord, searchKey } from '#contracts/shared/search-key.ts'

/** In characters, around the first hit. */
const before = 40
const after = 110

const letters = /[\p{L}\p{N}]/gu

/** The words around the first of the searched words, or the first words of a text that holds none. */
export function excerptOf(text: string, words: readonly SearchedWord[]): string {
	const key = searchKey(text)
	const hits = words.flatMap(({ keys }) => keys.map((each) => key.indexOf(each))).filter((place) => place >= 0)
	const at = hits.length > 0 ? placeAfter(text, lettersIn(key.slice(0, Math.min(...hits)))) : 0
	// Some scripts have no spaces.
	const from = Math.max(0, at - before)
	const gap = text.slice(from, at).search(/\s/)
	const start = from === 0 ? 0 : from + gap + 1
	const rest = text.slice(start, at + after)
	const isWhole = start + rest.length >= text.length
	const end = rest.search(/\s\S*$/)
	const shown = isWhole || end <= at - start ? rest : rest.slice(0, end).trimEnd()
	return `${start > 0 ? '… ' : ''}${shown}${isWhole ? '' : ' …'}`.toWellFormed()
}

const lettersIn = (key: string) => key.match(letters)?.length ?? 0

/** Few letters become several in a key, as ß does, so the first guess is nearly right. */
const mostGuesses = 5

/** The place in a text whose part before it has a key of this many letters. */
function placeAfter(text: string, count: number): number {
	const places = Array.from(text.matchAll(letters), ({ index }) => index)
	let guess = count
	let place = 0
	for (let guesses = 0; guesses < mostGuesses; guesses += 1) {
		place = places[guess] ?? places.at(-1) ?? 0
		const wrong = count - lettersIn(searchKey(text.slice(0, place)))
		if (wrong === 0) break
		guess = Math.max(0, guess + wrong)
	}
	return place
}
