import type { List, Nodes, Root, Table } from 'mdast'
import { type Addresses, element, inlineParts, linesOf, type Part } from './inline-from-markdown.ts'

/** Builds the elements of an article. No HTML is parsed: tags in the text stay text. */
export function elementsOf(root: Root): HTMLElement {
	const addresses = new Map<string, string>()
	// The first definition of a name counts.
	for (const node of descendantsOf(root).reverse())
		if (node.type === 'definition') addresses.set(node.identifier, node.url)
	return element('body', blocks(root.children, addresses))
}

const descendantsOf = (node: Nodes): Nodes[] => [
	node,
	...('children' in node ? node.children.flatMap(descendantsOf) : []),
]

const blocks = (nodes: readonly Nodes[], addresses: Addresses): Part[] =>
	nodes.flatMap((node) => block(node, addresses) ?? [])

function block(node: Nodes, addresses: Addresses): Element | null {
	switch (node.type) {
		case 'paragraph':
			return element('p', inlineParts(node, addresses))
		case 'html':
			return element('p', linesOf(node.value))
		case 'heading':
			// The page's title is level 1.
			return element(`h${Math.min(4, Math.max(2, node.depth))}`, inlineParts(node, addresses))
		case 'code':
			return element('pre', [node.value])
		case 'blockquote':
			return element('blockquote', blocks(node.children, addresses))
		case 'list':
			return list(node, addresses)
		case 'table':
			return table(node, addresses)
		case 'thematicBreak':
			return element('hr')
		default:
			return null
	}
}

function list({ ordered, start, children }: List, addresses: Addresses): HTMLElement {
	const items = children.map((item) => {
		const made = element('li')
		for (const node of item.children) addToItem(made, node, addresses)
		return made
	})
	const made = element(ordered ? 'ol' : 'ul', items)
	if (ordered) made.setAttribute('start', `${start}`)
	return made
}

/** Items have lines and lists. Text below a nested list joins its last item: an item of its own would shift the numbers. */
function addToItem(item: Element, node: Nodes, addresses: Addresses): void {
	if (node.type === 'list') item.append(list(node, addresses))
	else if (node.type === 'blockquote') for (const child of node.children) addToItem(item, child, addresses)
	else {
		const line = lineOf(node, addresses)
		const place = lastItemIn(item)
		if (line.length > 0 && place.hasChildNodes()) place.append(element('br'))
		place.append(...line)
	}
}

function lastItemIn(item: Element): Element {
	const last = item.lastElementChild
	return last?.matches('ul, ol, li') ? lastItemIn(last) : item
}

function lineOf(node: Nodes, addresses: Addresses): Part[] {
	switch (node.type) {
		case 'paragraph':
		case 'heading':
			return inlineParts(node, addresses)
		case 'html':
			return linesOf(node.value)
		case 'code':
			return [element('code', linesOf(node.value))]
		case 'table':
			return node.children.flatMap((row, index) => [
				...(index > 0 ? [element('br')] : []),
				...row.children.flatMap((cell, column) => [...(column > 0 ? [' | '] : []), ...inlineParts(cell, addresses)]),
			])
		default:
			return []
	}
}

/** Rows are as long as the longest one, so that no words are lost. */
function table({ children }: Table, addresses: Addresses): HTMLElement {
	const columns = Array.from({ length: Math.max(...children.map((row) => row.children.length)) }, (_, column) => column)
	const rows = children.map((row, index) => {
		const cells = columns.map((column) => {
			const cell = row.children[column]
			return element(index === 0 ? 'th' : 'td', cell ? inlineParts(cell, addresses) : [])
		})
		return element('tr', cells)
	})
	return element('table', rows)
}
