import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize, html as standard } from 'parse5'
import { allowedTags, fittingAttributes, longestRichText } from './rich-text-rules.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Child = DefaultTreeAdapterTypes.ChildNode

const { createElement, isElementNode, isTextNode } = defaultTreeAdapter

/** Where the HTML will stand. Without it the parser reads as inside a template, where a lone table cell stays one. */
const place = createElement('div', standard.NS.HTML, [])

/** As many as fit into the longest text, were each as short as `<br>`, and the two that the parser makes for itself. */
const mostElements = longestRichText / 4 + 2

export class TooManyElements extends Error {}

/**
 * The tree that a browser builds of it. What is not closed in order is opened again in every block that follows, so a text can make
 * many times more elements than it has tags: it is read no further than they could be kept.
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

/** All below the root, each before what is in it; a list that grows instead of recursion, because nesting may be deep. */
function nodesBelow(root: Parent): Child[] {
	const nodes = [...root.childNodes]
	for (const node of nodes) {
		if (isElementNode(node)) for (const child of node.childNodes) nodes.push(child)
	}
	return nodes
}

/** As a browser reads it and writes it again, without what has no meaning. */
export function tidiedHtml(html: string): string {
	const tree = parsed(html)
	for (const node of [tree, ...nodesBelow(tree)].reverse()) {
		if ('childNodes' in node) node.childNodes = node.childNodes.flatMap((child) => tidied(child, node))
	}
	return serialize(tree)
}

const pointlessWhenEmpty: readonly string[] = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'table']
const inline: readonly string[] = ['a', 'strong', 'em', 'u', 's', 'code', 'span']

/** What stands in a child's place. Its own children have been tidied. */
function tidied(child: Child, parent: Parent): Child[] {
	if (isTextNode(child)) {
		// A parser drops the first line break of a `pre`, each time that it reads one.
		const isDropped = parent.nodeName === 'pre' && parent.childNodes[0] === child
		if (isDropped) child.value = child.value.replace(/^[\r\n]+/, '')
		return [child]
	}
	if (!isElementNode(child)) return [child]
	const { tagName, childNodes, attrs } = child
	const has = (attribute: string) => attrs.some(({ name }) => name === attribute)
	if (tagName === 'img') return has('src') ? [child] : []
	const isEmpty = childNodes.every(isBlank)
	if (isEmpty && pointlessWhenEmpty.includes(tagName)) return []
	const isIdle = isEmpty || tagName === parent.nodeName || (tagName === 'a' && !has('href'))
	return inline.includes(tagName) && isIdle ? childNodes : [child]
}

const isBlank = (node: Child) => isTextNode(node) && /^[ \t\r\n\f]*$/.test(node.value)

/** Whether a browser finds nothing in it that is not on the list, and would write it just so. */
export function isAllowed(html: string): boolean {
	const tree = parsed(html)
	return nodesBelow(tree).every(isAllowedNode) && serialize(tree) === html
}

function isAllowedNode(node: Child): boolean {
	if (isTextNode(node)) return true
	if (!isElementNode(node) || node.namespaceURI !== standard.NS.HTML || !allowedTags.includes(node.tagName))
		return false
	const found = node.attrs.map(({ name, value }): [string, string] => [name, value])
	const fitting = Object.entries(fittingAttributes(node.tagName, Object.fromEntries(found)))
	return JSON.stringify(found) === JSON.stringify(fitting) && node.attrs.every(({ namespace }) => !namespace)
}

/** What entities stand for, where the text has no tags. */
export function decoded(text: string): string {
	return parsed(text)
		.childNodes.map((node) => (isTextNode(node) ? node.value : ''))
		.join('')
}
