import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $isCodeNode } from '@lexical/code'
import { $toggleLink } from '@lexical/link'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
	$addUpdateTag,
	$findMatchingParent,
	$getSelection,
	$isRangeSelection,
	type BaseSelection,
	COMMAND_PRIORITY_LOW,
	CONTROLLED_TEXT_INSERTION_COMMAND,
	type LexicalEditor,
	mergeRegister,
	PASTE_COMMAND,
	PASTE_TAG,
} from 'lexical'
import { $nodesFromHtml } from '../html/from-html.ts'
import { safeAddress } from '../link-address.ts'
import { editorNamespace } from '../nodes/editor-nodes.ts'
import type { PictureStore } from '../picture-store.ts'
import { cleanPaste } from './clean-paste.ts'

const nodesType = 'application/x-lexical-editor'

/** What comes from the clipboard or is dropped. What this leaves alone is the editor's own copy, or plain text. */
export const registerPaste = (editor: LexicalEditor, pictures: () => PictureStore | null) => {
	const $take = (data: DataTransfer | null): boolean => data !== null && $takeIn(editor, data, pictures())
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

function $takeIn(editor: LexicalEditor, data: DataTransfer, pictures: PictureStore | null): boolean {
	const selection = $getSelection()
	if (selection === null) return false
	const plain = data.getData('text/plain')
	if ($isInCode(selection)) return $insertPlain(selection, plain)
	if ($linkSelection(selection, plain)) return true

	const html = data.getData('text/html')
	const hasPicture = (name: string) => pictures?.urlOf(name) != null
	if (isOwnCopy(data, hasPicture)) return false
	if ((html === '' || html === plain) && !data.types.includes(nodesType)) return false
	const clean = cleanPaste(html, hasPicture)
	const files = [...data.files]
	// A picture that is copied in a browser or in Word comes as a file, with HTML around its address.
	if (clean === '' && files.length > 0) return editor.dispatchCommand(DRAG_DROP_PASTE, files)
	if (clean === '') return $insertPlain(selection, plain)
	$addUpdateTag(PASTE_TAG)
	$insertGeneratedNodes(editor, $nodesFromHtml(clean), selection)
	return true
}

/** Nodes that were copied in an editor of ours, with pictures that this one has too. */
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

/** An address that is pasted over text makes a link of it. */
function $linkSelection(selection: BaseSelection, text: string): boolean {
	const address = /^\S+$/.test(text.trim()) ? safeAddress(text) : null
	if (address === null || address.startsWith('/') || !$isRangeSelection(selection) || selection.isCollapsed())
		return false
	$addUpdateTag(PASTE_TAG)
	$toggleLink(address)
	return true
}
