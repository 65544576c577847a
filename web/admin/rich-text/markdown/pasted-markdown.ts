import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $generateNodesFromMarkdownString } from '@lexical/markdown'
import {
	$getRoot,
	$getSelection,
	createCommand,
	type EditorState,
	HISTORIC_TAG,
	HISTORY_PUSH_TAG,
	type LexicalCommand,
	type LexicalEditor,
	type LexicalNode,
	PASTE_TAG,
} from 'lexical'
import { documentTransformers } from './transformers.ts'

/** A plain text that looks like Markdown, and the document before it was pasted. */
export type PastedMarkdown = { text: string; before: EditorState }

/** Dispatched while such a text is pasted. */
export const MARKDOWN_PASTED_COMMAND: LexicalCommand<PastedMarkdown> = createCommand('MARKDOWN_PASTED')

/** Pastes the text again with its formatting. The plain text is one undo step away. */
export function formatPasted(editor: LexicalEditor, { text, before }: PastedMarkdown): void {
	// Undo must return to the plain text, so the history does not see this step back.
	editor.setEditorState(before, { tag: HISTORIC_TAG })
	editor.update(
		() => {
			const selection = $getSelection() ?? $getRoot().selectEnd()
			$insertGeneratedNodes(editor, $nodesFromMarkdown(text), selection)
		},
		{ discrete: true, tag: [HISTORY_PUSH_TAG, PASTE_TAG] },
	)
}

/** Converts Markdown to editor blocks. Lines of a paragraph are joined. */
const $nodesFromMarkdown = (text: string): LexicalNode[] =>
	$generateNodesFromMarkdownString(withRulesApart(text.split(/\r\n?|\n/)).join('\n'), documentTransformers, false, true)

const fence = /^\s*(```|~~~)/
const rule = /^(?:-{3,}|\*{3,}|_{3,})\s*$/

/** Lexical joins a horizontal line with the text right below. */
function withRulesApart(lines: readonly string[]): string[] {
	let isCode = false
	return lines.flatMap((line) => {
		if (fence.test(line)) isCode = !isCode
		return !isCode && rule.test(line) ? ['', line.trim().slice(0, 3), ''] : [line]
	})
}
