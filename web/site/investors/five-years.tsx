import type { Block } from '#web/content/investors/document.ts'
import { annualReports } from '#web/content/investors/documents.ts'
import { FactTable } from '#web/site/sections/fact-table.tsx'
import { classNames } from '#web/ui/class-names.ts'

type Table = Extract<Block, { kind: 'table' }>

const isFiveYears = (block: Block): block is Table => block.kind === 'table' && block.caption.startsWith('Five years')

/** The table stands in the newest report; here it is shown, not repeated. */
const fiveYears = annualReports
	.slice(0, 1)
	.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
	.find(isFiveYears)

const amount = (cell: string) => Number(cell.replaceAll(',', ''))

const lines = [
	{ measure: 'Revenue from operations', label: 'Revenue', bar: 'fill-brand', dot: 'bg-brand' },
	{ measure: 'Profit after tax', label: 'Profit after tax', bar: 'fill-moon-deep', dot: 'bg-moon-deep' },
] as const

function Bar({ value, most, className }: { value: string; most: number; className: string }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-3">
			<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full">
				<rect width={(amount(value) / most) * 100} height="10" className={className} />
			</svg>
			<span className="text-sm tabular-nums">{value}</span>
		</div>
	)
}

function Chart({ table: { columns, rows } }: { table: Table }) {
	const years = columns.slice(1)
	const measures = lines.map((line) => ({
		...line,
		cells: rows.find(([name]) => name === line.measure)?.slice(1) ?? [],
	}))
	const most = Math.max(...measures.flatMap(({ cells }) => cells.map(amount)))
	return (
		<figure
			aria-hidden="true"
			className="rounded-lg bg-surface p-6 shadow-light tablet:p-8 print:break-inside-avoid print:p-0 print:shadow-none"
		>
			<figcaption className="flex gap-6 text-sm text-muted">
				{lines.map(({ label, dot }) => (
					<span key={label} className="flex items-center gap-2">
						<span className={classNames('size-3 rounded-full', dot)} />
						{label}
					</span>
				))}
			</figcaption>
			<div className="mt-6 grid gap-5">
				{years.map((year, index) => (
					<div key={year} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3">
						<p className="text-sm font-semibold tabular-nums">{year}</p>
						<div className="grid gap-1">
							{measures.map(({ label, cells, bar }) => (
								<Bar key={label} value={cells[index] ?? ''} most={most} className={bar} />
							))}
						</div>
					</div>
				))}
			</div>
		</figure>
	)
}

/** What the company earned and owned in five years, drawn and in figures. */
export function FiveYears() {
	if (!fiveYears) return null
	return (
		<>
			<Chart table={fiveYears} />
			<div className="mt-8">
				<FactTable caption={fiveYears.caption} columns={fiveYears.columns} rows={fiveYears.rows} />
			</div>
		</>
	)
}
