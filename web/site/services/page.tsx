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
import { ThreeDoors } from './three-doors.tsx'
import { Typewriter } from './typewriter.tsx'

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
