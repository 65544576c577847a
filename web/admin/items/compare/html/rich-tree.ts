import {
	inlineTags,
	isMediaPath,
	placeholderName,
	richTextAttributes,
	richTextTags,
	safeHref,
} from '#contracts/content/rich-text.ts'
import { escapeText, escapeValue } from '../../../rich-text/html/leaves-to-html.ts'

/** Rich text by its contract: tags and attributes that the contract does not name are left out. */
export type RichNode = string | RichElement
export type RichElement = {
	tag: string
	attributes: Readonly<Record<string, string>>
	children: readonly RichNode[]
}

/** The editor drops these and the Worker writes them again, so they are no difference. */
const written = ['rel', 'width', 'height']

/** Reads HTML as its blocks. Text between blocks becomes a paragraph. */
export function richBlocks(html: string): RichElement[] {
	const blocks: RichElement[] = []
	let line: RichNode[] = []
	function endLine() {
		if (line.some((node) => typeof node !== 'string' || node.trim() !== '')) {
			blocks.push({ tag: 'p', attributes: {}, children: line })
		}
		line = []
	}
	// A document of a parser runs no script and loads no file.
	for (const node of nodesIn(new DOMParser().parseFromString(html, 'text/html').body)) {
		if (typeof node === 'string' || node.tag === 'br' || inlineTags.includes(node.tag)) line.push(node)
		else {
			endLine()
			blocks.push(node)
		}
	}
	endLine()
	return blocks
}

const nodesIn = (parent: Node): RichNode[] => [...parent.childNodes].flatMap(nodeOf)

function nodeOf(node: Node): RichNode[] {
	if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
	if (!(node instanceof Element)) return []
	const tag = node.localName
	if (tag === 'span' || !richTextTags.includes(tag)) return nodesIn(node)
	const attributes = (richTextAttributes[tag] ?? []).flatMap((name): [string, string][] => {
		const value = written.includes(name) ? null : allowed(name, node.getAttribute(name))
		return value === null ? [] : [[name, value]]
	})
	return [{ tag, attributes: Object.fromEntries(attributes), children: nodesIn(node) }]
}

function allowed(name: string, value: string | null): string | null {
	if (value === null) return null
	if (name === 'href') return safeHref(value)
	if (name === 'src') return isMediaPath(value) || placeholderName(value) !== null ? value : null
	return value
}

export const isVoid = ({ tag }: RichElement) => ['br', 'hr', 'img'].includes(tag)

export function htmlOf(node: RichNode): string {
	if (typeof node === 'string') return escapeText(node)
	const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
	const opening = `<${node.tag}${attributes.join('')}>`
	return isVoid(node) ? opening : `${opening}${node.children.map(htmlOf).join('')}</${node.tag}>`
}

export const nodeText = (node: RichNode): string =>
	typeof node === 'string' ? node : node.children.map(nodeText).join('')

/** The elements of a tree, itself included. */
export const elementsIn = (node: RichNode): RichElement[] =>
	typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]
