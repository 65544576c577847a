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
