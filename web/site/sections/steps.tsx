import { type PartOf, SectionFrame } from './section-frame.tsx'

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
