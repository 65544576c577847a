import { diffArrays } from 'diff'
import type { SideChoice } from './sides.ts'

/** A stretch that both versions share, or one in which they differ. */
export type Part<T> = { same: readonly T[] } | { mine: readonly T[]; theirs: readonly T[] }

/** `key` tells whether two items are the same one, `detail` whether it has changed. */
type Keyed = { key: string; detail?: string }

export const differs = <T>(part: Part<T>): part is Extract<Part<T>, { mine: unknown }> => 'mine' in part

/** Aligns two sequences whose order matters. */
export function alignedParts<T extends Keyed>(mine: readonly T[], theirs: readonly T[]): Part<T>[] {
	const parts: Part<T>[] = []
	let left: T[] = []
	let right: T[] = []
	function endRun() {
		if (left.length + right.length > 0) parts.push({ mine: left, theirs: right })
		left = []
		right = []
	}
	const comparator = (one: T, other: T) => one.key === other.key
	for (const { added, removed, value } of diffArrays([...mine], [...theirs], { comparator })) {
		if (added) right.push(...value)
		else if (removed) left.push(...value)
		else {
			endRun()
			// For equal items diffArrays returns those of the second sequence.
			const start = parts.reduce((count, part) => count + (differs(part) ? part.mine : part.same).length, 0)
			parts.push({ same: mine.slice(start, start + value.length) })
		}
	}
	endRun()
	return parts
}

/** Unites two lists item by item. Lists that differ in their order alone are one part. */
export function unitedParts<T extends Keyed>(mine: readonly T[], theirs: readonly T[]): Part<T>[] {
	const inMine = new Map(mine.map((item) => [item.key, item]))
	const inTheirs = new Map(theirs.map((item) => [item.key, item]))
	const order = unitedOrder([...inMine.keys()], [...inTheirs.keys()])
	const sameItems = order.length === inMine.size && order.length === inTheirs.size
	if (sameItems && mine.some(({ key }, place) => theirs[place]?.key !== key)) return [{ mine, theirs }]
	return order.map((key) => {
		const one = inMine.get(key)
		const other = inTheirs.get(key)
		if (one && other && one.detail === other.detail) return { same: [one] }
		return { mine: one ? [one] : [], theirs: other ? [other] : [] }
	})
}

/** The order of mine. An item that only theirs has follows the item that precedes it there. */
function unitedOrder(mine: readonly string[], theirs: readonly string[]): string[] {
	const order = [...mine]
	let place = 0
	for (const key of theirs) {
		const known = order.indexOf(key)
		if (known === -1) order.splice(place, 0, key)
		place = (known === -1 ? place : known) + 1
	}
	return order
}

export type Chosen<T> = { item: T; from: 'mine' | 'theirs' }

/** The items that the choices leave. */
export const chosenItems = <T>(parts: readonly Part<T>[], choiceOfPart: (part: number) => SideChoice): Chosen<T>[] =>
	parts.flatMap((part, number) => {
		const choice = choiceOfPart(number)
		const mine = differs(part) ? part.mine : part.same
		const theirs = differs(part) ? part.theirs : []
		return [
			...(choice !== 'theirs' || !differs(part) ? mine.map((item) => ({ item, from: 'mine' as const })) : []),
			...(choice !== 'mine' ? theirs.map((item) => ({ item, from: 'theirs' as const })) : []),
		]
	})

/** Whether every part that differs is taken from this side. */
export const isWholly = (
	side: SideChoice,
	parts: readonly Part<unknown>[],
	choiceOfPart: (part: number) => SideChoice,
) => parts.every((part, number) => !differs(part) || choiceOfPart(number) === side)
