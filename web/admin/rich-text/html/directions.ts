import type { ElementNode, LexicalNode } from 'lexical'
import { directionOf, storedDirection, type TextDirection } from '#contracts/content/text-direction.ts'

/** Takes over a direction that the text itself does not have. The editor finds the others, also while somebody types. */
export function $withDirection<Node extends ElementNode>(node: Node, element: Element): Node {
	const dir = element.getAttribute('dir')?.toLowerCase()
	const natural = directionOf(element.textContent)
	return (dir === 'ltr' || dir === 'rtl') && dir !== natural ? node.setDirection(dir) : node
}

/** The `dir` attribute of a block, as the Worker stores it, and the direction for the blocks inside. */
export function $directionOf(
	node: ElementNode | readonly LexicalNode[],
	around: TextDirection,
): { dir: string; direction: TextDirection } {
	const nodes = 'getTextContent' in node ? [node] : node
	const given = 'getTextContent' in node ? node.getDirection() : null
	const { direction, stored } = storedDirection(given, nodes.map((each) => each.getTextContent()).join('\n'), around)
	return { dir: stored ? ` dir="${direction}"` : '', direction }
}
