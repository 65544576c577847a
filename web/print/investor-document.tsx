import { brand } from '#web/content/brand.ts'
import type { Block, InvestorDocument as Content } from '#web/content/investors/document.ts'
import { Logo } from '#web/ui/logo.tsx'
import { DocumentTable } from './document-table.tsx'

function BlockOf({ block }: { block: Block }) {
	if (block.kind === 'text') return <p className="mt-[1.5mm]">{block.text}</p>
	if (block.kind === 'table')
		return (
			<div className="mt-[3mm]">
				<DocumentTable {...block} />
			</div>
		)
	const List = block.numbered ? 'ol' : 'ul'
	return (
		<List className={`mt-[1.5mm] ps-[5mm] ${block.numbered ? 'list-decimal' : 'list-disc'}`}>
			{block.items.map((item) => (
				<li key={item} className="pb-[0.8mm] marker:text-brand">
					{item}
				</li>
			))}
		</List>
	)
}

/** A document for investors: its facts, then numbered sections. */
export function InvestorDocument({ document }: { document: Content }) {
	const { kind, title, period, summary, facts, sections } = document
	return (
		<main className="document">
			<header className="border-b-[1.5pt] border-brand pb-[7mm]">
				<Logo name={brand.name} />
				<p className="mt-[14mm] text-[11pt] font-semibold text-brand">
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
			{sections.map(({ heading, blocks }, index) => (
				<section key={heading} className="mt-[6mm]">
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
