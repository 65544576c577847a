import type { ReactNode } from 'react'
import type { Section } from '#web/content/products/product.ts'
import { DocumentTable } from './document-table.tsx'

type Pair = { title: string; note?: string; text: string }

/** Short texts with titles, in two columns. */
function Pairs({ pairs, numbered = false }: { pairs: readonly Pair[]; numbered?: boolean }) {
	const List = numbered ? 'ol' : 'ul'
	return (
		<List className="columns-2 gap-[8mm]">
			{pairs.map(({ title, note, text }, index) => (
				<li key={title} className="keep pb-[3mm]">
					<h3 className="text-[10.5pt]">
						{numbered && <span className="text-brand">{index + 1}. </span>}
						{title}
					</h3>
					{note && <p className="text-[8.5pt] text-brand-strong">{note}</p>}
					<p>{text}</p>
				</li>
			))}
		</List>
	)
}

function bodyOf(section: Section): ReactNode {
	switch (section.kind) {
		case 'prose':
			return (
				<>
					<div className="columns-2 gap-[8mm] [&>p]:pb-[2mm]">
						{section.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{section.aside && (
						<div className="keep mt-[2mm] rounded-sm bg-sunken p-[4mm]">
							<h3 className="text-[10.5pt]">{section.aside.heading}</h3>
							<ul className="mt-[1mm] columns-2 gap-[8mm]">
								{section.aside.items.map((item) => (
									<li key={item}>{item}</li>
								))}
							</ul>
						</div>
					)}
				</>
			)
		case 'steps':
			return (
				<Pairs
					numbered
					pairs={section.steps.map(({ who, where, title, text }) => ({ title, note: `${who}, ${where}`, text }))}
				/>
			)
		case 'features':
			return <Pairs pairs={section.features} />
		case 'roles':
			return (
				<Pairs pairs={section.roles.map(({ name, does, screen }) => ({ title: name, note: screen, text: does }))} />
			)
		case 'start':
			return (
				<Pairs
					pairs={section.stages.map(({ when, title, text }) => ({ title: `${when}: ${title.toLowerCase()}`, text }))}
				/>
			)
		case 'questions':
			return <Pairs pairs={section.questions.map(({ question, answer }) => ({ title: question, text: answer }))} />
		case 'figures':
			return (
				<dl className="grid grid-cols-3 gap-[6mm]">
					{section.figures.map(({ value, label, text }) => (
						<div key={label} className="keep flex flex-col">
							<dt className="order-2 font-semibold">{label}</dt>
							<dd className="order-1 text-[20pt] leading-tight font-semibold text-brand">{value}</dd>
							<dd className="order-3">{text}</dd>
						</div>
					))}
				</dl>
			)
		case 'table':
			return <DocumentTable caption={section.caption} columns={section.columns} rows={section.rows} />
		case 'connections':
			return (
				<DocumentTable
					caption="Systems, means and what travels"
					columns={['System', 'By', 'What travels']}
					rows={section.connections.map(({ system, how, carries }) => [system, how, carries])}
				/>
			)
	}
}

export function BrochureSection({ section }: { section: Section }) {
	return (
		<section>
			<h2 className="text-[15pt] leading-tight">{section.heading}</h2>
			{section.intro && <p className="mt-[1mm] text-muted">{section.intro}</p>}
			<div className="mt-[2.5mm]">{bodyOf(section)}</div>
		</section>
	)
}
