import { $insertGeneratedNodes } from '@lexical/clipboard'
import {
	$getRoot,
	$getSelection,
	createCommand,
	type EditorState,
	HISTORIC_TAG,
	HISTORY_PUSH_TAG,
	type LexicalCommand,
	type LexicalEditor,
	PASTE_TAG,
} from 'lexical'
import { $nodesFromMarkdown } from './nodes-from-markdown.ts'

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
