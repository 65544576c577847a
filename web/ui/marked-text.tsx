import { searchedWords, searchKey } from '#contracts/shared/search-key.ts'

type Part = { text: string; isHit: boolean }

/** The letters of a text as searches compare them. `places`: where each begins and ends in the text. */
function lettersOf(text: string) {
	let key = ''
	const places: { start: number; end: number }[] = []
	// Accents stay with their letter.
	for (const { 0: letter, index: start } of text.matchAll(/[\s\S]\p{M}*/gu)) {
		// Between two letters, a space and a mark of punctuation stay.
		const folded = searchKey(`a${letter}a`).slice(1, -1)
		for (const _ of folded.split('')) places.push({ start, end: start + letter.length })
		key += folded
	}
	return { key, places }
}

/** Where a key has a word: as a whole word, else as the beginning of one, else anywhere but for short ones. -1: nowhere. */
function placeOf(key: string, word: string): number {
	const spaced = ` ${key} `
	const places = [` ${word} `, ` ${word}`].map((each) => spaced.indexOf(each)).filter((place) => place >= 0)
	return places[0] ?? (word.length > 2 ? key.indexOf(word) : -1)
}

/** Cuts a text at the first place of each searched word. */
export function partsOf(text: string, searched: string): Part[] {
	const { key, places } = lettersOf(text)
	const hits = new Set<number>()
	for (const { keys } of searchedWords(searched)) {
		const found = keys.map((each) => ({ at: placeOf(key, each), length: each.length })).find(({ at }) => at >= 0)
		if (!found) continue
		const end = places[found.at + found.length - 1]?.end ?? text.length
		for (let place = places[found.at]?.start ?? 0; place < end; place += 1) hits.add(place)
	}
	const parts: Part[] = []
	for (const [place, unit] of text.split('').entries()) {
		const isHit = hits.has(place)
		const last = parts.at(-1)
		if (last?.isHit === isHit) last.text += unit
		else parts.push({ text: unit, isHit })
	}
	return parts
}

/** A text with the searched words marked. */
export const MarkedText = ({ text, searched }: { text: string; searched: string }) =>
	partsOf(text, searched).map(({ text: part, isHit }, place) =>
		isHit ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: equal parts differ in their place only
			<mark key={place} className="rounded-[2px] bg-brand-soft text-brand-strong">
				{part}
			</mark>
		) : (
			part
		),
	)
