import { createEditor, type LexicalEditor } from 'lexical'
import { $setHtml, $toHtml } from '#web/admin/rich-text/html/kept-blocks.ts'
import { editorNodes, editorTheme } from '#web/admin/rich-text/nodes/editor-nodes.ts'

/** An editor in the document, without the field around it. For test files with a DOM. */
export function openTestEditor(html = '', namespace?: string): LexicalEditor {
	const editor = createEditor({
		...(namespace === undefined ? {} : { namespace }),
		nodes: editorNodes,
		theme: editorTheme,
		onError(error) {
			throw error
		},
	})
	const root = document.createElement('div')
	root.contentEditable = 'true'
	document.body.appendChild(root)
	editor.setRootElement(root)
	editor.update(() => void $setHtml(html), { discrete: true })
	return editor
}

export const htmlIn = (editor: LexicalEditor): string => editor.read(() => $toHtml(new Map()))
