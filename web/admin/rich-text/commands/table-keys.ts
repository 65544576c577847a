import {
	$findCellNode,
	$findTableNode,
	$isTableCellNode,
	$isTableRowNode,
	$isTableSelection,
	type TableNode,
} from '@lexical/table'
import { $getSelection, $isElementNode, $isRangeSelection } from 'lexical'

/**
 * Tab moves to the next cell, and from the last one below the table. Shift+Tab moves back. If there is nothing above the table, it leaves
 * the editor.
 */
export function $changeCell(event: KeyboardEvent): boolean {
	const selection = $getSelection()
	if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return false
	const cell = $findCellNode(selection.focus.getNode())
	const table = cell && $findTableNode(cell)
	if (!table) return false
	const cells = $cellsOf(table)
	const next = cells[cells.findIndex((each) => each.is(cell)) + (event.shiftKey ? -1 : 1)]
	const beside = event.shiftKey ? table.getPreviousSibling() : table.getNextSibling()
	if (next) next.selectEnd()
	else if ($isElementNode(beside)) event.shiftKey ? beside.selectEnd() : beside.selectStart()
	else return false
	event.preventDefault()
	return true
}

const $cellsOf = (table: TableNode) =>
	table
		.getChildren()
		.filter($isTableRowNode)
		.flatMap((row) => row.getChildren())
		.filter($isTableCellNode)
