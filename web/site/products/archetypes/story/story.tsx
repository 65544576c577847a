import type { ComponentType } from 'react'
import { type PageSection, pageSections } from '#web/content/products/page-sections.ts'
import type { SectionKind } from '#web/content/products/product.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { Sections } from '#web/site/sections/sections.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ArchetypeProps } from '../archetype-props.ts'
import { Chronicle } from './chronicle.tsx'
import { Quote } from './quote.tsx'

const parts: { [Kind in SectionKind]?: ComponentType<PageSection<Kind>> } = {
	prose: Quote,
	roles: Cast,
	features: Notes,
	start: Ending,
}

/** One case from start to end, like an article with pictures of the screens. */
export function Story({ product, exhibit, signature }: ArchetypeProps) {
	return pageSections(product).map((placed) => {
		const { section } = placed
		if (section.kind === 'steps')
			return (
				<Chronicle
					key={section.heading}
					section={section}
					ground={placed.ground === 'night' ? 'paper' : (placed.ground ?? 'paper')}
					screens={placed.screens}
					exhibit={exhibit}
					signature={signature}
				/>
			)
		const Part = parts[section.kind] as ComponentType<PageSection> | undefined
		if (Part) return <Part key={section.heading} {...placed} />
		return <Sections key={section.heading} sections={[section]} ground={placed.ground} />
	})
}

/** The people of the story, with large names. */
function Cast({ section, ground = 'paper' }: PageSection<'roles'>) {
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

/** Features as notes beside the story: the heading stays in view while the notes pass. */
function Notes({ section, ground = 'paper' }: PageSection<'features'>) {
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

/** The stages until the product is in use: the chapters that come next, with their times at a large size. */
function Ending({ section, ground = 'night' }: PageSection<'start'>) {
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
