/** The places of the words that only one of two texts has. */
export type Edits = { removed: number[]; added: number[] }

/** What no path has reached yet. */
const none = -1

/**
 * Finds the fewest words to remove and to add that turn one text into the other, by the algorithm of Myers (1986). Returns
 * null if that takes more than `most`: time and memory grow with the square of the edits.
 */
export function editsBetween(before: readonly string[], after: readonly string[], most: number): Edits | null {
	const { from, to, fewest } = numbered(before, after)
	if (fewest > most) return null
	// A diagonal is the number of words passed in `from` less those in `to`. Each keeps its furthest path.
	const furthest = new Int32Array(2 * most + 3).fill(none)
	const middle = most + 1
	/** For each number of edits and each diagonal: the words of `from` passed by its last edit, doubled, and 1 more if that added. */
	const steps: Int32Array[] = []
	let lowest = -most
	let highest = most
	for (let count = 0; count <= most; count++) {
		const step = new Int32Array(count + 1)
		steps.push(step)
		const last = Math.min(highest, count)
		for (let diagonal = Math.max(lowest, -count); diagonal <= last; diagonal += 2) {
			const removing = furthest[middle + diagonal - 1] ?? none
			const adding = furthest[middle + diagonal + 1] ?? none
			furthest[middle + diagonal - 1] = none
			const canRemove = removing !== none && removing < from.length
			const canAdd = adding !== none && adding > diagonal && adding - diagonal <= to.length
			const isAdded = canAdd && (!canRemove || removing < adding)
			if (count > 0 && !canAdd && !canRemove) {
				furthest[middle + diagonal] = none
				continue
			}
			let place = count === 0 ? 0 : isAdded ? adding : removing + 1
			step[(diagonal + count) >> 1] = 2 * place + Number(isAdded)
			while (place < from.length && place - diagonal < to.length && from[place] === to[place - diagonal]) place++
			furthest[middle + diagonal] = place
			const isAtEnd = place >= from.length
			const isOtherAtEnd = place - diagonal >= to.length
			if (isAtEnd && isOtherAtEnd) return traced(steps, diagonal)
			if (isAtEnd) highest = diagonal - 1
			if (isOtherAtEnd) lowest = diagonal + 1
		}
	}
	return null
}

/** Follows the best path back from its end. */
function traced(steps: readonly Int32Array[], end: number): Edits {
	const edits: Edits = { removed: [], added: [] }
	let diagonal = end
	for (let count = steps.length - 1; count > 0; count--) {
		const step = steps[count]?.[(diagonal + count) >> 1] ?? 0
		const place = step >> 1
		if (step % 2 === 1) edits.added.push(place - diagonal++ - 1)
		else edits.removed.push(place - 1) && diagonal--
	}
	return { removed: edits.removed.reverse(), added: edits.added.reverse() }
}

/** Gives equal words one number. `fewest`: the edits that even the best order of the words takes. */
function numbered(before: readonly string[], after: readonly string[]) {
	const numbers = new Map<string, number>()
	const balance: number[] = []
	const asNumbers = (words: readonly string[], sign: 1 | -1) =>
		Int32Array.from(words, (word) => {
			const number = numbers.get(word) ?? numbers.size
			numbers.set(word, number)
			balance[number] = (balance[number] ?? 0) + sign
			return number
		})
	const [from, to] = [asNumbers(before, 1), asNumbers(after, -1)]
	return { from, to, fewest: balance.reduce((sum, each) => sum + Math.abs(each), 0) }
}
