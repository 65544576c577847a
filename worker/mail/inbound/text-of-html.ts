import { plainTextOf } from '#contracts/content/plain-text.ts'

const block = /(<(?:br|\/?(?:p|li|h[2-4]|tr|blockquote|pre|ul|ol|table))(?:\s[^>]*)?>)/

/** The text of cleaned HTML in lines, one for each block. Quoted blocks are marked as mails in plain text mark them. */
export function textOfHtml(html: string): string {
	const lines: string[] = []
	let depth = 0
	let breaks = 0
	for (const part of html.replace(/\s+/g, ' ').split(block)) {
		if (part.startsWith('<blockquote')) depth += 1
		else if (part === '</blockquote>') depth -= 1
		else if (part === '<br>') breaks += 1
		else if (!block.test(part)) {
			const text = plainTextOf(part)
			if (text === '') continue
			if (breaks > 1) lines.push('')
			lines.push(`${'> '.repeat(depth)}${text}`)
			breaks = 0
		}
	}
	return lines.join('\n')
}
