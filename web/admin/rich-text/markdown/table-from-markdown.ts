import {
	$generateNodesFromMarkdownString,
	isTableRowDivider,
	type MultilineElementTransformer,
	type Transformer,
} from '@lexical/markdown'
import {
	$createTableCellNode,
	$createTableNode,
	$createTableRowNode,
	TableCellHeaderStates,
	TableCellNode,
	TableNode,
	TableRowNode,
} from '@lexical/table'
import { $createParagraphNode } from 'lexical'

const row = /^\|(.+)\|\s*$/

/** Whether a table of GitHub's Markdown begins with these two lines. The line of dashes has as many parts as the head. */
export const isTableHead = (line: string, below = ''): boolean =>
	row.test(line) && isTableRowDivider(below) && cellsIn(line).length === cellsIn(below).length

/** A pipe in a cell is written `\|`. */
function cellsIn(line: string): string[] {
	const cells = row.exec(line)?.[1]?.split(/(?<!\\)\|/) ?? []
	return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Tables of GitHub's Markdown, with a pipe at both ends of each row. `inCells` reads the text of a cell. */
export const tableWith = (inCells: Transformer[]): MultilineElementTransformer => ({
	type: 'multiline-element',
	dependencies: [TableNode, TableRowNode, TableCellNode],
	regExpStart: row,
	replace: () => false,
	handleImportAfterStartMatch({ lines, rootNode, startLineIndex: start }) {
		const [head = '', below, ...rest] = lines.slice(start)
		if (!isTableHead(head, below)) return null
		const end = rest.findIndex((line) => !row.test(line))
		const body = end === -1 ? rest : rest.slice(0, end)
		const names = cellsIn(head)
		const $row = (line: string, state: number) => {
			const cells = cellsIn(line)
			return $createTableRowNode().append(...names.map((_, place) => $cell(cells[place] ?? '', state, inCells)))
		}
		rootNode.append(
			$createTableNode().append(
				$row(head, TableCellHeaderStates.ROW),
				...body.map((line) => $row(line, TableCellHeaderStates.NO_STATUS)),
			),
		)
		return [true, start + 1 + body.length]
	},
})

function $cell(text: string, state: number, inCells: Transformer[]) {
	const blocks = $generateNodesFromMarkdownString(text, inCells)
	return $createTableCellNode(state).append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}
