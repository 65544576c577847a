import { infrastructureFilm } from '#web/content/films.ts'
import { infrastructureServices } from '#web/content/products/infrastructure-services.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Film } from '#web/site/parts/film.tsx'
import { ClosingBand } from '#web/site/products/closing-band.tsx'
import { Incident } from '#web/site/products/exhibits/incident.tsx'
import { ProductActions } from '#web/site/products/product-actions.tsx'
import { Sections } from '#web/site/sections/sections.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = metaOf(infrastructureServices)

/** The film is as wide as the page and overlaps the edge of the dark header. */
export default function Infrastructure() {
	const { heading, lead, glance, sections } = infrastructureServices
	return (
		<article>
			<header className="night-sky overflow-clip text-on-night print:bg-transparent print:text-ink">
				<div className="shell pt-6 pb-36 tablet:pb-64 desktop:pb-80 print:p-0">
					<Breadcrumbs page={infrastructureServices} onNight />
					<div className="mt-8 grid items-end gap-x-14 gap-y-5 desktop:mt-12 desktop:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
						<h1 className="text-page">{heading}</h1>
						<div>
							<p className="max-w-[60ch] text-lg text-on-night-muted print:text-ink">{lead}</p>
							<ProductActions product={infrastructureServices} onNight>
								<ButtonLink href="/contact" variant="night">
									Get In Touch
								</ButtonLink>
							</ProductActions>
						</div>
					</div>
				</div>
			</header>
			<div className="shell relative -mt-24 tablet:-mt-52 desktop:-mt-64 print:mt-4">
				<Film film={infrastructureFilm} as="banner" className="shadow-light ring-1 ring-night-line print:hidden" />
				<dl className="mt-8 grid gap-x-8 gap-y-5 border-b border-line pb-8 grid-cols-2 desktop:grid-cols-4">
					{glance.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-sm text-muted">{label}</dt>
							<dd className="mt-0.5 font-semibold tablet:text-title">{value}</dd>
						</div>
					))}
				</dl>
			</div>
			<Sections sections={sections} exhibit={<Incident />} />
			<ClosingBand product={infrastructureServices} />
		</article>
	)
}
