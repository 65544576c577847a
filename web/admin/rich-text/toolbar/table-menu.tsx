import {
	$deleteTableColumnAtSelection,
	$deleteTableRowAtSelection,
	$findCellNode,
	$findTableNode,
	$insertTableColumnAtSelection,
	$insertTableRowAtSelection,
	$isTableRowNode,
	$isTableSelection,
	$setTableRowIsHeader,
	TableCellHeaderStates,
} from '@lexical/table'
import { $getNodeByKey, $getSelection, $isRangeSelection, type LexicalEditor, type LexicalNode } from 'lexical'
import { Table } from 'lucide-react'
import { MenuItem } from '#web/ui/menu.tsx'
import { focusText } from '../caret.ts'
import { openDialog } from '../open-dialog.ts'
import { ToolbarMenu } from './toolbar-menu.tsx'

const actions = [
	{ label: 'Add a row above', run: () => $insertTableRowAtSelection(false) },
	{ label: 'Add a row below', run: () => $insertTableRowAtSelection(true) },
	{ label: 'Add a column before', run: () => $insertTableColumnAtSelection(false) },
	{ label: 'Add a column after', run: () => $insertTableColumnAtSelection(true) },
	{ label: 'Toggle header row', run: $toggleHeaderRow },
	{ label: 'Delete the row', run: $deleteTableRowAtSelection },
	{ label: 'Delete the column', run: $deleteTableColumnAtSelection },
	{ label: 'Delete the table', run: $deleteTable },
]

export function TableMenu({ editor, inTable }: { editor: LexicalEditor; inTable: boolean }) {
	return (
		<ToolbarMenu
			label="Table"
			align="end"
			// As wide as the other buttons on phones.
			className="max-tablet:w-11 max-tablet:justify-center max-tablet:px-0 max-tablet:[&>svg+svg]:hidden"
			shown={<Table aria-hidden="true" className="size-5!" />}
		>
			{(choose) => (
				<>
					<MenuItem disabled={inTable} onSelect={() => choose(() => openDialog(editor, { kind: 'table' }))}>
						Insert a table…
					</MenuItem>
					{actions.map(({ label, run }) => (
						<MenuItem
							key={label}
							disabled={!inTable}
							onSelect={() =>
								choose(() => {
									editor.update(run)
									focusText(editor)
								})
							}
						>
							{label}
						</MenuItem>
					))}
				</>
			)}
		</ToolbarMenu>
	)
}

function $tableAtSelection() {
	const selection = $getSelection()
	const node: LexicalNode | null = $isTableSelection(selection)
		? $getNodeByKey(selection.tableKey)
		: $isRangeSelection(selection)
			? selection.anchor.getNode()
			: null
	return node && $findTableNode(node)
}

function $toggleHeaderRow(): void {
	const table = $tableAtSelection()
	const row = table?.getFirstChild()
	if (!table || !$isTableRowNode(row)) return
	const first = row.getFirstChild()
	const cell = first && $findCellNode(first)
	$setTableRowIsHeader(table, 0, !cell?.hasHeaderState(TableCellHeaderStates.ROW))
}

function $deleteTable(): void {
	const table = $tableAtSelection()
	table?.selectNext()
	table?.remove()
}
