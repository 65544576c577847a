import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { SearchGroup, SiteHit } from '#contracts/search/site-search.ts'

/** An item, and the page of its PDF with the words; null: its own words were found. */
export type FoundItem = { kind: ItemKindName; id: number; file: { key: string; page: number } | null }

/** What matches, before it is known whether its place is on the shown page: a hit of the build to be made, or an item to be read. */
export type Candidate = {
	group: SearchGroup
	/** See `ranks`. */
	rank: number
	/** When it appeared, ISO 8601: newer ones stand first among equals. */
	at: string
	read: (() => SiteHit) | FoundItem
}

export const isHit = (read: Candidate['read']): read is () => SiteHit => typeof read === 'function'

export const inOrder = (one: Candidate, other: Candidate): number =>
	one.rank - other.rank || (one.at > other.at ? -1 : one.at < other.at ? 1 : 0)
