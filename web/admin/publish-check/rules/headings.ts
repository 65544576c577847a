import type { CheckedItem, Hint } from '../item.ts'

/** A longer text needs headings. In words. */
const longestWithoutHeadings = 600

/** Headings that skip a level, and a long text without any. */
export function headings({ text }: CheckedItem): Hint[] {
	if (!text) return []
	const { headings: all, words, field, below } = text
	if (all.length === 0 && words > longestWithoutHeadings)
		return [
			{
				text: `The text has ${words} words and no heading. Add a heading wherever the subject changes.`,
				target: { field },
			},
		]
	return all.flatMap(({ level, text: heading, target }, index) => {
		const before = all[index - 1]?.level ?? below
		if (level <= before + 1) return []
		const place = index === 0 ? 'opens the text' : `follows a heading ${before}`
		return [
			{
				text: `“${heading}” is a heading ${level} and ${place}. Make it a heading ${before + 1}, because screen readers go from level to level.`,
				target,
			},
		]
	})
}
