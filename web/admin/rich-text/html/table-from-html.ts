import { $createTableCellNode, $createTableNode, $createTableRowNode, TableCellHeaderStates } from '@lexical/table'
import { $createParagraphNode, type LexicalNode } from 'lexical'
import { mostSpanned } from '#contracts/content/rich-text.ts'

import { $withDirection } from './directions.ts'

type BlockReader = (parent: Element) => LexicalNode[]

/** Reads a table. A table inside a cell is reduced to the text of its cells. */
export function $tableFromHtml(element: Element, $blocksIn: BlockReader): LexicalNode[] {
	const rows = [...element.querySelectorAll('tr')].filter((row) => row.closest('table') === element)
	if (element.parentElement?.closest('table'))
		return rows.flatMap((row) => cellsOf(row).flatMap((cell) => $blocksIn(cell)))
	const table = $withDirection($createTableNode(), element).append(...rows.map((row) => $row(row, $blocksIn)))
	return table.isEmpty() ? [] : [table]
}

const cellsOf = (row: Element): Element[] => [...row.children].filter((cell) => cell.matches('td, th'))

function $row(row: Element, $blocksIn: BlockReader) {
	const cells = cellsOf(row)
	const isHead = row.parentElement?.localName === 'thead' || cells.every((cell) => cell.localName === 'th')
	return $createTableRowNode().append(...cells.map((cell) => $cell(cell, isHead, $blocksIn)))
}

function $cell(cell: Element, inHead: boolean, $blocksIn: BlockReader) {
	const state =
		cell.localName !== 'th'
			? TableCellHeaderStates.NO_STATUS
			: inHead
				? TableCellHeaderStates.ROW
				: TableCellHeaderStates.COLUMN
	const blocks = $blocksIn(cell)
	return $withDirection($createTableCellNode(state, span(cell, 'colspan')), cell)
		.setRowSpan(span(cell, 'rowspan'))
		.append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
	const count = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
	return count >= 1 && count <= mostSpanned ? count : 1
}
