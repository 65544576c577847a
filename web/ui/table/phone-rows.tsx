import { classNames } from '../class-names.ts'
import { RowBox } from '../row-selection.tsx'
import { type RowLines, type RowsProps, shownRows } from './column.ts'

/** The rows of a table on phones: the first cell, one line about the row and its state. */
export function PhoneRows<Row>({ lines, ...props }: RowsProps<Row> & { lines: RowLines<Row> }) {
	const { columns, rowActions, selection } = props
	const [first] = columns
	const state = columns.find(({ key }) => key === lines.state)
	return shownRows(props).map(({ row, key, serial, attributes, looks }) => (
		<tr
			key={key}
			{...attributes}
			className={classNames('flex items-start gap-3 border-t border-line px-4 py-2.5 first:border-t-0', looks)}
		>
			{selection && (
				<td className="pt-0.5">
					<RowBox {...selection} rowKey={key} name={selection.nameOf(row)} />
				</td>
			)}
			<td className="min-w-0 flex-1">
				<div className="leading-5.5">{first?.cell(row)}</div>
				<div className="truncate text-xs leading-5 text-muted">
					{serial !== null && <span>No. {serial}</span>}
					<span className="before:content-['_·_']">{lines.meta(row)}</span>
				</div>
				{state && <div className="mt-1 flex max-h-6 items-start gap-2 overflow-hidden">{state.cell(row)}</div>}
			</td>
			{rowActions && <td className="-me-2 shrink-0">{rowActions(row)}</td>}
		</tr>
	))
}
