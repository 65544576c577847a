import { $isCodeNode } from '@lexical/code'
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import {
	$isTableCellNode,
	$isTableNode,
	$isTableRowNode,
	TableCellHeaderStates,
	type TableCellNode,
	type TableNode,
} from '@lexical/table'
import {
	$isElementNode,
	$isLineBreakNode,
	$isParagraphNode,
	$isTextNode,
	type ElementNode,
	type LexicalNode,
	type TextNode,
} from 'lexical'
import { $isShownLink } from '../auto-links.ts'
import { allowedAddress } from '../link-address.ts'
import { $isLeftOutNode, type LeftOutNode } from '../nodes/left-out-node.tsx'
import { $numberingOf } from '../nodes/list-numbering.ts'
import { $isPictureNode } from '../nodes/picture-node.tsx'
import { $isRuleNode } from '../nodes/rule-node.tsx'
import { textFormats } from '../text-formats.ts'
import { $dirOf } from './directions.ts'
import { addressOf, collapseWhitespace, type Leaf, linkMark, type Mark } from './inline-leaves.ts'
import { escapeText, leavesToHtml } from './leaves-to-html.ts'

const around = (tag: string, content: string, attributes = '') =>
	content === '' ? '' : `<${tag}${attributes}>${content}</${tag}>`

/**
 * Blocks as stored HTML: tags with addresses, alternative texts, cell spans, numberings and unusual directions. '' for
 * empty blocks. Each paragraph of a quotation is a node, so adjacent quotations are joined.
 */
export function $blocksToHtml(nodes: readonly LexicalNode[]): string {
	let html = ''
	let quotation = ''
	for (const node of nodes) {
		if ($isQuoteNode(node)) {
			quotation += $lineToHtml('p', node)
			continue
		}
		html += around('blockquote', quotation) + $blockToHtml(node)
		quotation = ''
	}
	return html + around('blockquote', quotation)
}

function $blockToHtml(node: LexicalNode): string {
	if ($isParagraphNode(node)) return $lineToHtml('p', node)
	if ($isHeadingNode(node)) return $lineToHtml(node.getTag(), node)
	if ($isListNode(node)) return $listToHtml(node)
	if ($isCodeNode(node)) {
		const code = node.getTextContent()
		return code.trim() === '' ? '' : `<pre><code>${escapeText(code)}</code></pre>`
	}
	if ($isTableNode(node)) return $tableToHtml(node)
	if ($isRuleNode(node)) return '<hr>'
	return ''
}

const $lineToHtml = (tag: string, node: ElementNode) => around(tag, $inlineToHtml(node), $dirOf(node))

const $inlineToHtml = (node: ElementNode): string => leavesToHtml(collapseWhitespace($leavesOf(node, [])))

function $leavesOf(parent: ElementNode, marks: readonly Mark[]): Leaf[] {
	return parent.getChildren().flatMap((node): Leaf[] => {
		if ($isTextNode(node))
			return [{ kind: 'text', text: node.getTextContent(), marks: [...marks, ...$formatsOf(node)] }]
		if ($isLineBreakNode(node)) return [{ kind: 'break', marks }]
		if ($isPictureNode(node)) return [{ kind: 'picture', name: node.getName(), alt: node.getAlt(), marks }]
		if ($isLeftOutNode(node)) return linkLeaf(node.getLink(), marks)
		if (!$isElementNode(node)) return []
		const address = $isShownLink(node) ? allowedAddress(node.getURL()) : null
		return $leavesOf(node, address === null ? marks : [...marks, linkMark(address)])
	})
}

/** Embedded content is a link, inside no other one. */
const linkLeaf = (link: ReturnType<LeftOutNode['getLink']>, marks: readonly Mark[]): Leaf[] =>
	link === null
		? []
		: [
				{
					kind: 'text',
					text: link.text,
					marks: [...marks.filter((mark) => addressOf(mark) === null), linkMark(link.address)],
				},
			]

const $formatsOf = (node: TextNode) => textFormats.filter(({ format }) => node.hasFormat(format)).map(({ tag }) => tag)

/** The editor keeps a nested list in its own item. In HTML it belongs to the previous item. */
function $listToHtml(list: ListNode): string {
	const items: { content: string; dir: string }[] = []
	for (const item of list.getChildren()) {
		if (!$isListItemNode(item)) continue
		const nested = item.getChildren().filter($isListNode)
		const before = items.at(-1)
		if (nested.length === 0) items.push({ content: $inlineToHtml(item), dir: $dirOf(item) })
		else {
			const content = nested.map((each) => $listToHtml(each)).join('')
			if (before) before.content += content
			else items.push({ content, dir: $dirOf(item) })
		}
	}
	const html = items.map((item) => around('li', item.content, item.dir)).join('')
	return list.getListType() === 'number'
		? around('ol', html, $numberingToHtml(list) + $dirOf(list))
		: around('ul', html, $dirOf(list))
}

function $numberingToHtml(list: ListNode): string {
	const numbering = $numberingOf(list)
	const start = list.getStart() === 1 ? '' : ` start="${list.getStart()}"`
	return start + (numbering === null ? '' : ` type="${numbering}"`)
}

function $tableToHtml(table: TableNode): string {
	const rows = table.getChildren().filter($isTableRowNode)
	const isHead = (cells: readonly TableCellNode[]) =>
		cells.every((cell) => cell.hasHeaderState(TableCellHeaderStates.ROW))
	const [first, ...others] = rows.map((row) => row.getChildren().filter($isTableCellNode))
	if (!first) return ''
	const head = isHead(first) ? [first] : []
	const body = head.length > 0 ? others : [first, ...others]
	const part = (tag: string, cells: readonly TableCellNode[][]) => around(tag, $rowsToHtml(cells))
	return around('table', part('thead', head) + part('tbody', body), $dirOf(table))
}

const $rowsToHtml = (rows: readonly TableCellNode[][]) =>
	rows.map((cells) => `<tr>${cells.map((cell) => $cellToHtml(cell)).join('')}</tr>`).join('')

function $cellToHtml(cell: TableCellNode): string {
	const tag = cell.getHeaderStyles() === TableCellHeaderStates.NO_STATUS ? 'td' : 'th'
	const spans = [
		{ name: 'colspan', count: cell.getColSpan() },
		{ name: 'rowspan', count: cell.getRowSpan() },
	].map(({ name, count }) => (count > 1 ? ` ${name}="${count}"` : ''))
	const blocks = cell.getChildren().filter((block) => $blockToHtml(block) !== '' || $isQuoteNode(block))
	const [only] = blocks
	const content = blocks.length === 1 && $isParagraphNode(only) ? $inlineToHtml(only) : $blocksToHtml(blocks)
	return `<${tag}${spans.join('')}${$dirOf(cell)}>${content}</${tag}>`
}
