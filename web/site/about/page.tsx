import { film, opening } from '#web/content/about.ts'
import { introFilm } from '#web/content/films.ts'
import { pages } from '#web/content/pages.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Film, FilmText } from '#web/site/parts/film.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Aims, Culture } from './aims.tsx'
import { Lake } from './lake.tsx'
import { Offices } from './offices.tsx'
import { Story } from './story.tsx'
import { Timeline } from './timeline.tsx'
import { WorkSpace } from './work-space.tsx'

export const meta = metaOf(pages.about)

function Opening() {
	return (
		<header className="relative overflow-clip bg-night text-on-night print:bg-transparent print:text-ink">
			<Lake
				label={opening.sceneLabel}
				className="absolute inset-x-0 bottom-0 h-72 w-full overflow-visible tablet:h-96 desktop:h-[34rem] print:hidden"
			/>
			<div className="shell relative pt-6 pb-72 tablet:pb-[22rem] desktop:min-h-[40rem] desktop:pb-40 print:p-0">
				<Breadcrumbs page={pages.about} onNight />
				<h1 className="mt-8 text-hero desktop:mt-12">{opening.heading}</h1>
				<p className="mt-5 max-w-[44ch] text-lg text-on-night-muted print:text-ink">{opening.lead}</p>
			</div>
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
			<Story />
			<WorkSpace />
			<Culture />
			<Aims />
			<OurFilm />
			<Offices />
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
