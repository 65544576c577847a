/** In characters. A row of the audit log must stay well below the 2 MB that D1 allows one. */
const longestPart = 100_000

/** In characters, on either side of the difference. */
const longestContext = 60

const cut = (text: string) => (text.length > longestPart ? `${text.slice(0, longestPart)}…` : text)

/**
 * Cuts two texts down to their difference, with a few words of context. A small correction of a long text stays small in
 * the audit log. An ellipsis marks omitted text.
 */
export function textDifference(before: string, after: string): [before: string, after: string] {
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
