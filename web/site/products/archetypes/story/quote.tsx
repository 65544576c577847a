import type { PageSection } from '#web/content/products/page-sections.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The heading is as large as a pull quote, and the text below it is set in columns like an article. */
export function Quote({ section, ground = 'paper' }: PageSection<'prose'>) {
	const { id, heading, paragraphs, aside } = section
	const isNight = ground === 'night'
	return (
		<section className={classNames('py-20 desktop:py-32 print:py-4', grounds[ground])}>
			<div className="shell">
				<h2
					id={id}
					className={classNames(
						'max-w-[18ch] border-s-4 ps-6 text-hero desktop:ps-10',
						isNight ? 'border-moon text-moon print:text-ink' : 'border-brand text-brand-strong',
					)}
				>
					{heading}
				</h2>
				<div className="mt-12 gap-x-14 space-y-5 text-lg tablet:columns-2 [&>p]:break-inside-avoid desktop:mt-16 desktop:ps-11 print:columns-1 print:ps-0">
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				{aside && (
					<aside
						className={classNames(
							'mt-12 grid gap-x-14 gap-y-4 border-t pt-6 desktop:ms-11 desktop:grid-cols-[1fr_3fr]',
							isNight ? 'border-night-line' : 'border-line',
						)}
					>
						<h3 className={classNames('font-semibold', isNight ? 'text-moon print:text-ink' : 'text-brand-strong')}>
							{aside.heading}
						</h3>
						<ul className="grid gap-x-8 gap-y-2 tablet:grid-cols-2 desktop:grid-cols-3">
							{aside.items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</aside>
				)}
			</div>
		</section>
	)
}
