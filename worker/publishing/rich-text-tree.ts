import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize, html as standard } from 'parse5'
import { longestRichText, richTextTags } from '#contracts/content/rich-text.ts'
import { hasSoftBreak, softBreaks } from '#contracts/content/soft-breaks.ts'
import { directionOf, storedDirection } from '#contracts/content/text-direction.ts'
import { keptAttributes } from './html-corrections.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Child = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const { createElement, isElementNode, isTextNode } = defaultTreeAdapter

/** The parent of the HTML on a page. Without it the parser reads a template, in which a lone table cell stays a cell. */
const place = createElement('div', standard.NS.HTML, [])

/** The longest text in `<br>` elements, and the two elements that the parser adds. */
const mostElements = longestRichText / 4 + 2

export class TooManyElements extends Error {}

/**
 * Parses HTML as a browser does. Each following block reopens the formatting elements that are not closed in order, so a
 * short text can make a huge tree. The parser stops at `mostElements`.
 */
function parsed(html: string) {
	let elements = 0
	const counting: typeof defaultTreeAdapter = {
		...defaultTreeAdapter,
		createElement(...element) {
			elements += 1
			if (elements > mostElements) throw new TooManyElements()
			return createElement(...element)
		},
	}
	return parseFragment(place, html, { treeAdapter: counting })
}

/** All nodes below the root, parents first. The list grows in place of a recursion, because nesting may be deep. */
function nodesBelow(root: Parent): Child[] {
	const nodes = [...root.childNodes]
	for (const node of nodes) {
		if (isElementNode(node)) for (const child of node.childNodes) nodes.push(child)
	}
	return nodes
}

/** Parses and serialises HTML, without empty and redundant elements and directions. */
export function tidiedHtml(html: string): string {
	const tree = parsed(html)
	for (const node of [tree, ...nodesBelow(tree)].reverse()) {
		if ('childNodes' in node) node.childNodes = node.childNodes.flatMap((child) => tidied(child, node))
	}
	for (const node of nodesBelow(tree)) if (isElementNode(node)) dropPlainDirection(node)
	return serialize(tree)
}

/** Drops a `dir` that the text itself shows, as Word and Google Docs write it on each paragraph. */
function dropPlainDirection(node: Element): void {
	const given = node.attrs.find(({ name }) => name === 'dir')?.value
	if ((given === 'ltr' || given === 'rtl') && storedDirection(given, firstWords(node)) === null)
		node.attrs = node.attrs.filter(({ name }) => name !== 'dir')
}

/** The first text in a node that has a direction. */
function firstWords(node: Child): string {
	if (isTextNode(node)) return directionOf(node.value) === null ? '' : node.value
	if (!('childNodes' in node)) return ''
	for (const child of node.childNodes) {
		const words = firstWords(child)
		if (words !== '') return words
	}
	return ''
}

const droppedWhenEmpty: readonly string[] = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'table']
const unwrapped: readonly string[] = ['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span']

/** The nodes that replace a child. Its own children are tidy already. */
function tidied(child: Child, parent: Parent): Child[] {
	if (isTextNode(child)) {
		// A parser drops the first line break of a `pre` on each run.
		const isDropped = parent.nodeName === 'pre' && parent.childNodes[0] === child
		if (isDropped) child.value = child.value.replace(/^[\r\n]+/, '')
		return hasSoftBreak(child.value) ? withLineBreaks(child.value, parent) : [child]
	}
	if (!isElementNode(child)) return [child]
	const { tagName, childNodes, attrs } = child
	const has = (attribute: string) => attrs.some(({ name }) => name === attribute)
	if (tagName === 'img') return has('src') ? [child] : []
	const isEmpty = childNodes.every(isBlank)
	if (isEmpty && droppedWhenEmpty.includes(tagName)) return []
	const isRedundant = isEmpty || tagName === parent.nodeName || (tagName === 'a' && !has('href'))
	return unwrapped.includes(tagName) && isRedundant ? childNodes : [child]
}

/** A text with a line break in place of each soft break. */
function withLineBreaks(text: string, parent: Parent): Child[] {
	if (isInCode(parent)) return [textNode(text.replace(softBreaks, '\n'), parent)]
	return text
		.split(softBreaks)
		.flatMap((line, index): Child[] => [
			...(index > 0 ? [createElement('br', standard.NS.HTML, [])] : []),
			...(line === '' ? [] : [textNode(line, parent)]),
		])
}

const textNode = (value: string, parentNode: Parent): Child => ({ nodeName: '#text', value, parentNode })

const isInCode = (node: Parent): boolean =>
	node.nodeName === 'pre' || ('parentNode' in node && node.parentNode !== null && isInCode(node.parentNode))

const isBlank = (node: Child) => isTextNode(node) && /^[ \t\r\n\f]*$/.test(node.value)

/** Whether the HTML holds nothing but what the contract allows, and a browser serialises it to the same text. */
export function isAllowed(html: string): boolean {
	const tree = parsed(html)
	return nodesBelow(tree).every(isAllowedNode) && serialize(tree) === html
}

function isAllowedNode(node: Child): boolean {
	if (isTextNode(node)) return true
	if (!isElementNode(node) || node.namespaceURI !== standard.NS.HTML || !richTextTags.includes(node.tagName))
		return false
	const found = node.attrs.map(({ name, value }): [string, string] => [name, value])
	const fitting = Object.entries(keptAttributes(node.tagName, Object.fromEntries(found)))
	return JSON.stringify(found) === JSON.stringify(fitting) && node.attrs.every(({ namespace }) => !namespace)
}

/** Decodes the entities of text without tags. */
export function decoded(text: string): string {
	return parsed(text)
		.childNodes.map((node) => (isTextNode(node) ? node.value : ''))
		.join('')
}
