import type { SectionOf } from '#web/content/products/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CellTone } from './plans.ts'

export function Heading({ section }: { section: SectionOf<'features'> }) {
	const { id, heading, intro } = section
	return (
		<>
			<h2 id={id} className="max-w-[16ch] text-page">
				{heading}
			</h2>
			{intro && <p className="mt-4 max-w-measure text-lg text-muted">{intro}</p>}
		</>
	)
}

export function Argument({
	feature,
	isLarge,
	isWide,
	tone = 'surface',
}: {
	feature: SectionOf<'features'>['features'][number]
	isLarge: boolean
	/** Over the whole width: the text is beside its title. */
	isWide: boolean
	tone?: CellTone
}) {
	const { icon, title, text } = feature
	const isBrand = tone === 'brand'
	return (
		<>
			<Icon
				name={icon}
				className={classNames(isLarge ? 'size-12' : 'size-7', 'shrink-0', isBrand ? 'print:text-brand' : 'text-brand')}
			/>
			<h3
				className={classNames(
					isLarge ? 'mt-auto pt-6 text-heading' : 'mt-5 text-title',
					isWide && 'desktop:my-0 desktop:flex-1 desktop:p-0',
				)}
			>
				{title}
			</h3>
			<p
				className={classNames(
					'mt-2 max-w-measure',
					isLarge && 'text-lg',
					isWide && 'desktop:mt-0 desktop:flex-1',
					!isLarge && tone === 'surface' && 'text-muted',
				)}
			>
				{text}
			</p>
		</>
	)
}

export function Numbers({ section, isTall }: { section: SectionOf<'figures'>; isTall: boolean }) {
	const { heading, intro, figures } = section
	const isShort = figures.every(({ value }) => value.length < 9)
	return (
		<>
			<h2 className="text-heading">{heading}</h2>
			{intro && <p className="mt-3 max-w-measure text-on-night-muted print:text-ink">{intro}</p>}
			<dl
				className={classNames(
					'mt-8 grid flex-1 gap-x-8 gap-y-8',
					isTall ? 'content-between' : 'tablet:grid-cols-3 desktop:mt-12',
				)}
			>
				{figures.map(({ value, label, text }) => (
					<div key={label} className="flex flex-col border-t border-night-line pt-5">
						<dt className="order-2 mt-2 text-title font-semibold">{label}</dt>
						<dd
							className={classNames(
								'order-1 font-semibold tracking-tight text-moon print:text-ink',
								isShort ? 'text-hero' : 'text-page tablet:max-[1200px]:text-heading',
							)}
						>
							{value}
						</dd>
						<dd className="order-3 mt-2 text-on-night-muted print:text-ink">{text}</dd>
					</div>
				))}
			</dl>
		</>
	)
}

export function ProseCell({ section }: { section: SectionOf<'prose'> }) {
	const { heading, paragraphs, aside } = section
	return (
		<>
			<h2 className="max-w-[20ch] text-heading">{heading}</h2>
			<div className="mt-5 max-w-measure space-y-4 text-lg">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			{aside && (
				<div className="mt-auto pt-8">
					<h3 className="font-semibold">{aside.heading}</h3>
					<ul className="mt-3 flex flex-wrap gap-2">
						{aside.items.map((item) => (
							<li key={item} className="rounded-full bg-brand-soft px-4 py-1.5 text-sm text-brand-strong">
								{item}
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	)
}
