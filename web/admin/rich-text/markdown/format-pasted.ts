import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $getRoot, $getSelection, HISTORIC_TAG, HISTORY_PUSH_TAG, type LexicalEditor, PASTE_TAG } from 'lexical'
import { $blocksIn } from '../html/from-html.ts'
import { leftOutReasons } from '../nodes/left-out-kinds.ts'
import { $createLeftOutNode } from '../nodes/left-out-node.tsx'
import { $picturesIn } from '../paste/insert-pasted.ts'
import { elementsOf } from './elements-from-markdown.ts'
import type { PastedMarkdown } from './pasted-markdown.ts'
import { readMarkdown } from './read-markdown.ts'

export { isReadable } from './read-markdown.ts'

/** Pastes the text again with its formatting. The plain text is one undo step away. */
export function formatPasted(editor: LexicalEditor, { text, before }: PastedMarkdown): void {
	const elements = elementsOf(readMarkdown(text))
	// Undo must return to the plain text, so the history does not see this step back.
	editor.setEditorState(before, { tag: HISTORIC_TAG })
	editor.update(
		() => {
			const selection = $getSelection() ?? $getRoot().selectEnd()
			const nodes = $blocksIn(elements)
			// Pictures belong to other sites. The author may choose a copy in their place.
			for (const picture of nodes.flatMap($picturesIn))
				picture.replace($createLeftOutNode({ alt: picture.getAlt(), reason: leftOutReasons.otherPage }))
			$insertGeneratedNodes(editor, nodes, selection)
		},
		{ discrete: true, tag: [HISTORY_PUSH_TAG, PASTE_TAG] },
	)
}
