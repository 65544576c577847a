/** Block elements. Other content between them is a line of text. */
export const blockTags: readonly string[] = [
	...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'hr'],
]

const voidTags: readonly string[] = ['br', 'hr', 'img']

const tag = /<(\/?)([a-z][a-z\d]*)(?:\s(?:[^>"]|"[^"]*")*)?>/g

/**
 * Splits stored HTML into its blocks and the lines of text between them. The joined pieces equal the input, byte for
 * byte. Returns one piece for HTML whose tags do not match.
 */
export function sourceBlocks(html: string): string[] {
	const pieces: string[] = []
	let depth = 0
	let begun = 0
	function cut(end: number) {
		if (end > begun) pieces.push(html.slice(begun, end))
		begun = end
	}
	for (const { 0: found, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
		const isTopBlock = blockTags.includes(name) && depth === (slash ? 1 : 0)
		if (isTopBlock && !slash) cut(index)
		if (!voidTags.includes(name)) depth += slash ? -1 : 1
		if (isTopBlock && depth === 0) cut(index + found.length)
	}
	cut(html.length)
	return depth === 0 ? pieces : [html]
}
