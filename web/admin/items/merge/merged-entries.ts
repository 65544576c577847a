import { aligned, type Entry } from './aligned.ts'
import type { Shape } from './entries.ts'
import { likenesses } from './likeness.ts'

export type SideName = 'mine' | 'theirs'

/** The side that alone has changed something. null: both have, so the user must choose. */
type Taken = SideName | 'same' | null

/** The versions of one part of a field. A version without entries lacks the part. */
export type Part = Readonly<Record<'base' | SideName, readonly Entry[]>> & { id: string; taken: Taken }

export type MergedEntries = {
	parts: readonly Part[]
	/** The ids of the parts as each side has them in order, with those of the other between. */
	order: Readonly<Record<SideName, readonly string[]>> & { taken: Taken }
}

/** How alike two texts must be to be taken for one, if neither is in the common version. */
const leastShared = 0.5

type Entries = readonly Entry[]

/** Merges the entries of a field. `base` is null if nobody knows from which version both began. */
export function mergeEntries(shape: Shape, base: Entries | null, mine: Entries, theirs: Entries): MergedEntries {
	// Two texts that both began with nothing have no common version either.
	const known = shape === 'blocks' && base?.length === 0 && mine.length > 0 && theirs.length > 0 ? null : base
	const leastLikeness = shape === 'blocks' || shape === 'list' ? (known ? 0 : leastShared) : null
	const rules = { leastLikeness, mayMove: shape === 'blocks' ? known !== null : shape !== 'choices' }
	const origin = known ?? mine
	const inBase = origin.map((_, number) => `${number}`)
	const inMine = known ? idsOf(aligned(known, mine, rules), 'mine') : inBase
	const inTheirs = idsOf(aligned(origin, theirs, rules), 'theirs')
	if (known) shareAdded(shape, { mine, theirs }, inMine, inTheirs)

	const order = mergeOrder(known && inBase, inMine, inTheirs)
	const byId = (ids: readonly string[], entries: Entries) => Map.groupBy(entries, (_, place) => ids[place])
	const having = { base: byId(inBase, known ?? []), mine: byId(inMine, mine), theirs: byId(inTheirs, theirs) }
	const parts = order.mine.map((id): Part => {
		const of = (side: 'base' | SideName) => having[side].get(id) ?? []
		const versions = { base: of('base'), mine: of('mine'), theirs: of('theirs') }
		return { id, ...versions, taken: takenOf(known !== null, versions) }
	})
	return { parts: known || shape !== 'blocks' ? parts : stretches(parts), order }
}

const idsOf = (numbers: readonly (number | null)[], side: SideName) =>
	numbers.map((number, place) => (number === null ? `${side} ${place}` : `${number}`))

/** Gives what both sides have added one id, if it is the same thing. In a text it must be at the same place. */
function shareAdded(shape: Shape, entries: Record<SideName, Entries>, inMine: string[], inTheirs: string[]): void {
	const [own, others] = [added(inMine, entries.mine, 'mine'), added(inTheirs, entries.theirs, 'theirs')]
	const mayDiffer = shape === 'blocks' || shape === 'list'
	const alike = mayDiffer ? likenesses(entriesOf(others), entriesOf(own)) : []
	if (!alike) {
		shareByPlace(own, others, inMine, inTheirs)
		return
	}
	const free = [...own.entries()]
	for (const [row, { place, entry, before }] of others.entries()) {
		const found = free.findIndex(([column, each]) => {
			if (each.entry.id === entry.id) return shape !== 'blocks' || each.before === before
			return mayDiffer && each.before === before && (alike[row]?.[column] ?? 0) >= leastShared
		})
		if (found !== -1) inTheirs[place] = free.splice(found, 1)[0]?.[1].id ?? ''
	}
}

/** An entry that one side has added. `before`: the last one before it that it has from the common version. */
type Added = { id: string; place: number; entry: Entry; before: string | undefined }

function added(ids: readonly string[], entries: Entries, side: SideName): Added[] {
	let before: string | undefined
	return ids.flatMap((id, place) => {
		const entry = entries[place]
		if (!id.startsWith(side)) before = id
		return entry && id.startsWith(side) ? [{ id, place, entry, before }] : []
	})
}

const entriesOf = (all: readonly Added[]) => all.map(({ entry }) => entry)

/** Makes what both sides have added at one place one thing, because there is too much to compare. */
function shareByPlace(own: readonly Added[], others: readonly Added[], inMine: string[], inTheirs: string[]): void {
	const places = Map.groupBy(own, ({ before }) => before)
	for (const { place, before } of others) {
		const [first, ...rest] = places.get(before) ?? []
		if (!first) continue
		inTheirs[place] = first.id
		for (const each of rest) inMine[each.place] = first.id
	}
}

export const isEqual = (one: Entries, other: Entries) =>
	one.length === other.length && one.every(({ key }, place) => key === other[place]?.key)

function takenOf(hasBase: boolean, { base, mine, theirs }: Omit<Part, 'id' | 'taken'>): Taken {
	if (isEqual(mine, theirs)) return 'same'
	if (hasBase && isEqual(mine, base)) return 'theirs'
	return hasBase && isEqual(theirs, base) ? 'mine' : null
}

/** @param base null without a common version */
function mergeOrder(
	base: readonly string[] | null,
	inMine: readonly string[],
	inTheirs: readonly string[],
): MergedEntries['order'] {
	const [mine, theirs] = [[...new Set(inMine)], [...new Set(inTheirs)]]
	const orders = { mine: unitedOrder(mine, theirs, base ?? []), theirs: unitedOrder(theirs, mine, base ?? []) }
	const [isMineKept, areTheirsKept] = [mine, theirs].map((order) => base !== null && isSameOrder(order, base))
	if (isSameOrder(mine, theirs) || (isMineKept && areTheirsKept))
		return { mine: orders.mine, theirs: orders.mine, taken: 'same' }
	if (isMineKept) return { ...orders, taken: 'theirs' }
	return { ...orders, taken: areTheirsKept ? 'mine' : null }
}

/** Whether what two sequences share has the same order in both. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
	const [inOne, inOther] = [new Set(one), new Set(other)]
	const shared = other.filter((id) => inOne.has(id))
	return one.filter((id) => inOther.has(id)).every((id, place) => id === shared[place])
}

/** The order of the first sequence. What only another one has follows what precedes it there. */
function unitedOrder(first: readonly string[], second: readonly string[], base: readonly string[]): string[] {
	const order = [...first]
	const known = new Set(order)
	for (const other of [second, base]) {
		const elsewhere = new Set([...other, ...base])
		let place = 0
		for (const id of other) {
			if (known.has(id)) {
				place = order.indexOf(id) + 1
				continue
			}
			// What the first sequence has added at the same place stays before it.
			while (place < order.length && !elsewhere.has(order[place] ?? '')) place++
			order.splice(place++, 0, id)
			known.add(id)
		}
	}
	return order
}

/** Joins neighbours that only one side has. Without a common version they are the two versions of a stretch. */
function stretches(parts: readonly Part[]): Part[] {
	const joint: Part[] = []
	let isOpen = false
	for (const part of parts) {
		const isOneSided = part.taken === null && (part.mine.length === 0 || part.theirs.length === 0)
		const last = isOpen && isOneSided ? joint.pop() : undefined
		joint.push(last ? { ...last, mine: [...last.mine, ...part.mine], theirs: [...last.theirs, ...part.theirs] } : part)
		isOpen = isOneSided
	}
	return joint
}
