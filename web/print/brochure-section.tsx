import type { ReactNode } from 'react'
import type { ProductSection, SectionOf } from '#web/content/products/product.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ExhibitFigure } from './brochure-pictures.tsx'
import { PrintedTable } from './document-table.tsx'

type Pair = { title: string; note?: string; text: string }

const PairText = ({ pair: { title, note, text } }: { pair: Pair }) => (
	<>
		<h3 className="text-[10.5pt]">{title}</h3>
		{note && <p className="text-[8.5pt] text-brand">{note}</p>}
		<p>{text}</p>
	</>
)

/** Short texts with titles, in rows of three or two. Four make two rows of two. */
function Pairs({ pairs }: { pairs: readonly Pair[] }) {
	const inThrees = pairs.length !== 4 && pairs.every(({ text }) => text.length < 150)
	return (
		<ul
			className={classNames(
				'grid gap-y-[3.5mm]',
				inThrees ? 'grid-cols-3 gap-x-[6mm] text-[9.5pt]' : 'grid-cols-2 gap-x-[8mm]',
			)}
		>
			{pairs.map((pair) => (
				<li key={pair.title} className="keep">
					<PairText pair={pair} />
				</li>
			))}
		</ul>
	)
}

/** The steps run down two columns, which start with a screen of the product. */
const Steps = ({ steps, scene }: { steps: SectionOf<'steps'>['steps']; scene: SceneName }) => (
	<div className="columns-2 gap-[8mm]">
		<ExhibitFigure scene={scene} />
		<ol>
			{steps.map(({ who, where, title, text }, index) => (
				<li key={title} className="keep grid grid-cols-[8mm_1fr] pb-[3.5mm]">
					<span className="text-[17pt] leading-none font-bold text-brand">{index + 1}</span>
					<div>
						<PairText pair={{ title, note: `${who}, ${where}`, text }} />
					</div>
				</li>
			))}
		</ol>
	</div>
)

const Prose = ({ section: { paragraphs, aside } }: { section: SectionOf<'prose'> }) => (
	<>
		<div className="columns-2 gap-[8mm] [&>p]:pb-[2mm]">
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className={classNames(paragraph.length < 200 && 'break-inside-avoid')}>
					{paragraph}
				</p>
			))}
		</div>
		{aside && (
			<div className="keep mt-[4mm] rounded-md bg-brand-soft p-[5mm]">
				<h3 className="text-[10.5pt] text-brand-strong">{aside.heading}</h3>
				<ul className="mt-[1mm] columns-2 gap-[8mm] ps-[4mm]">
					{aside.items.map((item) => (
						<li key={item} className="list-disc marker:text-brand">
							{item}
						</li>
					))}
				</ul>
			</div>
		)}
	</>
)

/** The stages until the product is in use, side by side. */
const Stages = ({ stages }: { stages: SectionOf<'start'>['stages'] }) => (
	<ol className="keep grid auto-cols-fr grid-flow-col gap-x-[5mm]">
		{stages.map(({ when, title, text }) => (
			<li key={when} className="border-t-[2pt] border-brand pt-[2mm]">
				<p className="text-[8.5pt] font-semibold text-brand">{when}</p>
				<h3 className="text-[10.5pt]">{title}</h3>
				<p className="mt-[0.5mm] text-[9pt] leading-[1.45]">{text}</p>
			</li>
		))}
	</ol>
)

const Figures = ({ figures }: { figures: SectionOf<'figures'>['figures'] }) => (
	<dl className="keep grid grid-cols-3 gap-[6mm]">
		{figures.map(({ value, label, text }) => (
			<div key={label} className="flex flex-col">
				<dt className="order-2 font-semibold">{label}</dt>
				<dd className="order-1 text-[24pt] leading-tight font-bold tracking-tight text-brand">{value}</dd>
				<dd className="order-3">{text}</dd>
			</div>
		))}
	</dl>
)

function bodyOf(section: ProductSection, scene: SceneName): ReactNode {
	switch (section.kind) {
		case 'prose':
			return <Prose section={section} />
		case 'steps':
			return <Steps steps={section.steps} scene={scene} />
		case 'features':
			return <Pairs pairs={section.features} />
		case 'roles':
			return (
				<Pairs pairs={section.roles.map(({ name, does, screen }) => ({ title: name, note: screen, text: does }))} />
			)
		case 'start':
			return <Stages stages={section.stages} />
		case 'questions':
			return <Pairs pairs={section.questions.map(({ question, answer }) => ({ title: question, text: answer }))} />
		case 'figures':
			return <Figures figures={section.figures} />
		case 'table':
			return (
				<div className="keep">
					<PrintedTable caption={section.caption} columns={section.columns} rows={section.rows} />
				</div>
			)
		case 'connections':
			return (
				<div className="keep">
					<PrintedTable
						caption="Systems, means and what travels"
						columns={['System', 'By', 'What travels']}
						rows={section.connections.map(({ system, how, carries }) => [system, how, carries])}
					/>
				</div>
			)
	}
}

export function BrochureSection({ section, scene }: { section: ProductSection; scene: SceneName }) {
	return (
		<section>
			<div className="section-head">
				<h2 className="text-[16pt] leading-tight text-brand-strong">{section.heading}</h2>
				{section.intro && <p className="mt-[1mm] text-muted">{section.intro}</p>}
			</div>
			<div className="mt-[2.5mm]">{bodyOf(section, scene)}</div>
		</section>
	)
}
