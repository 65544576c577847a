import type { MetaDescriptor } from 'react-router'
import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import { brochureCount, paperKinds, shelves } from '#web/content/resources.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { listPublishedResources } from '#worker/features/documents/published-documents.queries.ts'
import type { Route } from './+types/page.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Flyers } from './flyers.tsx'
import { KindHeading } from './kind-heading.tsx'
import { ResourcesHeader } from './resources-header.tsx'
import { ShelfOfBrochures } from './shelf-of-brochures.tsx'
import { Whitepapers } from './whitepapers.tsx'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
	const flyers = openReading(context, 'flyers')
	const whitepapers = openReading(context, 'whitepapers')
	const published = await listPublishedResources(flyers.db, { flyers, whitepapers }, flyers.now)
	return { ...published, preview: flyers.alsoId !== null || whitepapers.alsoId !== null }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	return metaTags(pages.resources, originIn(matches), { hidden: loaderData.preview })
}

const askForOne = { label: 'Ask us for a paper', href: '/contact' }

export default function Resources({ loaderData: { flyers, whitepapers } }: Route.ComponentProps) {
	return (
		<>
			<ResourcesHeader counts={{ brochures: brochureCount, flyers: flyers.length, whitepapers: whitepapers.length }} />
			<section aria-labelledby={paperKinds.brochures.id} className="shell pt-14 desktop:pt-20">
				<KindHeading kind={paperKinds.brochures} />
				{shelves.map((shelf) => (
					<ShelfOfBrochures key={shelf.name} shelf={shelf} />
				))}
			</section>
			<section aria-labelledby={paperKinds.flyers.id} className="bg-brand-soft py-14 desktop:py-20 print:bg-none">
				<div className="shell">
					<KindHeading kind={paperKinds.flyers} />
					{flyers.length > 0 ? <Flyers flyers={flyers} /> : <EmptyList text={messages.noFlyers} action={askForOne} />}
				</div>
			</section>
			<section aria-labelledby={paperKinds.whitepapers.id} className="shell py-14 desktop:py-20">
				<KindHeading kind={paperKinds.whitepapers} />
				{whitepapers.length > 0 ? (
					<Whitepapers whitepapers={whitepapers} />
				) : (
					<EmptyList text={messages.noWhitepapers} action={askForOne} />
				)}
			</section>
			<Elsewhere />
		</>
	)
}
