import { classNames } from '#web/ui/class-names.ts'

type Facts = {
	caption: string
	/** Hides the caption from the eyes if a heading above says the same. */
	quietCaption?: boolean
	columns: readonly string[]
	rows: readonly (readonly string[])[]
}

/** The first column names the row. On a phone each row is a card that repeats the column names. */
export function FactTable({ caption, quietCaption = false, columns, rows }: Facts) {
	return (
		<table className="fact-table w-full text-start">
			<caption className={quietCaption ? 'sr-only' : 'pb-3 text-start text-sm text-balance text-muted'}>
				{caption}
			</caption>
			<thead className="max-tablet:sr-only">
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col" className="border-b border-edge py-3 pe-6 text-sm font-semibold text-muted">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr
						key={row.join('|')}
						className="border-b border-line max-tablet:mb-3 max-tablet:grid max-tablet:grid-cols-[fit-content(38%)_1fr] max-tablet:gap-x-4 max-tablet:gap-y-1 max-tablet:rounded-md max-tablet:border max-tablet:bg-surface max-tablet:p-4 print:break-inside-avoid"
					>
						{row.map((cell, index) => {
							const Cell = index === 0 ? 'th' : 'td'
							return (
								<Cell
									key={columns[index]}
									{...(index === 0 ? { scope: 'row' } : { 'data-label': columns[index] })}
									className={classNames(
										'py-3.5 pe-6 align-top max-tablet:col-span-2 max-tablet:p-0',
										index === 0
											? 'font-semibold max-tablet:mb-1'
											: 'max-tablet:grid max-tablet:grid-cols-subgrid max-tablet:items-baseline max-tablet:text-sm',
									)}
								>
									{cell}
								</Cell>
							)
						})}
					</tr>
				))}
			</tbody>
		</table>
	)
}
