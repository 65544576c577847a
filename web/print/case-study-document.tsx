import { brand } from '#web/content/brand.ts'
import type { IndustryId } from '#web/content/industries.ts'
import { Logo } from '#web/ui/logo.tsx'
import { DocumentEnd } from './document-end.tsx'
import {
	BulletPoints,
	type DocumentText,
	Paragraphs,
	type PrintedTextTable,
	type TextSection,
} from './document-text.tsx'

type Props = {
	text: DocumentText
	category: string
	date: string
	product: { name: string; path: string; industry?: IndustryId | undefined }
}

/** The first row of the comparison in large type. */
function KeyFigure({ head, rows: [row = []] }: PrintedTextTable) {
	const [measure, before, after] = row
	return (
		<dl className="flex w-[50mm] shrink-0 flex-col justify-end border-s-[0.75pt] border-night-line ps-[7mm]">
			<dt className="text-[10pt] leading-[1.3] text-on-night-muted">{measure}</dt>
			<dd className="mt-[2mm] text-[42pt] leading-none font-bold tracking-tight text-moon">{after}</dd>
			<dd className="mt-[3mm] text-[10pt] text-on-night-muted">
				{head[1]}: <span className="font-semibold text-on-night">{before}</span>
			</dd>
		</dl>
	)
}

function Comparison({ head, rows }: PrintedTextTable) {
	const [measure, before, after] = head
	return (
		<table className="mt-[2mm]">
			<thead>
				<tr className="text-[10.5pt]">
					<th scope="col">{measure}</th>
					<th scope="col" className="w-[38mm]">
						{before}
					</th>
					<th scope="col" className="w-[56mm]">
						{after}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, was, is]) => (
					<tr key={name} className="[&>*]:py-[3.6mm] [&>*]:align-baseline">
						<th scope="row" className="text-[12pt] font-semibold">
							{name}
						</th>
						<td className="text-[15pt] text-muted">{was}</td>
						<td className="text-[24pt] leading-none font-bold tracking-tight text-brand">{is}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** A paragraph that starts with a quotation is set large. */
const isQuote = (text: string) => text.startsWith('“')

function Section({ section: { heading, paragraphs = [], points, table } }: { section: TextSection }) {
	return (
		<section>
			<h2 className="text-[17pt] leading-tight">{heading}</h2>
			<div className="mt-[2.5mm] max-w-[165mm]">
				<Paragraphs paragraphs={paragraphs.filter((text) => !isQuote(text))} />
				{points && <BulletPoints points={points} />}
			</div>
			{table && <Comparison {...table} />}
			{paragraphs.filter(isQuote).map((text) => (
				<blockquote
					key={text}
					className="keep mt-[8mm] max-w-[160mm] border-s-[2.5pt] border-moon-deep ps-[6mm] text-[17pt] leading-[1.4] text-brand-strong"
				>
					<p>{text}</p>
				</blockquote>
			))}
		</section>
	)
}

/** A case study on two pages: the situation, then the results. */
export function CaseStudyDocument({ text: { title, lead, sections }, category, date, product }: Props) {
	const table = sections.find((section) => section.table)?.table
	const turn = sections.findIndex((section) => section.table)
	return (
		<main className="document banded text-[11.5pt]" data-industry={product.industry}>
			<header className="flex h-[132mm] flex-col bg-night px-[18mm] pt-[18mm] pb-[14mm] text-on-night">
				<Logo name={brand.name} onNight />
				<div className="mt-auto flex gap-[10mm]">
					<div>
						<p className="text-[11pt] font-semibold text-moon">
							Case study, {category}, {date}
						</p>
						<h1 className="mt-[2mm] text-[31pt] leading-[1.08] tracking-tight">{title}</h1>
						<p className="mt-[5mm] text-[13pt] leading-[1.4] text-on-night-muted">{lead}</p>
					</div>
					{table && <KeyFigure {...table} />}
				</div>
			</header>
			<div className="flex flex-col gap-[9mm] px-[18mm] pt-[12mm]">
				{sections.slice(0, turn).map((section) => (
					<Section key={section.heading} section={section} />
				))}
			</div>
			<div className="flex h-[258mm] break-before-page flex-col gap-[10mm] px-[18mm]">
				{sections.slice(turn).map((section) => (
					<Section key={section.heading} section={section} />
				))}
				<div className="mt-auto">
					<DocumentEnd heading="Talk to somebody who was there" product={product} />
				</div>
			</div>
		</main>
	)
}
