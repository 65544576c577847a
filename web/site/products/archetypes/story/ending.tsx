import type { PageSection } from '#web/content/products/page-sections.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The stages until the product is in use: the chapters that come next, with their times at a large size. */
export function Ending({ section, ground = 'night' }: PageSection<'start'>) {
	const { id, heading, intro, stages } = section
	const isNight = ground === 'night'
	const quiet = isNight ? 'text-on-night-muted print:text-ink' : 'text-muted'
	return (
		<section className={classNames('py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div className="shell">
				<div id={id} className="max-w-[46rem]">
					<h2 className="text-page">{heading}</h2>
					{intro && <p className={classNames('mt-4 max-w-measure text-lg', quiet)}>{intro}</p>}
				</div>
				<ol className="mt-10 desktop:mt-14">
					{stages.map(({ when, title, text }) => (
						<li
							key={when}
							className={classNames(
								'grid gap-x-14 gap-y-2 border-t py-7 desktop:grid-cols-[5fr_7fr] desktop:py-9 print:break-inside-avoid',
								isNight ? 'border-night-line' : 'border-brand/30',
							)}
						>
							<p
								className={classNames(
									'text-page font-semibold',
									isNight ? 'text-moon print:text-ink' : 'text-brand-strong',
								)}
							>
								{when}
							</p>
							<div className="desktop:pt-2">
								<h3 className="text-title">{title}</h3>
								<p className={classNames('mt-2 max-w-measure', quiet)}>{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
