const fence = /^\s*(?:```|~~~)/
const bullet = /^\s*[-*+]\s+\S/
const number = /^\s*\d{1,3}[.)]\s+\S/
const quote = /^ {0,3}>\s*\S/
const heading = /^ {0,3}#{1,6}\s+\S/
const underline = /^ {0,3}(?:={3,}|-{3,})\s*$/
/** Three underscores are no rule here: in plain text they are blanks to fill in. */
const rule = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,})$/
const divider = /^\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?$/
/** A link, or the address of links by reference. */
const link = /(?<!!)\[[^[\]]+\](?:\(|:\s)\s*<?(?:https?:\/\/|mailto:|tel:|\/)[^\s[)]/
const bold = /(?<![\w*])\*\*(?=\S)[^*\n]*[^\s*]\*\*(?!\w)/
/** Names in code have two underscores as well. */
const boldUnderscores = /(?<!\w)__(?=\S)[^_\n]*[^\s_]__(?!\w)/
const emphasis = /(?<![\w*])([*_])(?=[^\s*_])[^*_\n]*[^\s*_]\1(?![\w*])/
const code = /(?<!`)`[^`\s][^`\n]*`(?!`)/

/**
 * Whether a pasted plain text is probably Markdown. It is cautious: prose with a star, a shell script or a list of figures
 * is not. One certain sign is enough, or two weak ones.
 */
export function looksLikeMarkdown(text: string): boolean {
	if (text.startsWith('#!')) return false
	const lines = text.split(/\r?\n/)
	const prose = lines.filter((line) => !fence.test(line))
	const certain =
		lines.filter((line) => fence.test(line)).length >= 2 ||
		lines.some((line, index) => isHeading(line, lines[index - 1], lines[index + 1])) ||
		lines.some((line, index) => isLine(line, lines[index - 1], lines[index + 1], lines[index - 2])) ||
		lines.some((line, index) => isTableHead(line, lines[index + 1])) ||
		prose.some((line) => link.test(line) || bold.test(line)) ||
		hasRun(lines, bullet) ||
		hasRun(lines, number)
	if (certain) return true
	const weak = [bullet, number, quote, boldUnderscores, emphasis, code].filter((sign) =>
		prose.some((line) => sign.test(line)),
	)
	return weak.length >= 2 || hasRun(lines, quote)
}

const isEmpty = (line = '') => line.trim() === ''

/** A comment of a script looks like a heading of level 1, but has its code right below. */
const isHeading = (line: string, before = '', after = '') =>
	heading.test(line) && isEmpty(before) && (line.trimStart().startsWith('##') || isEmpty(after))

/** Whether a line is a rule or underlines a heading. In plain text, lines of dashes also separate rows. */
const isLine = (line: string, before = '', after = '', above = '') =>
	isEmpty(after) && (isEmpty(before) ? rule.test(line) : isEmpty(above) && underline.test(line))

/** Whether a table begins with these two lines. Its line of dashes has as many cells as its head. */
const isTableHead = (line: string, below = '') =>
	below.includes('|') && divider.test(below.trim()) && cellsIn(line) === cellsIn(below)

/** A pipe in a cell is written `\|`. */
const cellsIn = (line: string) =>
	line
		.trim()
		.replace(/^\||(?<!\\)\|$/g, '')
		.split(/(?<!\\)\|/).length

/** Whether two lines in a row, or with an empty line between them, have the sign. */
function hasRun(lines: readonly string[], sign: RegExp): boolean {
	const filled = lines.filter((line) => !isEmpty(line))
	return filled.some((line, index) => index > 0 && sign.test(line) && sign.test(filled[index - 1] ?? ''))
}
