import type { PageSection } from '#web/content/products/page-sections.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The people of the story, with large names. */
export function Cast({ section, ground = 'paper' }: PageSection<'roles'>) {
	const { id, heading, intro, roles } = section
	const isNight = ground === 'night'
	const rule = isNight ? 'border-night-line' : 'border-brand/30'
	const quiet = isNight ? 'text-on-night-muted print:text-ink' : 'text-muted'
	return (
		<section className={classNames('py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div className="shell">
				<div id={id} className="grid gap-x-14 gap-y-4 desktop:grid-cols-2 desktop:items-end">
					<h2 className="text-heading">{heading}</h2>
					{intro && <p className={classNames('max-w-measure text-lg', quiet)}>{intro}</p>}
				</div>
				<ul className="mt-10 desktop:mt-14">
					{roles.map(({ name, does, screen }) => (
						<li
							key={name}
							className={classNames(
								'grid gap-x-14 gap-y-3 border-t py-7 desktop:grid-cols-[5fr_5fr_2fr] desktop:items-baseline desktop:py-9 print:break-inside-avoid',
								rule,
							)}
						>
							<h3 className={classNames('text-page', isNight ? 'text-moon print:text-ink' : 'text-brand-strong')}>
								{name}
							</h3>
							<p className="text-lg">{does}</p>
							<p className={classNames('text-sm', quiet)}>
								Works in{' '}
								<span className={classNames('block font-semibold max-desktop:inline', !isNight && 'text-ink')}>
									{screen}
								</span>
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
