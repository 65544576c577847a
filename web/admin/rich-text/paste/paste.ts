import { $isCodeNode } from '@lexical/code'
import { $toggleLink } from '@lexical/link'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
	$addUpdateTag,
	$findMatchingParent,
	$getRoot,
	$getSelection,
	$isRangeSelection,
	type BaseSelection,
	COMMAND_PRIORITY_LOW,
	CONTROLLED_TEXT_INSERTION_COMMAND,
	DROP_COMMAND,
	type LexicalEditor,
	mergeRegister,
	PASTE_COMMAND,
	PASTE_TAG,
} from 'lexical'
import { softBreaks } from '#contracts/content/soft-breaks.ts'
import { storedKeyOf } from '../../items/editor/stored-files.ts'
import { isPicture } from '../commands/insert-pictures.ts'
import { safeAddress } from '../link-address.ts'
import { looksLikeMarkdown } from '../markdown/looks-like-markdown.ts'
import { editorNamespace } from '../nodes/editor-nodes.ts'
import { type PictureStore, pictureAddedTag } from '../picture-store.ts'
import { $insertPasted } from './insert-pasted.ts'
import { MARKDOWN_PASTED_COMMAND, NOTICE_COMMAND, READING_DOCUMENT_COMMAND } from './paste-commands.ts'
import { withStylesAside } from './pasted-source.ts'
import type { PictureUploads } from './picture-uploads.ts'
import { $insertSoftBreaks } from './plain-text.ts'
import type { PasteContent } from './read-paste.ts'

const nodesType = 'application/x-lexical-editor'
const dragSourceType = 'application/x-lexical-drag'

/** Handles paste and drop. Lexical handles its own nodes and plain text. */
export const registerPaste = (editor: LexicalEditor, pictures: () => PictureStore | null, uploads: PictureUploads) => {
	const $take = (data: DataTransfer | null): boolean => data !== null && $takeIn(editor, data, pictures(), uploads)
	void loadReader()
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
		// Lexical's handler would drop the pictures. The browser's own drop comes as an insertion of text.
		editor.registerCommand(
			DROP_COMMAND,
			({ dataTransfer }) => isOfOtherEditor(editor, dataTransfer),
			COMMAND_PRIORITY_LOW,
		),
	)
}

/** Whether the content is dragged from an editor in another tab or window. */
function isOfOtherEditor(editor: LexicalEditor, data: DataTransfer | null): boolean {
	const source = data?.getData(dragSourceType) ?? ''
	return data?.files.length === 0 && source !== '' && source !== JSON.stringify({ editorKey: editor.getKey() })
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
	if (isOwnCopy(data, pictures)) return false
	if ((html === '' || html === plain) && !data.types.includes(nodesType)) {
		if (looksLikeMarkdown(plain))
			editor.dispatchCommand(MARKDOWN_PASTED_COMMAND, { text: plain, before: editor.getEditorState() })
		return $isRangeSelection(selection) && $insertSoftBreaks(plain)
	}
	const content = { html, plain, rtf: data.getData('text/rtf'), files: [...data.files] }
	const $insert = ({ readPaste }: Reader, at: BaseSelection) =>
		$insertRead(editor, readPaste(content, pictures), content, at, uploads)
	if (reader) $insert(reader, selection)
	else {
		const $insertLater = (loaded: Reader | null) => {
			const at = $getSelection() ?? $getRoot().selectEnd()
			if (loaded) $insert(loaded, at)
			else $insertPlain(at, plain)
		}
		editor.dispatchCommand(READING_DOCUMENT_COMMAND, 'the pasted text')
		void loadReader().then((loaded) => {
			// The form gets the text at once: a save may wait for it.
			editor.update(() => $insertLater(loaded), { discrete: true, tag: pictureAddedTag })
			editor.dispatchCommand(READING_DOCUMENT_COMMAND, null)
		})
	}
	return true
}

type Reader = typeof import('./read-paste.ts')

let reader: Reader | null = null

/** Loads what reads a paste; null without a connection. */
async function loadReader(): Promise<Reader | null> {
	reader ??= await import('./read-paste.ts').catch(() => null)
	return reader
}

function $insertRead(
	editor: LexicalEditor,
	read: ReturnType<Reader['readPaste']>,
	{ plain, files }: PasteContent,
	selection: BaseSelection,
	uploads: PictureUploads,
): void {
	if (read.losses !== '') editor.dispatchCommand(NOTICE_COMMAND, read.losses)
	// A picture copied in a browser or in Word is a file plus HTML with its address.
	if (!read.hasContent && files.some(isPicture)) editor.dispatchCommand(DRAG_DROP_PASTE, [...files])
	else if (read.html === '') $insertPlain(selection, plain)
	else $insertPasted(editor, read, selection, uploads)
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
	selection.insertRawText(text.replace(softBreaks, '\n'))
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
