import type { List, Nodes, Parents, Root, Table } from 'mdast'
import { safeAddress } from '../link-address.ts'
import { pictureSource } from '../picture-store.ts'

/** The addresses of the definitions, by their names. */
type Addresses = ReadonlyMap<string, string>

/** A browser loads no picture of this document. */
const page = document.implementation.createHTMLDocument()

function element(tag: string, parts: readonly Node[] = [], attributes: Record<string, string> = {}): Element {
	const made = page.createElement(tag)
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
	for (const part of parts) made.appendChild(part)
	return made
}

const text = (words: string) => page.createTextNode(words)

/** Keeps the lines: the editor reads soft breaks. */
const linesOf = (words: string) => text(words.replaceAll('\n', '\v'))

/** Builds the elements of an article. No HTML is parsed: tags in the text stay text. */
export function elementsOf(root: Root): Element {
	const definitions = descendantsOf(root).filter((node) => node.type === 'definition')
	// The first definition of a name counts.
	return element('body', partsIn(root, new Map(definitions.reverse().map(({ identifier, url }) => [identifier, url]))))
}

const descendantsOf = (node: Nodes): Nodes[] => [
	node,
	...('children' in node ? node.children.flatMap(descendantsOf) : []),
]

const partsIn = (parent: Parents, addresses: Addresses): Node[] =>
	parent.children.flatMap((node) =>
		node.type === 'html' && /root|blockquote|listItem/.test(parent.type)
			? [element('p', [linesOf(node.value)])]
			: partsOf(node, addresses),
	)

const tags: Partial<Record<Nodes['type'], string>> = {
	...{ paragraph: 'p', blockquote: 'blockquote', code: 'pre', thematicBreak: 'hr' },
	...{ emphasis: 'em', strong: 'strong', delete: 's', inlineCode: 'code', break: 'br' },
}

function partsOf(node: Nodes, addresses: Addresses): Node[] {
	const inside = () => ('children' in node ? partsIn(node, addresses) : 'value' in node ? [text(node.value)] : [])
	const tag = tags[node.type]
	if (tag) return [element(tag, inside())]
	switch (node.type) {
		case 'text':
		case 'html':
			return inside()
		case 'heading':
			// The page's title is level 1.
			return [element(`h${Math.min(4, Math.max(2, node.depth))}`, inside())]
		case 'link':
		case 'linkReference':
			return link(node.type === 'link' ? node.url : (addresses.get(node.identifier) ?? ''), inside())
		case 'image':
		case 'imageReference':
			return [element('img', [], { src: pictureSource('left-out'), alt: node.alt ?? '' })]
		case 'list':
			return [list(node, addresses)]
		case 'table':
			return [table(node, addresses)]
		default:
			return []
	}
}

/** A link that leads nowhere stays text. */
function link(address: string, words: readonly Node[]): Node[] {
	const made = element('a', words, { href: address })
	if (safeAddress(address) !== null) return [made]
	return made.textContent === address ? [text(address)] : [text('['), ...words, text(`](${address})`)]
}

function list({ ordered, start, children }: List, addresses: Addresses): Element {
	const items = children.map((child) => {
		const item = element('li')
		for (const block of partsIn(child, addresses)) if (block instanceof Element) addToItem(item, block)
		return item
	})
	return ordered ? element('ol', items, { start: `${start}` }) : element('ul', items)
}

/** An item holds lines and lists. Text below a nested list joins its last item: another item would shift the numbers. */
function addToItem(item: Element, block: Element): void {
	if (block.matches('ul, ol')) item.appendChild(block)
	else if (block.matches('blockquote, table')) for (const child of [...block.children]) addToItem(item, child)
	else if (!block.matches('hr')) {
		const place = lastItemIn(item)
		if (place.hasChildNodes()) place.appendChild(element('br'))
		for (const part of lineOf(block)) place.appendChild(part)
	}
}

function lastItemIn(item: Element): Element {
	const last = item.lastElementChild
	return last?.matches('ul, ol, li') ? lastItemIn(last) : item
}

function lineOf(block: Element): Node[] {
	if (block.matches('pre')) return [element('code', [linesOf(block.textContent)])]
	if (!block.matches('tr')) return [...block.childNodes]
	return [...block.children].flatMap((cell, index) => [...(index > 0 ? [text(' | ')] : []), ...cell.childNodes])
}

/** Pads all rows to the longest one: a table with uneven rows would lose cells. */
function table({ children }: Table, addresses: Addresses): Element {
	const longest = Math.max(...children.map((row) => row.children.length))
	const rows = children.map((row, index) => {
		const tag = index === 0 ? 'th' : 'td'
		const cells = row.children.map((cell) => element(tag, partsIn(cell, addresses)))
		return element('tr', [...cells, ...Array.from({ length: longest - cells.length }, () => element(tag))])
	})
	return element('table', rows)
}
