import { $isListNode } from '@lexical/list'
import { $findCellNode } from '@lexical/table'
import {
	$findMatchingParent,
	$getSelection,
	$isNodeSelection,
	$isRangeSelection,
	CAN_REDO_COMMAND,
	CAN_UNDO_COMMAND,
	COMMAND_PRIORITY_LOW,
	type LexicalEditor,
	mergeRegister,
	type NodeKey,
} from 'lexical'
import { useEffect, useState } from 'react'
import { $isShownLink } from '../auto-links.ts'
import { $canNest, $canUnnest, $selectedItems, type ListKind } from '../commands/formatting.ts'
import { $kindOf, type BlockKind } from '../nodes/block-kinds.ts'
import { $isPictureNode } from '../nodes/picture-node.tsx'
import { type TextFormat, textFormats } from '../text-formats.ts'

export type TextState = {
	block: BlockKind | null
	formats: readonly TextFormat[]
	list: ListKind | null
	isLink: boolean
	inTable: boolean
	picture: NodeKey | null
	canNest: boolean
	canUnnest: boolean
}

const nothing: TextState = {
	block: null,
	formats: [],
	list: null,
	isLink: false,
	inTable: false,
	picture: null,
	canNest: false,
	canUnnest: false,
}

/** The toolbar's state for the selection. */
function $textState(): TextState {
	const selection = $getSelection()
	if ($isNodeSelection(selection)) {
		const picture = selection.getNodes().find($isPictureNode)
		return { ...nothing, picture: picture?.getKey() ?? null }
	}
	if (!$isRangeSelection(selection)) return { ...nothing, inTable: selection !== null }
	const node = selection.anchor.getNode()
	const block = $findMatchingParent(node, (each) => $kindOf(each) !== null)
	const list = $findMatchingParent(node, $isListNode)
	const items = $selectedItems(selection)
	return {
		block: $kindOf(block),
		formats: textFormats.map(({ format }) => format).filter((format) => selection.hasFormat(format)),
		list: list === null ? null : list.getListType() === 'number' ? 'number' : 'bullet',
		isLink: $findMatchingParent(node, $isShownLink) !== null,
		inTable: $findCellNode(node) !== null,
		picture: null,
		canNest: $canNest(items),
		canUnnest: $canUnnest(items),
	}
}

const isSame = (a: TextState, b: TextState) => JSON.stringify(a) === JSON.stringify(b)

export function useTextState(editor: LexicalEditor): TextState {
	const [state, setState] = useState(nothing)
	useEffect(() => {
		return editor.registerUpdateListener(({ editorState }) => {
			const next = editorState.read($textState)
			setState((before) => (isSame(before, next) ? before : next))
		})
	}, [editor])
	return state
}

export function useHistoryState(editor: LexicalEditor) {
	const [canUndo, setCanUndo] = useState(false)
	const [canRedo, setCanRedo] = useState(false)
	useEffect(() => {
		function watch(set: (can: boolean) => void) {
			return (can: boolean) => {
				set(can)
				return false
			}
		}
		return mergeRegister(
			editor.registerCommand(CAN_UNDO_COMMAND, watch(setCanUndo), COMMAND_PRIORITY_LOW),
			editor.registerCommand(CAN_REDO_COMMAND, watch(setCanRedo), COMMAND_PRIORITY_LOW),
		)
	}, [editor])
	return { canUndo, canRedo }
}
