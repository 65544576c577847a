import { $getHtmlContent, $getLexicalContent } from '@lexical/clipboard'
import { registerRichText } from '@lexical/rich-text'
import { $getRoot, type LexicalEditor, mergeRegister, PASTE_COMMAND } from 'lexical'
import { registerPaste } from '#web/admin/rich-text/paste/paste.ts'
import { createPictureUploads } from '#web/admin/rich-text/paste/picture-uploads.ts'
import { type AddedPicture, type PictureStore, setPictureStore } from '#web/admin/rich-text/picture-store.ts'
import { openTestEditor } from '../open-test-editor.ts'

/** A form that has these pictures, by name, and takes every other one. `key`: how the site stores a picture. */
export function formWith(pictures: Record<string, { shown: string; key?: string }> = {}) {
	const added: (string | File)[] = []
	const store: PictureStore = {
		urlOf: (name) => pictures[name]?.shown ?? null,
		addressOf: (name) =>
			pictures[name]?.key ? `/media/${pictures[name].key}/picture.png?expires=1&signature=a` : null,
		async add(file): Promise<AddedPicture> {
			added.push(file)
			return { name: `added-${added.length}` }
		},
		async take(key): Promise<AddedPicture> {
			if (key.startsWith('secret')) return { refused: 'This file is neither published nor in one of your sections.' }
			added.push(key)
			return { name: `taken-${added.length}` }
		},
	}
	return { store, added }
}

/** An editor with these pictures. Without a namespace it is like that of another tab. */
export function editorWith(store: PictureStore | null, html: string, namespace?: string): LexicalEditor {
	const editor = openTestEditor(html, namespace)
	const uploads = createPictureUploads(editor, () => store)
	setPictureStore(editor, () => store)
	mergeRegister(
		registerRichText(editor),
		uploads.register(),
		registerPaste(editor, () => store, uploads),
	)
	return editor
}

/** Copies the whole text. */
export function copyAll(editor: LexicalEditor): Record<string, string> {
	let copy = {}
	editor.update(
		() => {
			const selection = $getRoot().select(0, $getRoot().getChildrenSize())
			copy = {
				'text/html': $getHtmlContent(editor, selection),
				'application/x-lexical-editor': $getLexicalContent(editor, selection) ?? '',
			}
		},
		{ discrete: true },
	)
	return copy
}

/** The document of these tests loses the first element of what is cleaned. */
export const spared = (type: string, value: string) => (type === 'text/html' ? `<p>-</p><p>-</p>${value}` : value)

/** Pastes at the end. */
export function pasteInto(editor: LexicalEditor, content: Record<string, string>): void {
	const data = new DataTransfer()
	for (const [type, value] of Object.entries(content)) data.setData(type, spared(type, value))
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: data }))
}
