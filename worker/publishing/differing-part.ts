/** In characters. A row of the audit log must stay well below the 2 MB that D1 allows one. */
const longestKept = 100_000

const cut = (text: string) => (text.length > longestKept ? `${text.slice(0, longestKept)}…` : text)

/** What two texts do not have in common, without what is the same before and after it: a small correction of a long text stays small. */
export function differingPart(before: string, after: string): [before: string, after: string] {
	const shorter = Math.min(before.length, after.length)
	let start = 0
	while (start < shorter && before[start] === after[start]) start += 1
	let end = 0
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
	return [cut(before.slice(start, before.length - end)), cut(after.slice(start, after.length - end))]
}
