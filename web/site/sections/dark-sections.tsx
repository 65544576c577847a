import { type PartOf, SectionFrame } from './section-frame.tsx'

export function Figures({ section, ground }: PartOf<'figures'>) {
	return (
		<SectionFrame {...section} ground={ground}>
			<dl className="grid gap-x-10 gap-y-8 tablet:grid-cols-3">
				{section.figures.map(({ value, label, text }) => (
					<div key={label} className="flex flex-col border-t border-night-line pt-5">
						<dt className="order-2 mt-2 text-title font-semibold">{label}</dt>
						<dd className="order-1 text-page font-semibold tablet:max-desktop:text-heading tracking-tight text-moon tabular-nums print:text-ink">
							{value}
						</dd>
						<dd className="order-3 mt-2 text-on-night-muted print:text-ink">{text}</dd>
					</div>
				))}
			</dl>
		</SectionFrame>
	)
}

export function Start({ section, ground }: PartOf<'start'>) {
	return (
		<SectionFrame {...section} ground={ground}>
			<ol className="grid gap-x-8 desktop:auto-cols-fr desktop:grid-flow-col">
				{section.stages.map(({ when, title, text }) => (
					<li
						key={when}
						className="relative border-night-line pb-8 ps-8 max-desktop:border-s max-desktop:last:pb-0 desktop:border-t desktop:pt-8 desktop:pb-0 desktop:ps-0 print:break-inside-avoid"
					>
						<span
							aria-hidden="true"
							className="absolute top-0 -start-1.5 size-3 rounded-full bg-moon desktop:start-0 desktop:-translate-y-1/2"
						/>
						<p className="text-sm font-semibold text-moon max-desktop:-mt-1.5 print:text-ink">{when}</p>
						<h3 className="mt-1 text-title">{title}</h3>
						<p className="mt-2 max-w-measure text-on-night-muted print:text-ink">{text}</p>
					</li>
				))}
			</ol>
		</SectionFrame>
	)
}
