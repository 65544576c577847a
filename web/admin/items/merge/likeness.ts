/** What is compared: an entry by its words. */
type Text = { text: string }

/** Scripts without spaces count by letter. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu

const read = new WeakMap<Text, ReadonlySet<string>>()

/** The words of a text. One that recurs is there with a number each time. */
function wordsOf(entry: Text): ReadonlySet<string> {
	const known = read.get(entry)
	if (known) return known
	const counts = new Map<string, number>()
	const words = new Set<string>()
	for (const each of entry.text.toLowerCase().match(word) ?? []) {
		const count = counts.get(each) ?? 0
		counts.set(each, count + 1)
		words.add(count === 0 ? each : `${each} ${count}`)
	}
	read.set(entry, words)
	return words
}

/** The part of the words of a text that another text has, from 0 to 1. */
export const containment = (part: Text, whole: Text) =>
	wordsOf(part).intersection(wordsOf(whole)).size / Math.max(1, wordsOf(part).size)

/** The work of a comparison: pairs of texts, once more for each word that a pair shares. It takes less than 50 ms. */
const mostPairs = 1_000_000

/**
 * Finds the part of its words that each text shares with each of others, from 0 to 1. Returns null if there are too many
 * to compare.
 */
export function likenesses(from: readonly Text[], to: readonly Text[]): Float64Array[] | null {
	const having = new Map<string, number[]>()
	for (const [column, entry] of to.entries())
		for (const each of wordsOf(entry)) {
			const columns = having.get(each)
			if (columns) columns.push(column)
			else having.set(each, [column])
		}
	let pairs = from.length * to.length
	for (const entry of from) for (const each of wordsOf(entry)) pairs += having.get(each)?.length ?? 0
	if (pairs > mostPairs) return null

	const sizes = to.map((entry) => wordsOf(entry).size)
	return from.map((entry) => {
		const shared = new Float64Array(to.length)
		for (const each of wordsOf(entry))
			for (const column of having.get(each) ?? []) shared[column] = (shared[column] ?? 0) + 1
		const { size } = wordsOf(entry)
		return shared.map((count, column) => (2 * count) / Math.max(1, size + (sizes[column] ?? 0)))
	})
}
