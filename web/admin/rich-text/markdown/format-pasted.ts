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
import type { PastedMarkdown } from '../paste/paste-commands.ts'
import { elementsOf } from './elements-from-markdown.ts'

/** CommonMark with GitHub's tables and struck text. One tilde strikes nothing: it often means "about". */
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

/** A line nested in a hundred quotations or lists. */
const tooDeep = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t])){100}.*\S/m
/** A paragraph ends at an empty line, and where a heading or an item begins. */
const ends = /\n(?=[ \t>]*(?:\n|[-+*][ \t]|\d{1,9}[.)][ \t]|#+[ \t]))/

/** Whether the parser reads a text within seconds. */
export const isReadable = (text: string): boolean => !tooDeep.test(text) && costOf(text) <= 10_000_000

/**
 * Estimates the parser's time. It grows with the square of the signs in a paragraph, and of all items, quotations and
 * underlines. The cells of tables count as padded to the longest row.
 */
function costOf(text: string): number {
	const signs = text.split(ends).map((paragraph) => count(paragraph, /[*_~]+|[[<`]/g) ** 2)
	const starts = text.replace(/^([ \t>*+\-\d.)=]*).*/gm, '$1')
	const rows = text.split('\n').flatMap((line) => count(line, /\|/g) || [])
	const cells = rows.length * rows.reduce((longest, row) => Math.max(longest, row), 0)
	return signs.reduce((sum, each) => sum + each, count(starts, />|[-+*][ \t]|\d[.)][ \t]|[-=]$/gm) ** 2 + cells * 500)
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0
