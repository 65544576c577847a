import { brand } from '#web/content/brand.ts'
import { Logo, LogoMark } from '#web/ui/logo.tsx'
import { DocumentEnd } from './document-end.tsx'
import { DocumentTable } from './document-table.tsx'
import { BulletPoints, type DocumentText, Paragraphs, type TextSection } from './document-text.tsx'

type Props = { text: DocumentText; date: string; product: { name: string; path: string } }

/** Headings are in the margin, beside the first text. Tables take the whole width. */
function Section({ section: { heading, paragraphs = [], points, table } }: { section: TextSection }) {
	const [first, ...others] = paragraphs
	return (
		<section className="mt-[7mm]">
			<div className="keep grid grid-cols-[44mm_1fr] gap-x-[8mm] border-t-[0.75pt] border-line pt-[2.5mm]">
				<h2 className="text-[12.5pt] leading-[1.25] text-brand-strong">{heading}</h2>
				{first && <p>{first}</p>}
				{points && !first && <BulletPoints points={points} />}
			</div>
			<div className="ps-[52mm] not-empty:pt-[2mm]">
				<Paragraphs paragraphs={others} />
				{points && first && (
					<div className="[p+&]:mt-[2mm]">
						<BulletPoints points={points} />
					</div>
				)}
			</div>
			{table && (
				<div className="keep mt-[3.5mm] rounded-md bg-sunken px-[5mm] pt-[3mm] pb-[2mm] [&_table]:text-[9.5pt]">
					<DocumentTable columns={table.head} rows={table.rows} />
				</div>
			)}
		</section>
	)
}

export function Whitepaper({ text: { title, lead, sections }, date, product }: Props) {
	return (
		<main className="document banded text-[11pt] [&_section_p]:text-wrap">
			<header className="relative flex h-[104mm] flex-col overflow-hidden bg-brand-strong px-[18mm] pt-[18mm] pb-[12mm] text-on-night">
				<LogoMark onNight className="absolute -top-[22mm] -end-[30mm] size-[128mm] opacity-15" />
				<Logo name={brand.name} onNight />
				<p className="mt-auto text-[11pt] font-semibold text-moon">Whitepaper, {date}</p>
				<h1 className="mt-[2mm] max-w-[150mm] text-[28pt] leading-[1.12]">{title}</h1>
			</header>
			<div className="px-[18mm] pt-[8mm]">
				<p className="max-w-[165mm] text-[13.5pt] leading-[1.45]">{lead}</p>
				{sections.map((section) => (
					<Section key={section.heading} section={section} />
				))}
				<div className="mt-[9mm]">
					<DocumentEnd heading="Tell us what you do differently" product={product} />
				</div>
			</div>
		</main>
	)
}
