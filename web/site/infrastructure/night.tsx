import type { ProductStep, SectionOf } from '#web/content/products/product.ts'
import { Incident } from '#web/site/products/exhibits/incident.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TwentyFourHours } from './twenty-four-hours.tsx'

/** Steps in the dark. The next one is at daybreak, and those after it by day. */
const byNight = 4

/** The incident by the clock: the ground is the hour's, from night over daybreak to day. */
export function Night({ section: { heading, intro, steps } }: { section: SectionOf<'steps'> }) {
	return (
		<>
			<TwentyFourHours />
			<div className="shell grid gap-x-14 gap-y-10 py-14 desktop:grid-cols-[8fr_4fr] desktop:py-20 print:block print:py-4">
				<div>
					<h2 className="text-heading">{heading}</h2>
					<p className="mt-4 max-w-measure text-lg text-on-night-muted print:text-ink">{intro}</p>
					<ol className="mt-10">
						{steps.slice(0, byNight).map((step) => (
							<li key={step.title} className="border-t border-night-line py-7 print:border-line">
								<Hour step={step} time="text-moon print:text-brand" who="text-on-night-muted print:text-muted" />
							</li>
						))}
					</ol>
				</div>
				<div className="max-w-measure text-ink print:hidden">
					<div className="desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)]">
						<Incident />
					</div>
				</div>
			</div>
			<ol start={byNight + 1}>
				{steps.slice(byNight).map((step, index) => (
					<li
						key={step.title}
						className={classNames(
							'print:bg-transparent',
							index === 0 ? 'bg-moon text-night' : 'border-b border-line bg-surface text-ink',
						)}
					>
						<div className="shell py-10 desktop:py-14 print:py-4">
							<Hour step={step} time={index === 0 ? '' : 'text-brand'} who={index === 0 ? '' : 'text-muted'} />
						</div>
					</li>
				))}
			</ol>
		</>
	)
}

function Hour({
	step: { who, where, title, text },
	time,
	who: whoClass,
}: {
	step: ProductStep
	time: string
	who: string
}) {
	const [, when, what] = /^(.+?), (.+)$/.exec(title) ?? []
	return (
		<div className="grid gap-x-8 gap-y-2 tablet:grid-cols-[13rem_1fr] print:break-inside-avoid">
			<h3 className="contents">
				<span className={classNames('text-page leading-none font-semibold tabular-nums', time)}>{when}</span>{' '}
				<span className="block self-end text-title font-semibold first-letter:uppercase">{what}</span>
			</h3>
			<div className="tablet:col-start-2">
				<p className={classNames('text-sm', whoClass)}>
					<span className="font-semibold">{who}</span> in {where}
				</p>
				<p className="mt-2 max-w-measure">{text}</p>
			</div>
		</div>
	)
}
