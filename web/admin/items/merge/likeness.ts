/** Scripts without spaces count by letter. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu

/** The words of a text, with how often it has each. */
export type Words = { counts: ReadonlyMap<string, number>; total: number }

export function wordsOf(text: string): Words {
	const words = text.toLowerCase().match(word) ?? []
	const counts = new Map<string, number>()
	for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1)
	return { counts, total: words.length }
}

const shared = (one: Words, other: Words) =>
	[...one.counts].reduce((sum, [each, count]) => sum + Math.min(count, other.counts.get(each) ?? 0), 0)

/** The part of the words of two texts that both have, from 0 to 1. */
export const likeness = (one: Words, other: Words) => (2 * shared(one, other)) / Math.max(1, one.total + other.total)

/** The part of the words of a text that another text has, from 0 to 1. */
export const containment = (part: Words, whole: Words) => shared(part, whole) / Math.max(1, part.total)
