import { classNames } from '#web/ui/class-names.ts'

type Table = { caption?: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** An amount or a count. A leading zero marks an identifier such as a DIN. */
const isAmount = (cell = '') => /^(\(?[-−]?(0|[1-9][\d,]*)(\.\d+)?\)?( ?%| per cent)?|[-–]|Nil)$/.test(cell)

/** The first column names the row. Columns of amounts align to the end, and sums are bold. */
export function PrintedTable({ caption, columns, rows }: Table) {
	const amounts = columns.map((_, index) => index > 0 && rows.every((row) => isAmount(row[index])))
	return (
		<table>
			{caption && <caption>{caption}</caption>}
			<thead>
				<tr>
					{columns.map((column, index) => (
						<th key={column} scope="col" className={classNames(amounts[index] && 'text-end')}>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.join('|')} className={classNames(/^Total|^Net cash/.test(row[0] ?? '') && 'font-bold')}>
						{row.map((cell, index) =>
							index === 0 ? (
								<th key={columns[index]} scope="row" className="font-semibold">
									{cell}
								</th>
							) : (
								<td key={columns[index]} className={classNames(amounts[index] && 'text-end tabular-nums')}>
									{cell}
								</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	)
}
