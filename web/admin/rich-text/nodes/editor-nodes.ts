import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import type { EditorThemeClasses } from 'lexical'
import { CodeBlockNode } from './code-block-node.ts'
import { PictureNode } from './picture-node.tsx'
import { RuleNode } from './rule-node.tsx'

/** Nodes on the clipboard are taken as they are when they carry it, so no other page can know it. */
export const editorNamespace = crypto.getRandomValues(new Uint32Array(4)).join('-')

export const editorNodes = [
	...[HeadingNode, QuoteNode, CodeBlockNode, ListNode, ListItemNode, LinkNode],
	...[TableNode, TableRowNode, TableCellNode, PictureNode, RuleNode],
]

/** Classes for what the editor shows by other elements than the article has; the rest is dressed by its tags. See rich-text.css, and article.css of the public pages. */
export const editorTheme: EditorThemeClasses = {
	blockCursor: 'block-cursor',
	list: { nested: { listitem: 'nested-list' } },
	tableCellSelected: 'cell-selected',
	tableScrollableWrapper: 'scrolls',
	tableSelection: 'table-selected',
	text: {
		italic: 'italic',
		strikethrough: 'line-through',
		underline: 'underline',
		underlineStrikethrough: '[text-decoration-line:underline_line-through]',
	},
}
