import { AutoLinkNode, LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import type { EditorThemeClasses } from 'lexical'
import { CodeBlockNode } from './code-block-node.ts'
import { LeftOutNode } from './left-out-node.tsx'
import { PictureNode } from './picture-node.tsx'
import { RuleNode } from './rule-node.tsx'

/** Lexical trusts clipboard nodes with this namespace, so it is random. */
export const editorNamespace = crypto.getRandomValues(new Uint32Array(4)).join('-')

export const editorNodes = [
	...[HeadingNode, QuoteNode, CodeBlockNode, ListNode, ListItemNode, LinkNode, AutoLinkNode],
	...[TableNode, TableRowNode, TableCellNode, PictureNode, LeftOutNode, RuleNode],
]

/**
 * Classes for elements that only the editor has. Those of the article cover the rest: see rich-text.css and article.css.
 */
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
