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
import { isPicture } from '../commands/insert-pictures.ts'
import { safeAddress } from '../link-address.ts'
import { looksLikeMarkdown } from '../markdown/looks-like-markdown.ts'
import { MARKDOWN_PASTED_COMMAND } from '../markdown/pasted-markdown.ts'
import { editorNamespace } from '../nodes/editor-nodes.ts'
import { type PictureStore, storedKeyOf } from '../picture-store.ts'
import { cleanPaste } from './clean-paste.ts'
import { $insertPasted } from './insert-pasted.ts'
import { withStylesAside } from './pasted-source.ts'
import type { PictureUploads } from './picture-uploads.ts'
import { withPicturesBeside } from './pictures-beside.ts'

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
	if (isOwnCopy(data, pictures)) return false
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
	const beside = withPicturesBeside(clean.pictures, data.getData('text/rtf'))
	$insertPasted(editor, { html: clean.html, pictures: beside }, selection, uploads)
	return true
}

/** Whether the nodes come from this page's editor and this text has all their pictures. */
function isOwnCopy(data: DataTransfer, pictures: PictureStore | null): boolean {
	const names: unknown[] = []
	try {
		const copy: unknown = JSON.parse(data.getData(nodesType), (_key, value: unknown) => {
			if (isObject(value) && value.type === 'picture') names.push(value.name)
			return value
		})
		const isOwn = isObject(copy) && copy.namespace === editorNamespace
		if (!isOwn) return false
		const addresses = names.length === 0 ? [] : addressesIn(data.getData('text/html'))
		return names.every((name, index) => isSamePicture(name, addresses[index], pictures))
	} catch {
		return false
	}
}

function addressesIn(html: string): (string | null)[] {
	const { body } = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
	return [...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))
}

/** Two articles may call different pictures the same. A picture that is not saved yet has a unique name. */
function isSamePicture(name: unknown, address: string | null | undefined, pictures: PictureStore | null): boolean {
	if (typeof name !== 'string' || pictures?.urlOf(name) == null) return false
	const [copied, own] = [address, pictures.addressOf(name)].map((each) => (each == null ? null : storedKeyOf(each)))
	return copied === own || copied === null || own === null
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
