import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
	$createNodeSelection,
	$createParagraphNode,
	$getNodeByKey,
	$getRoot,
	$getSelection,
	$isParagraphNode,
	$isRangeSelection,
	$setSelection,
	createCommand,
	type LexicalCommand,
	type LexicalEditor,
	type LexicalNode,
	type NodeKey,
} from 'lexical'
import { focusText } from '../caret.ts'
import { $createPictureNode } from '../nodes/picture-node.tsx'
import { openDialog } from '../open-dialog.ts'
import { type PictureStore, pictureAddedTag } from '../picture-store.ts'

/** Opens the file chooser of the toolbar. */
export const CHOOSE_PICTURE_COMMAND: LexicalCommand<undefined> = createCommand('CHOOSE_PICTURE')

export const isPicture = ({ type }: File) => type.startsWith('image/')

/**
 * Adds chosen pictures, each in its own paragraph, and opens the dialog for the alternative text of the last one. Returns
 * why the form refused others.
 */
export async function addPictures(
	editor: LexicalEditor,
	pictures: PictureStore,
	files: readonly File[],
): Promise<string[]> {
	let last: NodeKey = ''
	const refusals: string[] = []
	for (const file of files.filter(isPicture)) {
		const added = await pictures.add(file)
		if ('refused' in added) refusals.push(added.refused)
		else last = insertPicture(editor, added.name)
	}
	if (last !== '') openDialog(editor, { kind: 'picture', key: last })
	return refusals
}

/** Adds a picture of the site, and opens the dialog for its alternative text if it has none. Returns why it cannot be had. */
export async function addUsedPicture(
	editor: LexicalEditor,
	pictures: PictureStore,
	{ key, alt }: { key: string; alt: string },
): Promise<string | null> {
	const added = await pictures.take(key)
	if ('refused' in added) return added.refused
	const place = insertPicture(editor, added.name, alt)
	if (alt.trim() === '') openDialog(editor, { kind: 'picture', key: place })
	return null
}

function insertPicture(editor: LexicalEditor, name: string, alt = ''): NodeKey {
	let key: NodeKey = ''
	editor.update(
		() => {
			key = $insertPicture($createPictureNode(name, alt))
		},
		{ discrete: true },
	)
	return key
}

/** Inserts a picture, or the place of one, in its own paragraph and selects it. */
export function $insertPicture(node: LexicalNode): NodeKey {
	const selection = $getSelection() ?? $getRoot().selectEnd()
	const block = $isRangeSelection(selection) ? selection.anchor.getNode() : null
	if ($isParagraphNode(block) && block.isEmpty()) block.append(node)
	else $insertNodeToNearestRoot($createParagraphNode().append(node))
	$selectNode(node)
	return node.getKey()
}

export function $selectNode(node: LexicalNode): void {
	const chosen = $createNodeSelection()
	chosen.add(node.getKey())
	$setSelection(chosen)
}

/** Replaces the place of a picture by a chosen one, and opens the dialog for an alternative text if it has none. */
export function replaceByPicture(
	editor: LexicalEditor,
	key: NodeKey,
	{ name, alt }: { name: string; alt: string },
): void {
	let added: NodeKey = ''
	editor.update(
		() => {
			const place = $getNodeByKey(key)
			if (!place) return
			const picture = place.replace($createPictureNode(name, alt))
			$selectNode(picture)
			added = picture.getKey()
		},
		{ discrete: true, tag: pictureAddedTag },
	)
	if (added !== '' && alt.trim() === '') openDialog(editor, { kind: 'picture', key: added })
	else focusText(editor)
}
