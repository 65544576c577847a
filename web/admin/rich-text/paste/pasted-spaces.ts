/** Elements that end a line after `readBlocks`. All others are inline. */
const endsOfLines =
	'body, p, h2, h3, h4, ul, ol, li, blockquote, pre, table, caption, colgroup, col, thead, tbody, tfoot, tr, th, td, hr, br'

/** Collapses spaces and removes them at line ends. A single no-break space stays. */
export function tidySpaces(body: HTMLElement): void {
	const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
	const texts: Text[] = []
	while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode)
	for (const text of texts) {
		if (text.parentElement?.closest('pre')) continue
		let words = text.data.replace(/\s*[ \t\r\n\f]\s*|\u00a0{2,}/g, ' ')
		if (endsLine(text, 'previousSibling')) words = words.trimStart()
		if (endsLine(text, 'nextSibling')) words = words.trimEnd()
		if (words === '') text.remove()
		else text.data = words
	}
}

/** Whether a text starts or ends its line. */
function endsLine(text: Text, side: 'previousSibling' | 'nextSibling'): boolean {
	let node: Node = text
	while (node[side] === null && node.parentElement && !node.parentElement.matches(endsOfLines))
		node = node.parentElement
	const beside = node[side]
	return beside === null || (beside instanceof Element && beside.matches(endsOfLines))
}
