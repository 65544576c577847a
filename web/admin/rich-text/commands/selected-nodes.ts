import { INSERT_TABLE_COMMAND } from '@lexical/table'
import {
	$createParagraphNode,
	$flushSyncAfterUpdate,
	$getSelection,
	$isElementNode,
	$isNodeSelection,
	$isParagraphNode,
	COMMAND_PRIORITY_HIGH,
	KEY_DOWN_COMMAND,
	KEY_ENTER_COMMAND,
	type LexicalEditor,
	type LexicalNode,
	mergeRegister,
	PASTE_COMMAND,
	type ParagraphNode,
} from 'lexical'
import { pressedKey } from '#web/ui/keys.ts'

/** A selected picture or rule hides the browser's caret. New content then goes into a paragraph below. */
export const registerSelectedNodes = (editor: LexicalEditor) =>
	mergeRegister(
		editor.registerCommand(KEY_DOWN_COMMAND, (event) => $takeKey(event, editor), COMMAND_PRIORITY_HIGH),
		editor.registerCommand(KEY_ENTER_COMMAND, $leadBelow, COMMAND_PRIORITY_HIGH),
		editor.registerCommand(PASTE_COMMAND, $makeRoom, COMMAND_PRIORITY_HIGH),
		editor.registerCommand(INSERT_TABLE_COMMAND, $makeRoom, COMMAND_PRIORITY_HIGH),
	)

function $takeKey(event: KeyboardEvent, editor: LexicalEditor): boolean {
	// The buttons on a picture handle their own keys.
	if (event.target instanceof Element && event.target.closest('button')) return true
	if (!$isNodeSelection($getSelection())) return false
	if (event.target !== editor.getRootElement()) return true
	// The browser types at its own caret, which must exist first.
	if (writes(event) && $writeBelow()) $flushSyncAfterUpdate()
	return false
}

/** Dead keys, input methods and phone keyboards do not report the character. */
function writes(event: KeyboardEvent): boolean {
	const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
	return !isShortcut && /^(?:.|Dead|Process|Unidentified)$/u.test(event.key)
}

function $leadBelow(event: KeyboardEvent | null): boolean {
	if ((event && pressedKey(event) === null) || !$writeBelow()) return false
	event?.preventDefault()
	return true
}

function $makeRoom(): false {
	$writeBelow()
	return false
}

/** Moves the caret to a paragraph below the selected picture or rule. Returns false if none is selected. */
export function $writeBelow(): boolean {
	const selection = $getSelection()
	const node = $isNodeSelection(selection) ? selection.getNodes().at(-1) : undefined
	if (!node) return false
	const below = $emptyBelow(node)
	if (below) below.select()
	else if (node.isInline()) node.selectNext(0, 0).insertParagraph()
	else {
		const paragraph = $createParagraphNode()
		node.insertAfter(paragraph)
		paragraph.select()
	}
	return true
}

/** The text's end already has an empty paragraph. */
function $emptyBelow(node: LexicalNode): ParagraphNode | null {
	const block = node.getTopLevelElement()
	const last = $isElementNode(block) ? block.getLastDescendant() : block
	const below = node.is(last) ? block?.getNextSibling() : null
	return $isParagraphNode(below) && below.isEmpty() ? below : null
}
