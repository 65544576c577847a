import { diffIndices } from 'node-diff3'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { containment, likenesses } from './likeness.ts'

/** What is taken as one: a whole field, an item of a list, a picture of a gallery, or a block of rich text. */
export type Entry = {
	/** Entries with one id are versions of the same thing. */
	id: string
	/** Entries with one key do not differ. */
	key: string
	/** As its field stores it: the HTML of a block, the alternative text of a picture. */
	value: string
	/** The words by which it resembles others. */
	text: string
	file?: ItemFile
}

type Rules = {
	/** How alike entries with different ids must be to be versions of one, from 0 to 1. null: they never are. */
	leastLikeness: number | null
	/** An entry may be found at another place. */
	mayMove: boolean
}

/**
 * Finds the earlier entry that each later one is a version of. Returns its number; null for a new entry. A paragraph that
 * somebody has split gives several entries the same number.
 */
export function aligned(
	earlier: readonly Entry[],
	later: readonly Entry[],
	{ leastLikeness, mayMove }: Rules,
): (number | null)[] {
	const hunks = diffIndices(
		earlier.map(({ id }) => id),
		later.map(({ id }) => id),
	)
	const found: (number | null)[] = []
	let next = 0
	for (const { buffer1, buffer2 } of hunks) {
		while (found.length < buffer2[0]) found.push(next++)
		next = buffer1[0] + buffer1[1]
		found.push(...Array(buffer2[1]).fill(null))
	}
	while (found.length < later.length) found.push(next++)

	function unpaired(start: number, length: number): number[] {
		const paired = new Set(found)
		return numbers(start, length).filter((number) => !paired.has(number))
	}
	const added = (start: number, length: number) => numbers(start, length).filter((place) => found[place] === null)
	if (mayMove) {
		const gone = Map.groupBy(
			hunks.flatMap(({ buffer1 }) => unpaired(...buffer1)),
			(number) => earlier[number]?.id,
		)
		for (const place of added(0, later.length)) {
			const entry = later[place]
			// Two empty paragraphs are not the same one.
			if (entry?.text.trim()) found[place] = gone.get(entry.id)?.shift() ?? null
		}
	}
	if (leastLikeness === null) return found
	for (const { buffer1, buffer2 } of hunks) {
		const [from, to] = [unpaired(...buffer1), added(...buffer2)]
		const entriesAt = (all: readonly Entry[], places: readonly number[]) => places.flatMap((place) => all[place] ?? [])
		for (const [row, column] of alike(entriesAt(earlier, from), entriesAt(later, to), leastLikeness))
			found[to[column] ?? 0] = from[row] ?? null
		for (const place of [...to, ...to.toReversed()]) found[place] ??= splitFrom(earlier, later, found, place)
	}
	return found
}

const numbers = (start: number, length: number) => Array.from({ length }, (_, place) => start + place)

/** How much more the likeness of a pair counts than the number of pairs. */
const likenessWeight = 4

/** Pairs texts in their order: as many as possible, and the most alike. */
function alike(from: readonly Entry[], to: readonly Entry[], leastLikeness: number): [number, number][] {
	const found = likenesses(from, to)
	if (!found) return inOrder(from, to)
	/** The best sum of the pairs from a place on. */
	const best = [...from, null].map(() => new Float64Array(to.length + 1))
	const bestAt = (row: number, column: number) => best[row]?.[column] ?? 0
	for (let row = from.length - 1; row >= 0; row--) {
		const [sums, below, likeness] = [best[row], best[row + 1], found[row]]
		if (sums && below && likeness)
			for (let column = to.length - 1; column >= 0; column--) {
				const alike = likeness[column] ?? 0
				const worth = alike < leastLikeness ? 0 : 1 + likenessWeight * alike
				const paired = (below[column + 1] ?? 0) + worth
				sums[column] = Math.max(paired, below[column] ?? 0, sums[column + 1] ?? 0)
			}
	}
	const pairs: [number, number][] = []
	let [row, column] = [0, 0]
	while (row < from.length && column < to.length) {
		if (bestAt(row, column) === bestAt(row + 1, column)) row++
		else if (bestAt(row, column) === bestAt(row, column + 1)) column++
		else pairs.push([row++, column++])
	}
	return pairs
}

/**
 * Pairs texts that are too many to compare. A text without a pair would count as new, and the merge would add it without a
 * question. So each one gets a pair, and the merge asks about all that both sides have changed.
 */
const inOrder = (from: readonly Entry[], to: readonly Entry[]): [number, number][] =>
	from.length === 0 ? [] : to.map((_, column) => [Math.min(column, from.length - 1), column])

/** The part of its words that a piece of a split paragraph must have from it. */
const leastContained = 0.6

/** The earlier entry that a new one is a piece of: its neighbour is a changed version of that entry. */
function splitFrom(
	earlier: readonly Entry[],
	later: readonly Entry[],
	found: readonly (number | null)[],
	place: number,
): number | null {
	const neighbour = [place - 1, place + 1].find((each) => {
		const [whole, other, part] = [earlier[found[each] ?? -1], later[each], later[place]]
		return whole && part && whole.id !== other?.id && containment(part, whole) >= leastContained
	})
	return neighbour === undefined ? null : (found[neighbour] ?? null)
}
