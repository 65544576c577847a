import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $isCodeNode } from '@lexical/code'
import { $toggleLink } from '@lexical/link'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
	$addUpdateTag,
	$findMatchingParent,
	$getSelection,
	$isElementNode,
	$isRangeSelection,
	type BaseSelection,
	COMMAND_PRIORITY_LOW,
	CONTROLLED_TEXT_INSERTION_COMMAND,
	type LexicalEditor,
	type LexicalNode,
	mergeRegister,
	PASTE_COMMAND,
	PASTE_TAG,
} from 'lexical'
import { isPicture } from '../commands/insert-pictures.ts'
import { $nodesFromHtml } from '../html/from-html.ts'
import { safeAddress } from '../link-address.ts'
import { looksLikeMarkdown } from '../markdown/looks-like-markdown.ts'
import { MARKDOWN_PASTED_COMMAND } from '../markdown/pasted-markdown.ts'
import { editorNamespace } from '../nodes/editor-nodes.ts'
import { $isPictureNode, type PictureNode } from '../nodes/picture-node.tsx'
import type { PictureStore } from '../picture-store.ts'
import { cleanPaste } from './clean-paste.ts'
import type { PictureUploads } from './picture-uploads.ts'

const nodesType = 'application/x-lexical-editor'

/** Handles paste and drop. Lexical handles its own nodes and plain text. */
export const registerPaste = (editor: LexicalEditor, pictures: () => PictureStore | null, uploads: PictureUploads) => {
	const $take = (data: DataTransfer | null): boolean => data !== null && $takeIn(editor, data, pictures(), uploads)
	return mergeRegister(
		editor.registerCommand(
			PASTE_COMMAND,
			(event) => {
				if (!(event instanceof ClipboardEvent) || !$take(event.clipboardData)) return false
				event.preventDefault()
				return true
			},
			COMMAND_PRIORITY_LOW,
		),
		editor.registerCommand(
			CONTROLLED_TEXT_INSERTION_COMMAND,
			(event) => typeof event !== 'string' && $take(event.dataTransfer),
			COMMAND_PRIORITY_LOW,
		),
	)
}

function $takeIn(
	editor: LexicalEditor,
	data: DataTransfer,
	pictures: PictureStore | null,
	uploads: PictureUploads,
): boolean {
	const selection = $getSelection()
	if (selection === null) return false
	const plain = data.getData('text/plain')
	if ($isInCode(selection)) return $insertPlain(selection, plain)
	if ($linkSelection(selection, plain)) return true

	const html = data.getData('text/html')
	const hasPicture = (name: string) => pictures?.urlOf(name) != null
	if (isOwnCopy(data, hasPicture)) return false
	if ((html === '' || html === plain) && !data.types.includes(nodesType)) {
		if (looksLikeMarkdown(plain))
			editor.dispatchCommand(MARKDOWN_PASTED_COMMAND, { text: plain, before: editor.getEditorState() })
		return false
	}
	const clean = cleanPaste(html, hasPicture)
	const files = [...data.files]
	// A picture copied in a browser or in Word is a file plus HTML with its address.
	if (!clean.hasContent && files.some(isPicture)) return editor.dispatchCommand(DRAG_DROP_PASTE, files)
	if (clean.html === '') return $insertPlain(selection, plain)
	$addUpdateTag(PASTE_TAG)
	const nodes = $nodesFromHtml(clean.html)
	for (const picture of nodes.flatMap($picturesIn)) {
		const pasted = clean.pictures.get(picture.getName())
		if (pasted) picture.replace(uploads.$placeOfPasted(pasted, picture.getAlt()))
	}
	$insertGeneratedNodes(editor, nodes, selection)
	return true
}

const $picturesIn = (node: LexicalNode): PictureNode[] =>
	$isPictureNode(node) ? [node] : $isElementNode(node) ? node.getChildren().flatMap($picturesIn) : []

/** Whether the nodes come from this page's editor and all their pictures are known. */
function isOwnCopy(data: DataTransfer, hasPicture: (name: string) => boolean): boolean {
	const names: unknown[] = []
	try {
		const copy: unknown = JSON.parse(data.getData(nodesType), (_key, value: unknown) => {
			if (isObject(value) && value.type === 'picture') names.push(value.name)
			return value
		})
		const isOwn = isObject(copy) && copy.namespace === editorNamespace
		return isOwn && names.every((name) => typeof name === 'string' && hasPicture(name))
	} catch {
		return false
	}
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const $isInCode = (selection: BaseSelection) =>
	$isRangeSelection(selection) && $findMatchingParent(selection.anchor.getNode(), $isCodeNode) !== null

function $insertPlain(selection: BaseSelection, text: string): true {
	$addUpdateTag(PASTE_TAG)
	selection.insertRawText(text)
	return true
}

/** Pasting an address over text makes it a link. */
function $linkSelection(selection: BaseSelection, text: string): boolean {
	const address = /^\S+$/.test(text.trim()) ? safeAddress(text) : null
	if (address === null || address.startsWith('/') || !$isRangeSelection(selection) || selection.isCollapsed())
		return false
	$addUpdateTag(PASTE_TAG)
	$toggleLink(address)
	return true
}
