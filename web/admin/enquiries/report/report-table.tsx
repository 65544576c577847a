import type { EnquiryReport } from '#contracts/enquiries/report.ts'
import type { ReportGrouping } from '#contracts/enquiries/report-groupings.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { durationText, groupings, rowName, shareText } from './report-words.ts'

type Row = EnquiryReport['rows'][number]

/** The rows of a report, with a bar for the number of enquiries. */
export function ReportTable({ rows, by }: { rows: readonly Row[]; by: ReportGrouping }) {
	const most = Math.max(1, ...rows.map(({ enquiries }) => enquiries))
	const columns: Column<Row>[] = [
		{
			key: 'name',
			header: groupings[by].label,
			cell: ({ name }) => (
				<bdi className={name === null ? 'text-muted' : 'font-semibold wrap-anywhere'}>{rowName(by, name)}</bdi>
			),
		},
		{ key: 'enquiries', header: 'Enquiries', cell: ({ enquiries }) => <Bar count={enquiries} most={most} /> },
		{
			key: 'answered',
			header: 'Answered',
			cell: ({ answered, enquiries }) => (
				<span className="tabular-nums">
					<span>{answered.toLocaleString('en')}</span>{' '}
					<span className="text-muted">{shareText(answered, enquiries)}</span>
				</span>
			),
		},
		{
			key: 'median',
			header: 'Half within',
			cell: ({ medianMinutes }) => <span className="tabular-nums">{durationText(medianMinutes)}</span>,
		},
		{
			key: 'p90',
			header: '90 % within',
			cell: ({ p90Minutes }) => <span className="tabular-nums">{durationText(p90Minutes)}</span>,
		},
	]
	return (
		<DataTable
			caption={`Enquiries by ${groupings[by].label.toLowerCase()}`}
			columns={columns}
			rows={rows}
			rowKey={({ name }) => name ?? ''}
			empty="No enquiries arrived in this period"
		/>
	)
}

const Bar = ({ count, most }: { count: number; most: number }) => (
	<span className="flex items-center gap-3">
		<span className="w-12 shrink-0 text-end font-semibold tabular-nums">{count.toLocaleString('en')}</span>
		<svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full min-w-16 max-w-48" aria-hidden="true">
			<rect width="100" height="8" className="fill-sunken" />
			<rect width={(100 * count) / most} height="8" className="fill-brand" />
		</svg>
	</span>
)
