import { classNames } from '../class-names.ts'
import { RowBox } from '../row-selection.tsx'
import { firstColumn, looksOf, type RowsProps, shownRows } from './column.ts'

// On phones a row is a card with one line per cell, each with its column's name.
const card =
	'py-3 max-tablet:flex max-tablet:gap-3 max-tablet:px-4 max-tablet:py-1.5 max-tablet:text-start ' +
	'max-tablet:before:w-24 max-tablet:before:shrink-0 max-tablet:before:text-sm max-tablet:before:text-muted ' +
	'max-tablet:before:content-[attr(data-column)]'

/** Short lines, so that two of them fit into a row. */
const line = 'h-13.5 py-0 leading-5 whitespace-nowrap'

/** The rows of a table. `isLined`: all have one height. */
export function TableRows<Row>({ isLined, ...props }: RowsProps<Row> & { isLined: boolean }) {
	const { columns, rowActions, selection } = props
	const cell = classNames('border-line px-3 align-middle tablet:border-t', isLined ? line : card)
	return shownRows(props).map(({ row, key, serial, attributes, looks }) => (
		<tr
			key={key}
			{...attributes}
			className={classNames(
				looks,
				!isLined &&
					'max-tablet:block max-tablet:border-t max-tablet:border-line max-tablet:py-3 max-tablet:first:border-t-0',
			)}
		>
			{serial !== null && (
				<td data-column="No." className={classNames(cell, 'text-muted')}>
					<span className="flex items-center gap-2.5">
						{selection && <RowBox {...selection} rowKey={key} name={selection.nameOf(row)} />}
						<span>{serial}</span>
					</span>
				</td>
			)}
			{columns.map((column, place) => (
				<td
					key={column.key}
					data-column={column.header}
					className={classNames(cell, looksOf(column), isLined && place === 0 && firstColumn)}
				>
					<div
						className={
							isLined
								? 'min-w-0'
								: classNames('min-w-0 wrap-anywhere max-tablet:flex-1', !column.narrow && 'tablet:min-w-24')
						}
					>
						{column.cell(row)}
					</div>
				</td>
			))}
			{rowActions && (
				<td className="border-line px-3 py-1.5 text-end tablet:border-t max-tablet:block max-tablet:px-4">
					<div className="flex justify-end gap-1">{rowActions(row)}</div>
				</td>
			)}
		</tr>
	))
}
