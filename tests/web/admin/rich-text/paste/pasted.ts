import { $getRoot, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { expect, vi } from 'vitest'
import { registerPaste } from '#web/admin/rich-text/paste/paste.ts'
import { createPictureUploads } from '#web/admin/rich-text/paste/picture-uploads.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

/** An editor into which this was pasted. */
export function editorWithPasted(content: Record<string, string>, html = ''): LexicalEditor {
	const editor = openTestEditor(html)
	registerPaste(
		editor,
		() => null,
		createPictureUploads(editor, () => null),
	)
	const data = new DataTransfer()
	for (const [type, value] of Object.entries(content)) data.setData(type, value)
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	const taken = editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: data }))
	if (!taken) throw new Error('The editor did not take it')
	return editor
}

/** In happy-dom DOMPurify loses the first element, and a paste is cleaned twice. Browsers lose none. */
export const withSpare = (html: string) => html.replace(/<body[^>]*>|^(?![\s\S]*<body)/, '$&<hr><hr>')

/** The stored HTML of what another program copied as HTML. */
export const storedFrom = (html: string): string => htmlIn(editorWithPasted({ 'text/html': withSpare(html) }))

// The module that reads a paste is loaded after the editor. Until then a paste comes into the text a moment later.
await vi.waitFor(() => expect(storedFrom('<p>a</p>')).toBe('<p>a</p>'), { timeout: 20_000 })
