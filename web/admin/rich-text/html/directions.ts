import type { ElementNode } from 'lexical'
import { storedDirection } from '#contracts/content/text-direction.ts'

/** Takes over a direction that the letters do not show. The editor finds the others, also while the user types. */
export function $withDirection<Node extends ElementNode>(node: Node, element: Element): Node {
	const dir = element.getAttribute('dir')?.toLowerCase()
	const given = dir === 'ltr' || dir === 'rtl' ? dir : null
	return node.setDirection(storedDirection(given, element.textContent))
}

/** The `dir` attribute of a block, as the Worker stores it. */
export function $dirOf(node: ElementNode): string {
	const direction = storedDirection(node.getDirection(), node.getTextContent())
	return direction === null ? '' : ` dir="${direction}"`
}
