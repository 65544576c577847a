import type { PageSection } from '#web/content/products/page-sections.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The stages as a ruler of time. */
export function Weeks({ section, ground }: PageSection<'start'>) {
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
