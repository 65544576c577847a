import { brand } from '#web/content/brand.ts'
import type { IndustryId } from '#web/content/industries.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { BarChart } from './chart.tsx'
import { DocumentEnd } from './document-end.tsx'
import { PrintedTable } from './document-table.tsx'
import { BulletPoints, type DocumentText, type Drawing, Paragraphs, type TextSection } from './document-text.tsx'

type Props = {
	text: DocumentText
	date: string
	product: { name: string; path: string; scene: SceneName; sceneLabel: string; industry?: IndustryId | undefined }
	drawing: Drawing
}

/** One column of a table as bars. A row that sums up the others has none. */
function Bars({ chart, table }: Required<Pick<TextSection, 'chart' | 'table'>>) {
	const column = table.head.indexOf(chart)
	const rows = table.rows.filter(([name]) => name !== 'Total').map((row) => [row[0] ?? '', row[column] ?? ''])
	return <BarChart table={{ caption: chart, columns: [table.head[0] ?? '', chart], rows }} />
}

/** Headings are in the margin, beside the first text. Tables take the whole width. */
function Section({ section: { heading, paragraphs = [], points, table, chart } }: { section: TextSection }) {
	const [first, ...others] = paragraphs
	return (
		<section className="mb-[7mm]">
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
				<div className="keep mt-[3.5mm] rounded-md bg-brand-soft px-[5mm] pt-[3mm] pb-[2mm] [&_table]:text-[9.5pt]">
					<PrintedTable columns={table.head} rows={table.rows} />
				</div>
			)}
			{table && chart && <Bars chart={chart} table={table} />}
		</section>
	)
}

/** The title over the drawing of the card, in the hue of the product's industry. */
function Cover({ text: { title, lead }, date, product, drawing }: Props) {
	return (
		<header className="document-cover relative isolate flex flex-col overflow-hidden bg-brand-strong text-on-night">
			<Motif
				industry={product.industry}
				className="absolute inset-x-0 top-0 -z-10 h-full w-full text-[color-mix(in_oklab,var(--on-night)_9%,var(--brand-strong))] [&_.fill-night-lit]:fill-brand-strong"
			/>
			<div className="flex items-center justify-between">
				<Logo name={brand.name} onNight />
				<p className="text-[11pt] font-semibold text-moon">Whitepaper, {date}</p>
			</div>
			<h1 className="mt-[18mm] text-[38pt] leading-[1.06] tracking-tight">{title}</h1>
			<img src={drawing.src} alt={drawing.alt} className="-mx-[18mm] mt-auto aspect-video w-[210mm] max-w-none" />
			<p className="mt-auto max-w-[165mm] text-[13.5pt] leading-[1.45]">{lead}</p>
		</header>
	)
}

export function Whitepaper(props: Props) {
	const { text, product } = props
	return (
		<main className="document text-[11pt] [&_section_p]:text-wrap" data-industry={product.industry}>
			<Cover {...props} />
			{text.sections.map((section) => (
				<Section key={section.heading} section={section} />
			))}
			<figure className="keep mb-[6mm] rounded-md bg-night px-[24mm] py-[7mm]">
				<Scene name={product.scene} label={product.sceneLabel} />
			</figure>
			<DocumentEnd heading="Tell us what you do differently" product={product} />
		</main>
	)
}
