/** Returns a whole number from 0 to below the limit. */
export type Random = (below: number) => number

/** Equal seeds and turns give equal numbers. Different turns give independent ones. */
export function seededNumbers(seed: number, turn: number): Random {
	let state = mixed(mixed(seed) ^ turn) || 1
	return (below) => {
		state ^= state << 13
		state ^= state >>> 17
		state ^= state << 5
		return Math.floor(((state >>> 0) / 2 ** 32) * below)
	}
}

/** Mixes the bits with the finaliser of MurmurHash3. */
function mixed(number: number): number {
	let hash = number ^ (number >>> 16)
	hash = Math.imul(hash, 0x85eb_ca6b)
	hash ^= hash >>> 13
	hash = Math.imul(hash, 0xc2b2_ae35)
	return (hash ^ (hash >>> 16)) >>> 0
}

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
	const item = items[random(items.length)]
	if (item === undefined) throw new Error('Nothing to choose from')
	return item
}
