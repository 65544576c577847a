import { $isCodeNode } from '@lexical/code'
import { $isLinkNode } from '@lexical/link'
import {
	$findMatchingParent,
	$getSelection,
	$isLineBreakNode,
	$isRangeSelection,
	$isTextNode,
	type NodeKey,
	type TextNode,
} from 'lexical'

/** The words after a slash, with the text node and the place of the slash in it. */
export type SlashQuery = { key: NodeKey; offset: number; words: string }

const longestQuery = 24

/** A slash at the start or after a space, and what follows it up to the end; null for any other text. */
export function slashIn(text: string): { offset: number; words: string } | null {
	const offset = text.lastIndexOf('/')
	const words = text.slice(offset + 1)
	if (offset === -1 || words.length > longestQuery || !/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)* ?)?$/u.test(words))
		return null
	return offset === 0 || /\s/.test(text.charAt(offset - 1)) ? { offset, words } : null
}

/** The slash before the caret, in text that can become a block. */
export function $slashAtCaret(): SlashQuery | null {
	const selection = $getSelection()
	if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.type !== 'text') return null
	const node = selection.anchor.getNode()
	if (!$isTextNode(node) || !node.isSimpleText() || node.hasFormat('code')) return null
	const found = slashIn(node.getTextContent().slice(0, selection.anchor.offset))
	if (found === null || (found.offset === 0 && !$startsWord(node))) return null
	if ($findMatchingParent(node, (each) => $isCodeNode(each) || $isLinkNode(each))) return null
	return { key: node.getKey(), ...found }
}

/** Whether a text node follows nothing, a line break or a space. */
function $startsWord(node: TextNode): boolean {
	const before = node.getPreviousSibling()
	return before === null || $isLineBreakNode(before) || ($isTextNode(before) && /\s$/.test(before.getTextContent()))
}
