import { brand } from '#web/content/brand.ts'
import type { IndustryId } from '#web/content/industries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Logo, LogoMark } from '#web/ui/logo.tsx'
import { PrintedTable } from './document-table.tsx'
import {
	type DocumentText,
	type Drawing,
	Paragraphs,
	type PrintedTextTable,
	pointTexts,
	type TextSection,
} from './document-text.tsx'

export type FlyerTone = 'night' | 'brand' | 'moon'

type Props = {
	text: DocumentText
	tone: FlyerTone
	/** `steps` are numbered, `checks` are ticked. */
	points: 'steps' | 'checks'
	product: { name: string; path: string; industry?: IndustryId | undefined }
	drawing: Drawing
}

const fields: Record<FlyerTone, { field: string; eyebrow: string; lead: string; onNight: boolean; mark: string }> = {
	night: {
		field: 'bg-night text-on-night',
		eyebrow: 'text-moon',
		lead: 'text-on-night-muted',
		onNight: true,
		mark: 'opacity-10',
	},
	brand: { field: 'bg-brand text-on-night', eyebrow: 'text-moon', lead: '', onNight: true, mark: 'opacity-20' },
	moon: { field: 'bg-moon', eyebrow: 'text-brand-strong', lead: '', onNight: false, mark: 'opacity-15' },
}

/** A table of two columns becomes a list of figures. */
function Figures({ rows }: PrintedTextTable) {
	const longest = Math.max(...rows.map(([value = '']) => value.length))
	const width = longest < 3 ? 'w-[12mm]' : longest < 5 ? 'w-[22mm]' : 'w-[27mm]'
	const isEven = rows.length % 2 === 0
	const size = isEven ? 'text-[26pt]' : 'text-[19pt]'
	return (
		<dl className={classNames('mt-[4mm] grid gap-x-[10mm]', isEven ? 'grid-cols-2 gap-y-[4mm]' : 'gap-y-[1.6mm]')}>
			{rows.map(([value, text]) => (
				<div key={value} className="flex items-baseline gap-[4mm] border-t-[0.75pt] border-line pt-[2mm]">
					<dt className={classNames('shrink-0 leading-none font-bold tracking-tight text-brand', size, width)}>
						{value}
					</dt>
					<dd className="text-[12.5pt] leading-[1.35]">{text}</dd>
				</div>
			))}
		</dl>
	)
}

function Points({ points, kind }: { points: readonly string[]; kind: Props['points'] }) {
	const isShort = points.every((point) => point.length < 60)
	const layout = isShort ? 'grid-cols-2 gap-y-[2.6mm] text-[12.5pt]' : 'gap-y-[2mm] text-[12pt]'
	const List = kind === 'steps' ? 'ol' : 'ul'
	return (
		<List className={classNames('mt-[3mm] grid gap-x-[10mm] leading-[1.35]', layout)}>
			{pointTexts(points).map((text, index) => (
				<li key={text.key} className="flex items-baseline gap-[4mm]">
					{kind === 'steps' ? (
						<span className="w-[8mm] shrink-0 text-[22pt] leading-none font-bold text-brand">{index + 1}</span>
					) : (
						<span
							aria-hidden
							className="size-[4.6mm] shrink-0 translate-y-[1mm] rounded-[1mm] border-[1.2pt] border-brand"
						/>
					)}
					{text}
				</li>
			))}
		</List>
	)
}

function Section({ section, kind }: { section: TextSection; kind: Props['points'] }) {
	const { heading, paragraphs, points, table } = section
	return (
		<section>
			<h2 className="text-[18pt] leading-tight">{heading}</h2>
			{paragraphs && (
				<div className="mt-[1.5mm] text-[13pt] leading-[1.4]">
					<Paragraphs paragraphs={paragraphs} />
				</div>
			)}
			{table?.head.length === 2 && <Figures {...table} />}
			{table && table.head.length > 2 && (
				<div className="mt-[2mm] [&_table]:text-[11pt] [&_td]:py-[2mm] [&_th]:py-[2mm]">
					<PrintedTable columns={table.head} rows={table.rows} />
				</div>
			)}
			{points && <Points points={points} kind={kind} />}
		</section>
	)
}

/** A flyer of one page, with the drawing of its card: the title reads from two metres, the rest from thirty centimetres. */
export function Flyer({ text: { title, lead, sections }, tone, points, product, drawing }: Props) {
	const { field, eyebrow, lead: leadColour, onNight, mark } = fields[tone]
	const [queries] = brand.mailboxes
	return (
		<main className="document flyer flex flex-col bg-surface" data-industry={product.industry}>
			<header className={classNames('relative h-[150mm] shrink-0 px-[16mm] pt-[15mm]', field)}>
				<div className="absolute inset-0 overflow-hidden">
					<LogoMark onNight={onNight} className={classNames('absolute top-[18mm] -start-[52mm] size-[170mm]', mark)} />
				</div>
				<div className="relative flex items-center justify-between">
					<Logo name={brand.name} onNight={onNight} />
					<p className={classNames('text-[11pt] font-semibold', eyebrow)}>{product.name}</p>
				</div>
				<h1 className="relative mt-[9mm] max-w-[150mm] text-[54pt] leading-[0.98] tracking-tight">{title}</h1>
				<p className={classNames('relative mt-[9mm] w-[36mm] text-[13.5pt] leading-[1.4]', leadColour)}>{lead}</p>
				<img
					src={drawing.src}
					alt={drawing.alt}
					className="absolute end-0 bottom-[-8mm] aspect-video w-[148mm] rounded-s-[3mm]"
				/>
			</header>
			<div className="flex grow flex-col justify-evenly gap-[5mm] px-[16mm] pt-[12mm] pb-[5mm]">
				{sections.map((section) => (
					<Section key={section.heading} section={section} kind={points} />
				))}
			</div>
			<footer className="flex items-center justify-between bg-night px-[16mm] py-[6mm] text-[10.5pt] text-on-night">
				<p className="font-semibold">
					{brand.website}
					{product.path}
				</p>
				<p className="text-on-night-muted">{queries?.address}</p>
			</footer>
		</main>
	)
}
