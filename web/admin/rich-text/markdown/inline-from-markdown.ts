import type { Nodes, Parents } from 'mdast'
import { safeAddress } from '../link-address.ts'
import { pictureSource } from '../picture-store.ts'

export type Part = Node | string
/** The addresses of the definitions, by their names. */
export type Addresses = ReadonlyMap<string, string>

/** Browsers load no picture of this document. */
const page = document.implementation.createHTMLDocument()

export function element(tag: string, parts: readonly Part[] = []): HTMLElement {
	const made = page.createElement(tag)
	for (const part of parts) made.append(part)
	return made
}

export const linesOf = (text: string): Part[] =>
	text.split('\n').flatMap((line, index) => (index > 0 ? [element('br'), line] : [line]))

export const inlineParts = (parent: Parents, addresses: Addresses): Part[] =>
	parent.children.flatMap((node) => inlinePart(node, addresses))

const tags = { emphasis: 'em', strong: 'strong', delete: 's' } as const

function inlinePart(node: Nodes, addresses: Addresses): Part[] {
	switch (node.type) {
		case 'text':
			return [node.value]
		case 'html':
			return linesOf(node.value)
		case 'break':
			return [element('br')]
		case 'inlineCode':
			return [element('code', [node.value])]
		case 'emphasis':
		case 'strong':
		case 'delete':
			return [element(tags[node.type], inlineParts(node, addresses))]
		case 'link':
			return link(node.url, inlineParts(node, addresses))
		case 'linkReference':
			return link(addresses.get(node.identifier) ?? '', inlineParts(node, addresses))
		case 'image':
		case 'imageReference':
			return [picture(node.alt ?? '')]
		default:
			return []
	}
}

/** A link that leads nowhere stays text. */
function link(address: string, words: readonly Part[]): Part[] {
	const made = element('a', words)
	made.setAttribute('href', address)
	if (safeAddress(address) !== null) return [made]
	return made.textContent === address ? [address] : ['[', ...words, `](${address})`]
}

function picture(alt: string): HTMLElement {
	const made = element('img')
	made.setAttribute('src', pictureSource('left-out'))
	made.setAttribute('alt', alt)
	return made
}
