import type { ComponentType, ReactNode } from 'react'
import type { PageSection } from '#web/content/products/page-sections.ts'
import type { PageGround, SectionKind } from '#web/content/products/product.ts'
import { FactTable } from '#web/site/sections/fact-table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { EntryPart } from './entry-part.ts'
import { ReferenceFeatures } from './features.tsx'
import { RoleRows, StepRows } from './rows.tsx'
import { Wires } from './wires.tsx'

const parts: { [Kind in SectionKind]?: ComponentType<EntryPart<Kind>> } = {
	features: ReferenceFeatures,
	steps: StepRows,
	roles: RoleRows,
	table: ({ section }) => <FactTable caption={section.caption} columns={section.columns} rows={section.rows} />,
	connections: Wires,
	start: Weeks,
	questions: Answers,
}

const frames: Record<PageGround, string> = {
	paper: 'border-t-2 border-ink pt-5',
	surface: 'rounded-lg bg-surface p-5 shadow-light tablet:p-9',
	tint: 'rounded-lg bg-brand-soft p-5 tablet:p-9 print:bg-transparent print:p-0',
	night: 'rounded-lg bg-night p-5 text-on-night tablet:p-9 print:bg-transparent print:p-0 print:text-ink',
}

/** A section of a reference, with its number in the index. */
export function ReferenceEntry({
	id,
	number,
	name,
	exhibit,
	...placed
}: EntryPart<SectionKind> & { id: string; number: number; name: string; exhibit?: ReactNode }) {
	const { section, ground = 'paper' } = placed
	const isNight = ground === 'night'
	const Part = parts[section.kind] as ComponentType<EntryPart<SectionKind>> | undefined
	return (
		<section id={id} className={frames[ground]}>
			<p
				className={classNames(
					'text-sm font-semibold tabular-nums',
					isNight ? 'text-moon print:text-ink' : 'text-brand-strong',
				)}
			>
				{number}. {name}
			</p>
			<h2 className="mt-1 max-w-[32ch] text-[1.625rem] leading-tight desktop:text-[1.875rem]">{section.heading}</h2>
			{section.intro && (
				<p className={classNames('mt-2 max-w-measure', isNight ? 'text-on-night-muted print:text-ink' : 'text-muted')}>
					{section.intro}
				</p>
			)}
			{exhibit && (
				<div className="mt-8 rounded-lg bg-brand-soft px-4 py-8 tablet:p-12 print:hidden">
					<div className="mx-auto max-w-[32rem] desktop:[zoom:1.15]">{exhibit}</div>
				</div>
			)}
			<div className="mt-6">{Part && <Part {...placed} />}</div>
		</section>
	)
}

/** Questions with their answers open. */
function Answers({ section }: PageSection<'questions'>) {
	return (
		<div className="gap-x-12 tablet:columns-2">
			{section.questions.map(({ question, answer }) => (
				<div key={question} className="break-inside-avoid border-t border-line py-4">
					<h3 className="font-semibold">{question}</h3>
					<p className="mt-1 text-sm">{answer}</p>
				</div>
			))}
		</div>
	)
}

/** The stages as a ruler of time. */
function Weeks({ section, ground }: PageSection<'start'>) {
	const isNight = ground === 'night'
	return (
		<ol className="grid gap-y-6 desktop:auto-cols-fr desktop:grid-flow-col">
			{section.stages.map(({ when, title, text }) => (
				<li
					key={when}
					className={classNames(
						'border-s-2 px-4 print:break-inside-avoid',
						isNight ? 'border-moon' : 'border-brand/40',
					)}
				>
					<p
						className={classNames(
							'text-title font-semibold tabular-nums',
							isNight ? 'text-moon print:text-ink' : 'text-brand-strong',
						)}
					>
						{when}
					</p>
					<h3 className="mt-2 font-semibold">{title}</h3>
					<p className="mt-1 text-sm">{text}</p>
				</li>
			))}
		</ol>
	)
}
