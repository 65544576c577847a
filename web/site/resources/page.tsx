import { pages } from '#web/content/pages.ts'
import { resourcesIntro, shelves } from '#web/content/resources.ts'
import { Breadcrumbs } from '#web/site/breadcrumbs.tsx'
import { metaOf } from '#web/site/page-meta.ts'
import { Elsewhere } from './elsewhere.tsx'
import { ShelfOfBrochures } from './shelf-of-brochures.tsx'

export const meta = metaOf(pages.resources)

/** The brochures, shelf by shelf. */
export default function Resources() {
	const { lead, terms } = resourcesIntro
	return (
		<>
			<header className="night-sky text-on-night print:bg-none print:text-ink">
				<div className="shell pt-6 pb-14 desktop:pb-20 print:p-0">
					<Breadcrumbs page={pages.resources} onNight />
					<div className="mt-10 grid items-end gap-x-14 gap-y-8 desktop:mt-14 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mt-0">
						<div>
							<h1 className="text-hero">Resources</h1>
							<p className="mt-5 max-w-[54ch] text-lg text-on-night-muted print:text-ink">{lead}</p>
						</div>
						<dl className="grid gap-2 border-t border-night-line pt-5 text-sm">
							{terms.map(({ label, value }) => (
								<div key={label} className="grid grid-cols-[7rem_1fr] gap-4">
									<dt className="text-on-night-muted print:text-ink">{label}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</header>
			<div className="shell pb-6">
				{shelves.map((shelf) => (
					<ShelfOfBrochures key={shelf.name} shelf={shelf} />
				))}
			</div>
			<Elsewhere />
		</>
	)
}
