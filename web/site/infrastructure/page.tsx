import { infrastructureFilm } from '#web/content/films.ts'
import { productAt } from '#web/content/products/all.ts'
import { isOf, pageSections } from '#web/content/products/page-sections.ts'
import { hasFilms } from '#web/content/switched-off.ts'
import { FilmBand } from '#web/site/films/film-band.tsx'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { ClosingBand } from '#web/site/products/closing-band.tsx'
import { ProductActions } from '#web/site/products/product-actions.tsx'
import { OperableScene } from '#web/site/scenes/scene.tsx'
import { Sections } from '#web/site/sections/sections.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Night } from './night.tsx'
import { Rota } from './rota.tsx'

const infrastructureServices = productAt('/infrastructure-services')

export const meta = metaOf(infrastructureServices)

const placed = pageSections(infrastructureServices)
const [rota] = placed.filter(isOf('features'))
const [incident] = placed.filter(isOf('steps'))
const byDay = placed
	.map(({ section }) => section)
	.filter((section) => section !== rota?.section && section !== incident?.section)

/** One night from edge to edge: the services as a rota, the incident of 02:14, daybreak, and the contract by day. */
export default function Infrastructure() {
	const { heading, lead, scene, sceneLabel, glance } = infrastructureServices
	return (
		<article>
			<header data-begins-dark className="night-sky overflow-clip text-on-night print:bg-transparent print:text-ink">
				<div className="shell pt-6 pb-16 desktop:pb-20 print:p-0">
					<Breadcrumbs page={infrastructureServices} onNight />
					<div className="mt-8 grid items-center gap-x-12 gap-y-12 desktop:mt-12 desktop:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
						<div>
							<h1 className="text-page">{heading}</h1>
							<p className="mt-5 max-w-[56ch] text-lg text-on-night-muted print:text-ink">{lead}</p>
							<ProductActions product={infrastructureServices} onNight>
								<ButtonLink href="/contact" variant="night">
									Get In Touch
								</ButtonLink>
							</ProductActions>
						</div>
						<OperableScene name={scene} label={sceneLabel} className="print:hidden" />
					</div>
				</div>
			</header>
			<dl className="shell grid grid-cols-2 gap-x-8 gap-y-5 py-8 desktop:grid-cols-4 desktop:py-10">
				{glance.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-sm text-muted">{label}</dt>
						<dd className="mt-0.5 font-semibold tablet:text-title">{value}</dd>
					</div>
				))}
			</dl>
			<div className="bg-night text-on-night print:bg-transparent print:text-ink">
				{rota && <Rota section={rota.section} />}
				{incident && <Night section={incident.section} />}
			</div>
			{hasFilms && <FilmBand film={infrastructureFilm} />}
			<Sections sections={byDay} />
			<ClosingBand product={infrastructureServices} withScene={false} />
		</article>
	)
}
