import { ArrowLeftRight } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { FactTable } from './fact-table.tsx'
import { type PartOf, SectionFrame } from './section-frame.tsx'

export function Prose({ section, ground }: PartOf<'prose'>) {
	const { paragraphs, aside } = section
	return (
		<SectionFrame {...section} ground={ground} layout="beside">
			<div className="flex max-w-measure flex-col gap-5">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			{aside && (
				<aside className="mt-8 max-w-measure rounded-md border border-line bg-surface p-6">
					<h3 className="text-title">{aside.heading}</h3>
					<ul className="mt-3 grid gap-2 tablet:grid-cols-2 tablet:gap-x-8">
						{aside.items.map((item) => (
							<li
								key={item}
								className="relative ps-5 before:absolute before:top-[0.7em] before:start-0 before:h-px before:w-3 before:bg-brand"
							>
								{item}
							</li>
						))}
					</ul>
				</aside>
			)}
		</SectionFrame>
	)
}

export function Steps({ section, ground, exhibit }: PartOf<'steps'>) {
	return (
		<SectionFrame {...section} ground={ground} layout="beside" exhibit={exhibit}>
			<ol className="flex flex-col">
				{section.steps.map(({ who, where, title, text }, index) => (
					<li
						key={title}
						className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-9 before:absolute before:top-11 before:bottom-1 before:start-5 before:w-px before:bg-line last:pb-0 last:before:hidden print:break-inside-avoid"
					>
						<span className="flex size-10 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-strong tabular-nums">
							{index + 1}
						</span>
						<div className="pt-1.5">
							<h3 className="text-title">{title}</h3>
							<p className="mt-1 text-sm text-muted">
								<span className="font-semibold text-brand-strong">{who}</span> in {where}
							</p>
							<p className="mt-2 max-w-measure">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</SectionFrame>
	)
}

export function Roles({ section, ground }: PartOf<'roles'>) {
	return (
		<SectionFrame {...section} ground={ground}>
			<ul
				className={classNames(
					'grid gap-x-8 gap-y-8 tablet:grid-cols-2',
					section.roles.length > 5
						? 'desktop:grid-cols-4 desktop:gap-y-12'
						: 'desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none',
				)}
			>
				{section.roles.map(({ name, does, screen }) => (
					<li
						key={name}
						className="relative border-t-2 border-brand pt-6 before:absolute before:-top-[0.4375rem] before:start-0 before:size-3 before:rounded-full before:bg-brand print:break-inside-avoid"
					>
						<h3 className="text-title">{name}</h3>
						<p className="mt-2">{does}</p>
						<p className="mt-3 text-sm text-muted">
							Works in <span className="font-semibold text-ink">{screen}</span>
						</p>
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export function Connections({ section, ground }: PartOf<'connections'>) {
	return (
		<SectionFrame {...section} ground={ground} layout="beside">
			<ul className="border-t border-line">
				{section.connections.map(({ system, how, carries }) => (
					<li
						key={system}
						className="grid gap-x-6 gap-y-1 border-b border-line py-5 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] print:break-inside-avoid"
					>
						<div className="flex items-start gap-3">
							<ArrowLeftRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
							<div>
								<h3 className="font-semibold">{system}</h3>
								<p className="text-sm text-muted">{how}</p>
							</div>
						</div>
						<p className="max-tablet:ps-8">{carries}</p>
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export function Table({ section, ground }: PartOf<'table'>) {
	return (
		<SectionFrame {...section} ground={ground}>
			<FactTable caption={section.caption} columns={section.columns} rows={section.rows} />
		</SectionFrame>
	)
}
