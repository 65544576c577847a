/** In characters. A row of the audit log must stay well below the 2 MB that D1 allows one. */
const longestKept = 100_000

const cut = (text: string) => (text.length > longestKept ? `${text.slice(0, longestKept)}…` : text)

/** In characters: so much of what is the same is shown on either side of what is not. */
const longestContext = 60

/**
 * What two texts do not have in common, with a few words of what is the same before and after it: a small correction of a long text stays
 * small. An ellipsis stands where something is left out.
 */
export function differingPart(before: string, after: string): [before: string, after: string] {
	const shorter = Math.min(before.length, after.length)
	let start = 0
	while (start < shorter && before[start] === after[start]) start += 1
	let end = 0
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
	const [lead, rest] = [lastWords(before.slice(0, start)), firstWords(before.slice(before.length - end))]
	const inContext = (text: string) => `${lead}${cut(text.slice(start, text.length - end))}${rest}`
	return [inContext(before), inContext(after)]
}

function lastWords(text: string): string {
	if (text.length <= longestContext) return text
	return `…${text.slice(-longestContext).replace(/^\S*\s+(?=\S)/, '')}`
}

function firstWords(text: string): string {
	if (text.length <= longestContext) return text
	return `${text.slice(0, longestContext).replace(/(?<=\S)\s+\S*$/, '')}…`
}
