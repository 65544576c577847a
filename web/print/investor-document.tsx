import { brand } from '#web/content/brand.ts'
import type { InvestorDocument as Content, DocumentBlock, InvestorDocument } from '#web/content/investors/document.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'
import { BarChart, ColumnChart, ShareChart } from './chart.tsx'
import { PrintedTable } from './document-table.tsx'

type Props = { document: InvestorDocument; figures: NonNullable<InvestorDocument['cover']> }

/** A cover with the figures of the year. */
function ReportCover({ document: { kind, period, title, summary, facts }, figures }: Props) {
	return (
		<header className="document-cover relative isolate flex flex-col overflow-hidden bg-night text-on-night">
			<div className="absolute inset-x-0 top-[30mm] -z-10 h-[180mm] text-[color-mix(in_oklab,var(--glow)_45%,var(--night))]">
				<Motif className="size-full" />
				<div className="absolute inset-0 bg-linear-to-r from-night from-25% to-transparent to-80%" />
				<div className="absolute inset-x-0 bottom-0 h-[60mm] bg-linear-to-t from-night from-55% to-transparent" />
			</div>
			<Logo name={brand.name} onNight />
			<p className="mt-[30mm] text-[12pt] font-semibold text-moon">
				{kind}, {period}
			</p>
			<h1 className="mt-[3mm] max-w-[130mm] text-[52pt] leading-[1] tracking-tight">{title}</h1>
			<p className="mt-[7mm] max-w-[115mm] text-[12pt] text-on-night-muted">{summary}</p>
			<dl className="mt-auto grid grid-cols-2 gap-x-[10mm] gap-y-[7mm]">
				{figures.map(({ value, label, note }) => (
					<div key={label} className="flex flex-col border-t border-night-line pt-[3mm]">
						<dt className="order-2 font-semibold">{label}</dt>
						<dd className="order-1 text-[34pt] leading-[1.1] font-bold tracking-tight text-moon">{value}</dd>
						<dd className="order-3 text-[9pt] text-on-night-muted">{note}</dd>
					</div>
				))}
			</dl>
			<dl className="mt-[10mm] grid grid-cols-4 gap-x-[4mm] gap-y-[3mm] border-t border-night-line pt-[5mm]">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-[8pt] text-on-night-muted">{label}</dt>
						<dd className="text-[8.5pt] leading-[1.3] font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	)
}

const charts = { columns: ColumnChart, bars: BarChart, shares: ShareChart }

/** A table of more rows may run on, and one of more than six is dense. */
const mostRows = 14

function BlockOf({ block }: { block: DocumentBlock }) {
	if (block.kind === 'text') return <p className="mt-[1.5mm] [figure+&]:mt-[4mm]">{block.text}</p>
	if (block.kind === 'list') return <Points {...block} />
	if (block.kind === 'table')
		return (
			<div
				className={classNames(
					'mt-[2.5mm]',
					block.rows.length <= mostRows && 'keep',
					block.rows.length > 6 && '[&_:is(td,th)]:py-[0.45mm]',
				)}
			>
				<PrintedTable {...block} />
			</div>
		)
	const Chart = charts[block.kind]
	return <Chart table={block} />
}

function Points({ items, numbered }: Extract<DocumentBlock, { kind: 'list' }>) {
	const List = numbered ? 'ol' : 'ul'
	return (
		<List className={classNames('mt-[1.5mm] ps-[5mm]', numbered ? 'list-decimal' : 'list-disc')}>
			{items.map((item) => (
				<li key={item} className="pb-[0.8mm] marker:text-brand">
					{item}
				</li>
			))}
		</List>
	)
}

function Head({ document: { kind, title, period, summary, facts } }: { document: Content }) {
	return (
		<header className="border-b-[1.5pt] border-brand pb-[7mm]">
			<Logo name={brand.name} />
			<p className="mt-[10mm] text-[11pt] font-semibold text-brand">
				{kind}, {period}
			</p>
			<h1 className="mt-[1mm] text-[26pt] leading-[1.12]">{title}</h1>
			<p className="mt-[3mm] max-w-[150mm] text-[11.5pt] text-muted">{summary}</p>
			<dl className="mt-[6mm] grid grid-cols-2 gap-x-[8mm] gap-y-[2mm]">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-[8.5pt] text-muted">{label}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	)
}

/** A document for investors: its facts, then numbered sections. */
export function PrintedInvestorDocument({ document }: { document: Content }) {
	const { cover, sections } = document
	return (
		<main className="document">
			{cover ? <ReportCover document={document} figures={cover} /> : <Head document={document} />}
			{sections.map(({ heading, blocks }, index) => (
				<section key={heading} className="mt-[4.5mm]">
					<h2 className="text-[13pt] leading-tight">
						{index + 1}. {heading}
					</h2>
					{blocks.map((block) => (
						<BlockOf key={JSON.stringify(block)} block={block} />
					))}
				</section>
			))}
		</main>
	)
}
