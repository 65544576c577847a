import { $insertGeneratedNodes } from '@lexical/clipboard'
import { $getRoot, $getSelection, HISTORIC_TAG, HISTORY_PUSH_TAG, type LexicalEditor, PASTE_TAG } from 'lexical'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { $blocksIn } from '../html/from-html.ts'
import { leftOutReasons } from '../nodes/left-out-kinds.ts'
import { $createLeftOutNode } from '../nodes/left-out-node.tsx'
import { $picturesIn } from '../paste/insert-pasted.ts'
import { elementsOf } from './elements-from-markdown.ts'
import type { PastedMarkdown } from './pasted-markdown.ts'

/** CommonMark with GitHub's tables and struck text. One tilde often means "about". */
const syntax = {
	extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
	mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
}

/** Pastes the text again with its formatting. The plain text is one undo step away. */
export function formatPasted(editor: LexicalEditor, { text, before }: PastedMarkdown): void {
	const elements = elementsOf(fromMarkdown(text, syntax))
	// Undo must return to the plain text, so the history does not see this step back.
	editor.setEditorState(before, { tag: HISTORIC_TAG })
	editor.update(
		() => {
			const selection = $getSelection() ?? $getRoot().selectEnd()
			const nodes = $blocksIn(elements)
			// The author may choose a copy in place of a picture of another site.
			for (const picture of nodes.flatMap($picturesIn))
				picture.replace($createLeftOutNode({ alt: picture.getAlt(), reason: leftOutReasons.otherPage }))
			$insertGeneratedNodes(editor, nodes, selection)
		},
		{ discrete: true, tag: [HISTORY_PUSH_TAG, PASTE_TAG] },
	)
}

/** A line that opens or continues 150 quotations and lists. */
const tooDeep = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t])){150}.*\S/m
/** A paragraph ends at an empty line, and where a heading, an item or a row of a table begins. */
const ends = /\n(?=[ \t>]*(?:\n|[-+*][ \t]|\d{1,9}[.)][ \t]|#|\|))/
const signs = /[*_~]+|[[<`]/g
const mostSigns = 1_000

/** Whether a text is read in seconds. The time grows with the square of the depth, and of the signs in a paragraph. */
export const isReadable = (text: string): boolean =>
	!tooDeep.test(text) && text.split(ends).every((paragraph) => (paragraph.match(signs)?.length ?? 0) <= mostSigns)
