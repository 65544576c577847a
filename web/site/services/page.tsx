import { ArrowDown, Pause, Play } from 'lucide-react'
import { servicesFilm } from '#web/content/films.ts'
import { productAt } from '#web/content/products/all.ts'
import { pageSections } from '#web/content/products/page-sections.ts'
import { servicePhrases } from '#web/content/service-phrases.ts'
import { hasFilms } from '#web/content/switched-off.ts'
import { FilmBand } from '#web/site/films/film-band.tsx'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { ClosingBand } from '#web/site/products/closing-band.tsx'
import { Backlog } from '#web/site/products/exhibits/backlog.tsx'
import { ProductActions } from '#web/site/products/product-actions.tsx'
import { OperableScene } from '#web/site/scenes/scene.tsx'
import { Sections } from '#web/site/sections/sections.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

const services = productAt('/services')

export const meta = metaOf(services)

export default function Services() {
	const { heading, lead, scene, sceneLabel } = services
	const sections = pageSections(services).map(({ section }) => section)
	return (
		<article>
			<header data-begins-dark className="night-sky overflow-clip text-on-night print:bg-transparent print:text-ink">
				<div className="shell pt-6 pb-28 desktop:pb-32 print:p-0">
					<Breadcrumbs page={services} onNight />
					<div className="mt-8 grid items-center gap-x-12 gap-y-12 desktop:mt-12 desktop:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
						<div>
							<h1 className="text-page">{heading}</h1>
							<Typewriter phrases={servicePhrases} className="mt-4" />
							<p className="mt-4 max-w-[56ch] text-lg text-on-night-muted print:text-ink">{lead}</p>
							<ProductActions product={services} onNight>
								<ButtonLink href="/contact" variant="night">
									Contact Us
								</ButtonLink>
							</ProductActions>
						</div>
						<OperableScene name={scene} label={sceneLabel} className="print:hidden" />
					</div>
				</div>
			</header>
			<ThreeDoors />
			{hasFilms && <FilmBand film={servicesFilm} withPage className="mt-16 desktop:mt-24" />}
			<Sections sections={sections} exhibit={<Backlog />} />
			<ClosingBand product={services} withScene={false} />
		</article>
	)
}

/**
 * Phrases that `enhance/typewriter.ts` types and deletes in turn. All of them are invisible in one grid cell: the longest
 * one sets the size, and a screen reader reads each once. The button pauses the film of the page as well.
 */
function Typewriter({ phrases, className }: { phrases: readonly string[]; className?: string }) {
	const [first] = phrases
	return (
		<div
			data-enhance="typewriter"
			className={classNames('typewriter flex flex-wrap items-center gap-x-4 gap-y-3', className)}
		>
			<p className="sr-only">{phrases.join(' ')}</p>
			<div aria-hidden="true" className="grid font-semibold tablet:text-title text-moon print:text-ink">
				{phrases.map((phrase) => (
					<span key={phrase} data-phrase className="invisible pe-2 [grid-area:1/1]">
						{phrase}
					</span>
				))}
				<span className="[grid-area:1/1]">
					<span data-typed>{first}</span>
				</span>
			</div>
			<button
				type="button"
				data-autoplay-toggle
				data-page-movement
				aria-label="Pause movement"
				data-other-label="Play movement"
				className="inline-flex min-h-9 items-center rounded-full border border-night-line px-3.5 text-sm font-semibold text-on-night hover:border-on-night motion-reduce:hidden print:hidden noscript:hidden [&_svg]:size-4"
			>
				<span className="while-playing">
					<Pause aria-hidden="true" className="me-2 inline fill-current" />
					Pause movement
				</span>
				<span className="while-paused">
					<Play aria-hidden="true" className="me-2 inline fill-current" />
					Play movement
				</span>
			</button>
		</div>
	)
}

const doors = [
	{ href: '#solution-development', name: 'Solution development', when: 'Nothing like it exists yet' },
	{ href: '#upgradation', name: 'Upgradation', when: 'It works, but on borrowed time' },
	{ href: '#manpower-outsourcing', name: 'Manpower outsourcing', when: 'The plan is there, the hands are not' },
] as const

function ThreeDoors() {
	return (
		<nav aria-label="Our services" className="shell relative -mt-14 print:hidden">
			{/* The rows of numbers, notes and names have one height in all three. */}
			<ul className="grid gap-px overflow-hidden rounded-lg bg-line shadow-light tablet:grid-cols-3 tablet:grid-rows-[1fr_auto_auto]">
				{doors.map(({ href, name, when }, index) => (
					<li key={href} className="tablet:row-span-3 tablet:grid tablet:grid-rows-subgrid">
						<a
							href={href}
							className="group grid gap-y-2 bg-surface px-6 py-6 hover:bg-brand-soft tablet:row-span-3 tablet:min-h-72 tablet:grid-rows-subgrid desktop:min-h-88 desktop:px-9 desktop:py-9"
						>
							<span aria-hidden="true" className="text-page leading-none font-semibold text-brand max-tablet:mb-6">
								{index + 1}
							</span>
							<span className="text-muted">{when}</span>
							<span className="flex justify-between gap-4 tablet:max-[75rem]:flex-col">
								<span className="text-heading leading-tight font-semibold tablet:max-[75rem]:text-title group-hover:text-brand-strong">
									{name}
								</span>
								<ArrowDown
									aria-hidden="true"
									className="mb-1 size-6 shrink-0 self-end text-brand transition-transform tablet:max-[75rem]:self-start motion-safe:group-hover:translate-y-1"
								/>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
