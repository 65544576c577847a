/** Scripts without spaces count by letter. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? []

/** How many words of one text the other has too. Each counts as often as both have it. */
function shared(one: readonly string[], other: readonly string[]): number {
	const left = new Map<string, number>()
	for (const each of other) left.set(each, (left.get(each) ?? 0) + 1)
	return one.filter((each) => {
		const count = left.get(each) ?? 0
		left.set(each, count - 1)
		return count > 0
	}).length
}

/** The part of the words of two texts that both have, from 0 to 1. */
export function likeness(one: string, other: string): number {
	const [words, others] = [wordsOf(one), wordsOf(other)]
	return (2 * shared(words, others)) / Math.max(1, words.length + others.length)
}

/** The part of the words of a text that another text has, from 0 to 1. */
export function containment(part: string, whole: string): number {
	const words = wordsOf(part)
	return shared(words, wordsOf(whole)) / Math.max(1, words.length)
}
