type Table = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

/** The first column names the row. */
export function DocumentTable({ caption, columns, rows }: Table) {
	return (
		<table>
			<caption>{caption}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.join('|')}>
						{row.map((cell, index) =>
							index === 0 ? (
								<th key={columns[index]} scope="row" className="font-semibold">
									{cell}
								</th>
							) : (
								<td key={columns[index]}>{cell}</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	)
}
