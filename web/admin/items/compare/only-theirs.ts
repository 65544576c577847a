import type { Compared } from './compared-fields.ts'
import { blocksOf, type RichBlock } from './html/blocks.ts'
import { alignedParts, differs, type Part } from './parts.ts'
import { type Choices, type SideContent, textOfValue } from './sides.ts'

/** The parts of rich texts that only the other person has changed, by field. Nothing is chosen for them at first. */
export type OnlyTheirs = Readonly<Record<string, readonly number[]>>

/** @param base the version from which both sides began */
export function onlyTheirs({ differing }: Compared, mine: SideContent, base: SideContent): OnlyTheirs {
	const found: Record<string, readonly number[]> = {}
	for (const each of differing) {
		if (each.shape !== 'blocks') continue
		const { name } = each.field
		// The form names no stored pictures, so those of mine replace them.
		found[name] = untouchedParts(each.parts, blocksOf(textOfValue(base.values[name]), { ...mine.files, ...base.files }))
	}
	return found
}

/** The numbers of the parts that differ, although mine is as the base there. */
function untouchedParts(parts: readonly Part<RichBlock>[], base: readonly RichBlock[]): number[] {
	const mine = parts.map((part) => (differs(part) ? part.mine : part.same))
	const changes = rangesIn(alignedParts(mine.flat(), base))
	let end = 0
	return parts.flatMap((part, number) => {
		const start = end
		end += mine[number]?.length ?? 0
		return differs(part) && !changes.some((change) => touch(change, [start, end])) ? [number] : []
	})
}

/** From the first block to the one after the last. */
type Range = readonly [number, number]

/** Where mine differs from the base. An empty range: mine lacks blocks of the base there. */
function rangesIn(parts: readonly Part<RichBlock>[]): Range[] {
	let end = 0
	return parts.flatMap((part) => {
		const start = end
		end += (differs(part) ? part.mine : part.same).length
		return differs(part) ? [[start, end] as const] : []
	})
}

/** Whether two ranges share a block, or an empty one is inside the other or at its edge. */
const touch = ([from, to]: Range, [start, end]: Range) =>
	from === to || start === end ? from <= end && to >= start : from < end && to > start

/** Whether a part that only the other user has changed has no choice yet. */
export const isUndecided = (open: OnlyTheirs, choices: Choices, field: string, part: number): boolean =>
	(open[field]?.includes(part) ?? false) && choices[field]?.[part] === undefined

export const undecidedCount = (open: OnlyTheirs, choices: Choices): number =>
	Object.entries(open).reduce(
		(count, [field, parts]) => count + parts.filter((part) => isUndecided(open, choices, field, part)).length,
		0,
	)
