import {
	registerTablePlugin,
	registerTableSelectionObserver,
	setScrollableTablesActive,
	TableCellNode,
	TableNode,
} from '@lexical/table'
import { $getNodeByKey, $isElementNode, type LexicalEditor, mergeRegister, type NodeKey } from 'lexical'
import { directionOf } from '#contracts/content/text-direction.ts'

/**
 * Wide tables and code scroll with the caret. A scrolling box needs its own `contentEditable`, or browsers make it
 * focusable.
 */
export function markEditable(element: HTMLElement): void {
	element.contentEditable = 'true'
}

/**
 * Edits tables, scrolls wide ones, and puts their first column where visitors see it. The browser finds no direction for a table,
 * because its cells have their own.
 */
export function registerTables(editor: LexicalEditor): () => void {
	const tables = new Set<NodeKey>()

	function $direct(key: NodeKey): void {
		const node = $getNodeByKey(key)
		const element = editor.getElementByKey(key)
		if (!element || !$isElementNode(node)) return
		const dir = node.getDirection() ?? directionOf(element.textContent) ?? 'auto'
		if (element.dir !== dir) element.dir = dir
	}

	setScrollableTablesActive(editor, true)
	return mergeRegister(
		registerTablePlugin(editor),
		registerTableSelectionObserver(editor, false),
		editor.registerNodeTransform(TableCellNode, (cell) => {
			if (cell.getBackgroundColor() !== null) cell.setBackgroundColor(null)
		}),
		editor.registerMutationListener(TableNode, (changes) => {
			for (const [key, change] of changes) {
				if (change === 'destroyed') tables.delete(key)
				else tables.add(key)
				const element = editor.getElementByKey(key)
				if (element) markEditable(element)
			}
			editor.getEditorState().read(() => tables.forEach($direct))
		}),
		editor.registerUpdateListener(({ editorState }) => editorState.read(() => tables.forEach($direct))),
	)
}
