import {
	$isListItemNode,
	$isListNode,
	INSERT_ORDERED_LIST_COMMAND,
	INSERT_UNORDERED_LIST_COMMAND,
	type ListItemNode,
	REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
	$findMatchingParent,
	$getSelection,
	$isRangeSelection,
	$isTextNode,
	type BaseSelection,
	type LexicalEditor,
	type LexicalNode,
} from 'lexical'
import { $kindOf, $setBlockKind } from '../nodes/block-kinds.ts'
import { $createRuleNode } from '../nodes/rule-node.tsx'

export type ListKind = 'bullet' | 'number'

const deepestLevel = 5

/** The list item around a node. Items that only hold a nested list do not count. */
const $itemAt = (node: LexicalNode): ListItemNode | null =>
	$findMatchingParent(node, (each): each is ListItemNode => $isListItemNode(each) && !$isListNode(each.getFirstChild()))

export function $selectedItems(selection: BaseSelection | null): ListItemNode[] {
	if (!$isRangeSelection(selection)) return []
	const items = selection.getNodes().map($itemAt)
	return [...new Set(items)].filter((item) => item !== null)
}

/** An item can nest below the previous one. */
export const $canNest = ([first]: readonly ListItemNode[]) =>
	first !== undefined && first.getPreviousSibling() !== null && first.getIndent() < deepestLevel - 1

export const $canUnnest = (items: readonly ListItemNode[]) => items.some((item) => item.getIndent() > 0)

export function $nest(levels: 1 | -1): void {
	for (const item of $selectedItems($getSelection())) item.setIndent(Math.max(0, item.getIndent() + levels))
}

export function toggleList(editor: LexicalEditor, kind: ListKind, current: ListKind | null): void {
	if (kind === current) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
	else if (kind === 'number') editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)
	else editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)
}

/** Removes formats from the selection and turns headings and quotations into paragraphs. */
export function $clearFormatting(): void {
	const selection = $getSelection()
	if (!$isRangeSelection(selection)) return
	if (!selection.isCollapsed()) {
		for (const node of selection.extract()) if ($isTextNode(node)) node.setFormat(0).setStyle('')
	}
	selection.setFormat(0)
	selection.setStyle('')
	const blocks = selection.getNodes().map((node) => $findMatchingParent(node, (each) => $kindOf(each) !== null))
	if (blocks.some((block) => block !== null && $kindOf(block) !== 'paragraph')) $setBlockKind('paragraph')
}

export function $insertRule(): void {
	$insertNodeToNearestRoot($createRuleNode())
}
