import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

const { isElementNode, isTextNode } = defaultTreeAdapter
type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Texts of editors: an Arabic paragraph, a Hebrew title with the name of a product and digits, an Urdu place. */
export const rightToLeftTexts = {
	paragraph: 'أطلقت الشركة نظام DMS الجديد في دبي (الإمارات) في 2026!',
	title: 'מערכת DMS 4.2 פותחת 43 סניפים',
	place: 'ایکسپو سینٹر، کراچی',
	person: 'مريم الحداد',
	label: 'أرشفة',
	item: 'قائمة أولى',
}

export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const isDirected = ({ tagName, attrs }: Element) => tagName === 'bdi' || attrs.some(({ name }) => name === 'dir')

/** The text that decides the direction of an element: what has a direction of its own does not count. */
const ownText = (element: Element): string =>
	element.childNodes
		.map((node) => (isTextNode(node) ? node.value : isElementNode(node) && !isDirected(node) ? ownText(node) : ''))
		.join('')

function misplaced(node: Node, around: Element | null): string[] {
	if (isTextNode(node)) {
		if (!rightToLeft.test(node.value)) return []
		const held = around && ownText(around).replace(/\bDMS\b/g, '')
		return held === null || /[a-z]/i.test(held) ? [node.value] : []
	}
	if (!isElementNode(node)) return []
	return node.childNodes.flatMap((child) => misplaced(child, isDirected(node) ? node : around))
}

/** The texts from right to left that are in no element with a direction, or in one that holds words of ours too. */
export const misplacedTexts = (html: string): string[] =>
	parse(html).childNodes.flatMap((node) => misplaced(node, null))
