import { isTableHead } from './table-from-markdown.ts'

const fence = /^\s*(?:```|~~~)/
const bullet = /^\s*[-*+]\s+\S/
const number = /^\s*\d{1,3}[.)]\s+\S/
const quote = /^>\s*\S/
const heading = /^#{1,6}\s+\S/
const link = /(?<!!)\[[^[\]]+\]\((?:https?:\/\/|mailto:|\/)[^()\s]+(?:\s+"[^"]*")?\)/
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

/** A comment of a script looks like a heading of level 1, but has its code right below. */
function isHeading(line: string, before = '', after = ''): boolean {
	if (!heading.test(line) || before.trim() !== '') return false
	return line.startsWith('##') || after.trim() === ''
}

/** Whether two lines in a row, or with an empty line between them, have the sign. */
function hasRun(lines: readonly string[], sign: RegExp): boolean {
	const filled = lines.filter((line) => line.trim() !== '')
	return filled.some((line, index) => index > 0 && sign.test(line) && sign.test(filled[index - 1] ?? ''))
}
