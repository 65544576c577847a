import { $isCodeNode, type CodeNode } from '@lexical/code'
import {
	$findCellNode,
	$findTableNode,
	$isTableCellNode,
	$isTableRowNode,
	$isTableSelection,
	type TableNode,
} from '@lexical/table'
import { $onEscapeDown } from '@lexical/utils'
import {
	$createParagraphNode,
	$findMatchingParent,
	$getSelection,
	$isElementNode,
	$isLineBreakNode,
	$isRangeSelection,
	COMMAND_PRIORITY_LOW,
	FORMAT_TEXT_COMMAND,
	INSERT_PARAGRAPH_COMMAND,
	KEY_ARROW_DOWN_COMMAND,
	KEY_DOWN_COMMAND,
	KEY_TAB_COMMAND,
	type LexicalEditor,
	mergeRegister,
	type RangeSelection,
} from 'lexical'
import { pressedKey } from '#web/ui/keys.ts'
import { $setBlockKind } from '../nodes/block-kinds.ts'
import { openDialog } from '../open-dialog.ts'
import { $canNest, $canUnnest, $clearFormatting, $nest, $selectedItems, toggleList } from './formatting.ts'
import { matches, type ShortcutName, shortcuts } from './shortcuts.ts'

/** Lexical handles bold, italic, underline, undo and redo. */
const actions: Partial<Record<ShortcutName, (editor: LexicalEditor) => void>> = {
	strikethrough: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'strikethrough'),
	superscript: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'superscript'),
	subscript: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'subscript'),
	code: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'code'),
	link: (editor) => openDialog(editor, { kind: 'link' }),
	clear: $clearFormatting,
	paragraph: () => $setBlockKind('paragraph'),
	h2: () => $setBlockKind('h2'),
	h3: () => $setBlockKind('h3'),
	h4: () => $setBlockKind('h4'),
	quote: () => $setBlockKind('quote'),
	number: (editor) => toggleList(editor, 'number', null),
	bullet: (editor) => toggleList(editor, 'bullet', null),
}

export const registerKeyboard = (editor: LexicalEditor) =>
	mergeRegister(
		editor.registerCommand(KEY_DOWN_COMMAND, (event) => runShortcut(event, editor), COMMAND_PRIORITY_LOW),
		editor.registerCommand(
			KEY_TAB_COMMAND,
			(event) => pressedKey(event) !== null && ($changeCell(event) || $nestByTab(event)),
			COMMAND_PRIORITY_LOW,
		),
		editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $newLineOfCode, COMMAND_PRIORITY_LOW),
		editor.registerCommand(
			KEY_ARROW_DOWN_COMMAND,
			(event) => pressedKey(event) !== null && $onEscapeDown($isCodeNode, event),
			COMMAND_PRIORITY_LOW,
		),
	)

function runShortcut(event: KeyboardEvent, editor: LexicalEditor): boolean {
	// AltGr, which types characters such as {, reports Ctrl and Alt.
	if (event.getModifierState('AltGraph')) return false
	for (const [name, action] of Object.entries(actions)) {
		const shortcut = Object.entries(shortcuts).find(([each]) => each === name)?.[1]
		if (!shortcut || !matches(event, shortcut)) continue
		event.preventDefault()
		action(editor)
		return true
	}
	return false
}

/** Tab leaves the editor unless it can nest a list item. */
function $nestByTab(event: KeyboardEvent): boolean {
	const items = $selectedItems($getSelection())
	if (event.shiftKey ? !$canUnnest(items) : !$canNest(items)) return false
	event.preventDefault()
	$nest(event.shiftKey ? -1 : 1)
	return true
}

const $codeAt = (selection: RangeSelection): CodeNode | null =>
	$findMatchingParent(selection.anchor.getNode(), $isCodeNode)

/** Enter adds a line of code. On the second empty line at the end it leaves the block. */
function $newLineOfCode(): boolean {
	const selection = $getSelection()
	const code = $isRangeSelection(selection) ? $codeAt(selection) : null
	if (code === null || !$isRangeSelection(selection)) return false
	const last = code.getLastChild()
	const before = last?.getPreviousSibling()
	const atEnd = selection.isCollapsed() && selection.anchor.key === code.getKey()
	if (
		atEnd &&
		selection.anchor.offset === code.getChildrenSize() &&
		$isLineBreakNode(last) &&
		$isLineBreakNode(before)
	) {
		before.remove()
		last.remove()
		code.insertAfter($createParagraphNode()).selectEnd()
	} else selection.insertLineBreak()
	return true
}

/**
 * Tab moves to the next cell, and from the last one below the table. Shift+Tab moves back. If there is nothing above the
 * table, it leaves the editor.
 */
function $changeCell(event: KeyboardEvent): boolean {
	const selection = $getSelection()
	if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return false
	const cell = $findCellNode(selection.focus.getNode())
	const table = cell && $findTableNode(cell)
	if (!table) return false
	const cells = $cellsOf(table)
	const next = cells[cells.findIndex((each) => each.is(cell)) + (event.shiftKey ? -1 : 1)]
	const beside = event.shiftKey ? table.getPreviousSibling() : table.getNextSibling()
	if (next) next.selectEnd()
	else if ($isElementNode(beside)) event.shiftKey ? beside.selectEnd() : beside.selectStart()
	else return false
	event.preventDefault()
	return true
}

const $cellsOf = (table: TableNode) =>
	table
		.getChildren()
		.filter($isTableRowNode)
		.flatMap((row) => row.getChildren())
		.filter($isTableCellNode)
