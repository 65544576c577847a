import { film, opening, timeline, workSpace } from '#web/content/about.ts'
import { introFilm } from '#web/content/films.ts'
import { pages } from '#web/content/pages.ts'
import { hasFilms } from '#web/content/switched-off.ts'
import { Film, FilmText } from '#web/site/films/film.tsx'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Aims, Culture } from './aims.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { Lake } from './lake.tsx'
import { OfficesAtWork } from './offices.tsx'
import { CompanyStory } from './story.tsx'

export const meta = metaOf(pages.about)

function Opening() {
	return (
		<header className="day-sky relative">
			<div className="shell pt-6 pb-12 desktop:min-h-[36rem] desktop:pb-16 print:p-0">
				<Breadcrumbs page={pages.about} />
				<div className="desktop:w-[calc(50%-2rem)]">
					<h1 className="mt-8 text-hero desktop:mt-16">{opening.heading}</h1>
					<p className="mt-5 max-w-[44ch] text-lg text-muted">{opening.lead}</p>
				</div>
			</div>
			<Lake
				label={opening.sceneLabel}
				className="h-72 w-full bg-night tablet:h-96 desktop:absolute desktop:inset-y-0 desktop:start-1/2 desktop:h-full desktop:w-1/2 print:hidden"
			/>
		</header>
	)
}

function OurFilm() {
	return (
		<section aria-labelledby="film" className="bg-night py-14 text-on-night desktop:py-20 print:hidden">
			<div className="shell">
				<div className="grid gap-x-14 gap-y-3 desktop:grid-cols-2 desktop:items-end">
					<h2 id="film" className="text-heading">
						{film.heading}
					</h2>
					<p className="max-w-[60ch] text-lg text-on-night-muted">{film.lead}</p>
				</div>
				<Film film={introFilm} as="feature" className="mt-8 ring-1 ring-night-line" />
				<FilmText film={introFilm} className="mt-4 text-on-night-muted" />
			</div>
		</section>
	)
}

export default function About() {
	return (
		<article>
			<Opening />
			<CompanyStory />
			<WorkSpace />
			<Culture />
			<Aims />
			{hasFilms && <OurFilm />}
			<OfficesAtWork />
			<Timeline />
			<div className="shell flex flex-wrap gap-3 pb-16 desktop:pb-24 print:hidden">
				<ButtonLink href="/careers">Work with us</ButtonLink>
				<ButtonLink href="/contact" variant="secondary">
					Visit an office
				</ButtonLink>
			</div>
		</article>
	)
}

function Timeline() {
	return (
		<section aria-labelledby="timeline" className="py-14 desktop:py-20">
			<div className="shell grid gap-x-14 gap-y-8 desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
				<h2
					id="timeline"
					className="text-heading desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)] desktop:self-start"
				>
					{timeline.heading}
				</h2>
				<ol className="border-t border-line">
					{timeline.events.map(({ year, title, text }) => (
						<li
							key={year}
							className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 border-b border-line py-5 tablet:grid-cols-[9rem_1fr] print:break-inside-avoid"
						>
							<p className="text-title font-semibold text-brand tablet:text-heading">{year}</p>
							<div>
								<h3 className="text-title">{title}</h3>
								<p className="mt-1 text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

function WorkSpace() {
	return (
		<section aria-labelledby="work-space" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="group/plan shell grid gap-x-14 gap-y-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
				<div>
					<h2 id="work-space" className="text-heading">
						{workSpace.heading}
					</h2>
					<p className="mt-4 max-w-[50ch] text-lg text-muted">{workSpace.intro}</p>
					<FloorPlan className="mt-8 w-full desktop:mt-10" />
				</div>
				<ol className="flex flex-col">
					{workSpace.rooms.map(({ id, name, text }, index) => (
						<li
							key={id}
							id={`room-${id}`}
							className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-t border-line py-4 first:border-t-0 print:break-inside-avoid"
						>
							<span
								aria-hidden="true"
								className="flex size-8 items-center justify-center rounded-full bg-brand text-sm font-semibold text-on-brand"
							>
								{index + 1}
							</span>
							<div>
								<h3 className="text-title">{name}</h3>
								<p className="mt-1 max-w-[50ch] text-sm text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
