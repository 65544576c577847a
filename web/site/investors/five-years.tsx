import type { DocumentBlock } from '#web/content/investors/document.ts'
import { annualReports } from '#web/content/investors/documents.ts'

type Table = Extract<DocumentBlock, { kind: 'table' }>

const isFiveYears = (block: DocumentBlock): block is Table =>
	block.kind === 'table' && block.caption.startsWith('Five years')

/** Taken from the newest report, so the figures exist once. */
const fiveYears = annualReports
	.slice(0, 1)
	.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
	.find(isFiveYears)

const amount = (cell: string) => Number(cell.replaceAll(',', ''))

const lines = [
	{ measure: 'Revenue from operations', label: 'Revenue', bar: 'fill-brand' },
	{ measure: 'Profit after tax', label: 'Profit after tax', bar: 'fill-moon-deep' },
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
				{lines.map(({ label, bar }) => (
					<span key={label} className="flex items-center gap-2">
						<svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
							<circle cx="5" cy="5" r="5" className={bar} />
						</svg>
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

/** On a phone each measure is a card with its years. */
function Figures({ table: { caption, columns, rows } }: { table: Table }) {
	const [first, ...years] = columns
	return (
		<table className="fact-table mt-8 w-full text-start">
			<caption className="pb-3 text-start text-sm text-muted">{caption}</caption>
			<thead className="max-tablet:sr-only">
				<tr className="text-sm text-muted">
					<th scope="col" className="border-b border-edge py-3 pe-6 font-semibold">
						{first}
					</th>
					{years.map((year) => (
						<th key={year} scope="col" className="border-b border-edge py-3 ps-6 text-end font-semibold">
							{year}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([measure, ...cells]) => (
					<tr
						key={measure}
						className="border-b border-line max-tablet:grid max-tablet:grid-cols-5 max-tablet:gap-y-2 max-tablet:py-4 max-tablet:first:border-t"
					>
						<th scope="row" className="py-3.5 pe-6 font-semibold max-tablet:col-span-5 max-tablet:p-0">
							{measure}
						</th>
						{cells.map((figure, index) => (
							<td
								key={years[index]}
								data-label={years[index]}
								className="text-sm tablet:ps-6 tablet:text-end print:text-end"
							>
								{figure}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

export function FiveYears() {
	if (!fiveYears) throw new Error('The newest annual report has no table of five years')
	return (
		<>
			<Chart table={fiveYears} />
			<Figures table={fiveYears} />
		</>
	)
}
