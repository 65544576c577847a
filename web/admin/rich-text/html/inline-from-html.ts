import { $createLinkNode, $isLinkNode } from '@lexical/link'
import { $createLineBreakNode, $createTextNode, type LexicalNode } from 'lexical'
import { softBreaks } from '#contracts/content/soft-breaks.ts'
import { allowedAddress } from '../link-address.ts'
import { $createPictureNode } from '../nodes/picture-node.tsx'
import { storedPictureName } from '../picture-store.ts'
import { textFormats } from '../text-formats.ts'
import { addressOf, type Leaf, linkMark, type Mark } from './inline-leaves.ts'

/** Flattens a node to leaves. An inner block ends with a line break. */
export function leavesOf(node: Node, marks: readonly Mark[] = []): Leaf[] {
	if (node instanceof Text) return linesOf(node.data, marks)
	if (!(node instanceof Element)) return []
	if (node.localName === 'br') return [{ kind: 'break', marks }]
	if (node.localName === 'img') return pictureOf(node, marks)
	const own = markOf(node)
	const inside = own === null || marks.includes(own) ? marks : [...marks, own]
	const leaves: Leaf[] = []
	for (const child of node.childNodes) appendLeaves(leaves, child, inside)
	return node.matches(ownLine) ? [...leaves, { kind: 'break', marks }] : leaves
}

const ownLine = 'p, h2, h3, h4, blockquote, pre, li, tr'

/** Adds the leaves of a node to its line. A block begins a line of its own. */
export function appendLeaves(line: Leaf[], node: Node, marks: readonly Mark[] = []): void {
	const begins = node instanceof Element && node.matches(ownLine)
	if (begins && line.length > 0 && line.at(-1)?.kind !== 'break') line.push({ kind: 'break', marks })
	line.push(...leavesOf(node, marks))
}

/** A soft break is a line break. */
const linesOf = (words: string, marks: readonly Mark[]): Leaf[] =>
	words
		.split(softBreaks)
		.flatMap((text, index): Leaf[] => [
			...(index > 0 ? [{ kind: 'break' as const, marks }] : []),
			{ kind: 'text', text, marks },
		])

function pictureOf(image: Element, marks: readonly Mark[]): Leaf[] {
	const name = storedPictureName(image.getAttribute('src') ?? '')
	return name === null ? [] : [{ kind: 'picture', name, alt: image.getAttribute('alt') ?? '', marks }]
}

function markOf(element: Element): Mark | null {
	if (element.localName === 'a') {
		const address = allowedAddress(element.getAttribute('href') ?? '')
		return address === null ? null : linkMark(address)
	}
	return textFormats.find(({ tag }) => tag === element.localName)?.tag ?? null
}

/** Converts leaves to editor nodes. */
export function $inlineNodes(leaves: readonly Leaf[]): LexicalNode[] {
	const nodes: LexicalNode[] = []
	for (const leaf of leaves) {
		const address = leaf.marks.map(addressOf).find((each) => each !== null)
		const before = nodes.at(-1)
		if (address === undefined) nodes.push($leafNode(leaf))
		else if ($isLinkNode(before) && before.getURL() === address) before.append($leafNode(leaf))
		else nodes.push($createLinkNode(address).append($leafNode(leaf)))
	}
	return nodes
}

function $leafNode(leaf: Leaf): LexicalNode {
	if (leaf.kind === 'break') return $createLineBreakNode()
	if (leaf.kind === 'picture') return $createPictureNode(leaf.name, leaf.alt)
	const node = $createTextNode(leaf.text)
	for (const { format, tag } of textFormats) if (leaf.marks.includes(tag)) node.toggleFormat(format)
	return node
}
