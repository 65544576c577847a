import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
	$createNodeSelection,
	$createParagraphNode,
	$getRoot,
	$getSelection,
	$isParagraphNode,
	$isRangeSelection,
	$setSelection,
	COMMAND_PRIORITY_LOW,
	DRAGOVER_COMMAND,
	type LexicalEditor,
	mergeRegister,
	type NodeKey,
} from 'lexical'
import { $createPictureNode } from '../nodes/picture-node.tsx'
import { openDialog } from '../open-dialog.ts'
import type { PictureStore } from '../picture-store.ts'

/** Adds pictures, each in its own paragraph, and asks for the alternative text of the last one. */
export async function addPictures(
	editor: LexicalEditor,
	pictures: PictureStore,
	files: readonly File[],
): Promise<void> {
	let added: NodeKey | null = null
	for (const file of files.filter(({ type }) => type.startsWith('image/'))) {
		const picture = await pictures.add(file)
		if (picture) added = insertPicture(editor, picture.name)
	}
	if (added !== null) openDialog(editor, { kind: 'picture', key: added })
}

function insertPicture(editor: LexicalEditor, name: string): NodeKey {
	let key: NodeKey = ''
	editor.update(
		() => {
			const node = $createPictureNode(name, '')
			const selection = $getSelection() ?? $getRoot().selectEnd()
			const block = $isRangeSelection(selection) ? selection.anchor.getNode() : null
			if ($isParagraphNode(block) && block.isEmpty()) block.append(node)
			else $insertNodeToNearestRoot($createParagraphNode().append(node))
			const chosen = $createNodeSelection()
			chosen.add(node.getKey())
			$setSelection(chosen)
			key = node.getKey()
		},
		{ discrete: true },
	)
	return key
}

/** Handles pasted and dropped files. Without a store it ignores them, because the browser would open them. */
export const registerPictureFiles = (editor: LexicalEditor, pictures: () => PictureStore | null) =>
	mergeRegister(
		editor.registerCommand(
			DRAG_DROP_PASTE,
			(files) => {
				const store = pictures()
				if (store) void addPictures(editor, store, files)
				return true
			},
			COMMAND_PRIORITY_LOW,
		),
		editor.registerCommand(
			DRAGOVER_COMMAND,
			(event) => {
				if (!event.dataTransfer?.types.includes('Files')) return false
				event.preventDefault()
				return true
			},
			COMMAND_PRIORITY_LOW,
		),
	)
