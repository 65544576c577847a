/** A letter of a script without spaces, or a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{M}\p{N}]+/gu

const linkAddress = /\(?<?\b(?:https?:\/\/|mailto:|www\.)[^\s>)]*[>)]?/gi
const placeOfPicture = /\[(?:picture|cid|image)[^\]\n]{0,200}\]/gi
const quote = /^>.*$/gm

/** In characters: the start of a text is enough to compare it. */
const mostCompared = 50_000

/** The words of a text, without addresses of links, places of pictures and quotes. */
export const wordsOf = (text: string): readonly string[] =>
	text
		.slice(0, mostCompared)
		.replace(quote, '')
		.replace(linkAddress, ' ')
		.replace(placeOfPicture, ' ')
		.toLowerCase()
		.match(word) ?? []

const enough = 0.9

/** Whether a text has nine tenths of the words of another one. */
export function hasWordsOf(text: string, other: string): boolean {
	const counts = new Map<string, number>()
	for (const each of wordsOf(text)) counts.set(each, (counts.get(each) ?? 0) + 1)
	const wanted = wordsOf(other)
	let found = 0
	for (const each of wanted) {
		const left = counts.get(each) ?? 0
		if (left > 0) found += 1
		counts.set(each, left - 1)
	}
	return found >= wanted.length * enough
}

/** Whether a text shows nothing: programs fill an empty part with spaces that do not break and marks without width. */
export const isBlank = (text: string): boolean => text.replace(/[\s\p{Cc}\p{Cf}\u00a0\u2800\u3164]/gu, '') === ''
