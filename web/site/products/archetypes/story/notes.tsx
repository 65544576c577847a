import type { PageSection } from '#web/content/products/page-sections.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Features as notes beside the story: the heading stays in view while the notes pass. */
export function Notes({ section, ground = 'paper' }: PageSection<'features'>) {
	const { id, heading, intro, features } = section
	return (
		<section className={classNames('py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div className="shell grid gap-x-14 gap-y-10 desktop:grid-cols-[4fr_8fr]">
				<div id={id} data-enhance={id && 'hash-scroll'}>
					<div className="desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)]">
						<h2 className="text-heading">{heading}</h2>
						{intro && <p className="mt-4 max-w-measure text-lg text-muted">{intro}</p>}
					</div>
				</div>
				<ul className="grid gap-x-12 gap-y-10 tablet:grid-cols-2">
					{features.map(({ icon, title, text }) => (
						<li key={title} className="print:break-inside-avoid">
							<Icon name={icon} className="size-7 text-brand" />
							<h3 className="mt-3 text-title">{title}</h3>
							<p className="mt-2 text-muted">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
