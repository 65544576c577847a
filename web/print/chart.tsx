import type { ReactNode } from 'react'
import type { TableBlock } from '#web/content/investors/document.ts'
import { classNames } from '#web/ui/class-names.ts'

/** All lengths of a drawing are millimetres on paper. */
const width = 174

const numberOf = (cell = '') => Number(cell.replaceAll(',', ''))
const largest = (rows: TableBlock['rows']) => Math.max(...rows.flatMap(([, ...cells]) => cells.map(numberOf)))

const fills = ['fill-brand', 'fill-moon-deep', 'fill-glow']
const swatches = ['bg-brand', 'bg-moon-deep', 'bg-glow']

/** A drawing with its caption. Its description has every figure. */
function Chart({ table, height, legend, children }: Frame) {
	const { caption, columns, rows } = table
	const named = columns.length > 2
	const described = rows.map(([name, ...cells]) =>
		named
			? `${name}: ${cells.map((cell, index) => `${columns[index + 1]} ${cell}`).join(', ')}`
			: `${name} ${cells[0]}`,
	)
	return (
		<figure className="mt-[4mm]">
			<figcaption className="flex items-baseline justify-between text-[8.5pt]">
				<span className="font-semibold">{caption}</span>
				{legend && (
					<span className="flex gap-[5mm] text-muted">
						{legend.map((name, index) => (
							<span key={name} className="flex items-center gap-[1.5mm]">
								<span className={classNames('size-[2.4mm] rounded-[0.5mm]', swatches[index])} />
								{name}
							</span>
						))}
					</span>
				)}
			</figcaption>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={`${caption}. ${described.join('; ')}.`}
				className="mt-[2mm] w-full fill-ink text-[3px]"
			>
				{children}
			</svg>
		</figure>
	)
}

type Frame = { table: TableBlock; height: number; legend?: readonly string[]; children: ReactNode }

/** A group of columns for each year. */
export function ColumnChart({ table }: { table: TableBlock }) {
	const [, ...groups] = table.columns
	const base = 38
	const scale = 32 / largest(table.rows)
	const step = width / groups.length
	const bar = step / (table.rows.length + 1)
	return (
		<Chart table={table} height={44} legend={table.rows.map(([name = '']) => name)}>
			{groups.map((group, place) => (
				<g key={group} transform={`translate(${place * step + bar / 2} 0)`}>
					{table.rows.map(([name, ...cells], index) => {
						const height = numberOf(cells[place]) * scale
						return (
							<g key={name}>
								<rect x={index * bar} y={base - height} width={bar - 1} height={height} className={fills[index]} />
								<text
									x={index * bar + (bar - 1) / 2}
									y={base - height - 1.5}
									textAnchor="middle"
									className="font-semibold"
								>
									{cells[place]}
								</text>
							</g>
						)
					})}
					<text x={(step - bar) / 2} y={base + 5} textAnchor="middle" className="fill-muted">
						{group}
					</text>
				</g>
			))}
			<path d={`M0 ${base}H${width}`} className="stroke-edge" strokeWidth=".25" />
		</Chart>
	)
}

/** A bar for each column in every row. */
export function BarChart({ table }: { table: TableBlock }) {
	const [, ...series] = table.columns
	const longestName = Math.max(...table.rows.map(([name = '']) => name.length))
	const start = 6 + 1.62 * longestName
	const scale = (width - start - 16) / largest(table.rows)
	const step = series.length * 4.4 + 1.2
	const height = table.rows.length * step
	return (
		<Chart table={table} height={height} {...(series.length > 1 && { legend: series })}>
			{table.rows.map(([name, ...cells], row) => (
				<g key={name} transform={`translate(0 ${row * step})`}>
					<text x="0" y={series.length * 2.2 + 0.8} className="font-semibold">
						{name}
					</text>
					{cells.map((cell, index) => (
						<g key={series[index]}>
							<rect x={start} y={index * 4.4} width={numberOf(cell) * scale} height="3.8" className={fills[index]} />
							<text
								x={start + numberOf(cell) * scale + 1.5}
								y={index * 4.4 + 3}
								className={classNames(index > 0 && 'fill-muted')}
							>
								{cell}
							</text>
						</g>
					))}
				</g>
			))}
		</Chart>
	)
}

/** One bar, divided. */
export function ShareChart({ table }: { table: TableBlock }) {
	const parts = table.rows.map(([name = '', share], index) => ({
		name,
		share: numberOf(share),
		start: table.rows.slice(0, index).reduce((sum, [, before]) => sum + numberOf(before), 0),
	}))
	const scale = width / 100
	return (
		<Chart table={table} height={7} legend={parts.map(({ name, share }) => `${name} ${share}`)}>
			{parts.map(({ name, share, start }, index) => (
				<rect key={name} x={start * scale} y="0" width={share * scale - 0.6} height="7" className={fills[index]} />
			))}
		</Chart>
	)
}
