import { ArrowDown } from 'lucide-react'
import type { MetaDescriptor } from 'react-router'
import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import { brochureCount, elsewhere, paperKinds, resourcesLead, shelves } from '#web/content/resources.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { ArrowLinks } from '#web/site/parts/arrow-links.tsx'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { listPublishedResources } from '#worker/features/documents/published-documents.queries.ts'
import type { Route } from './+types/page.ts'
import { Flyers } from './flyers.tsx'
import { ShelfOfBrochures } from './shelf-of-brochures.tsx'
import { Whitepapers } from './whitepapers.tsx'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
	const flyers = openReading(context, 'flyers')
	const whitepapers = openReading(context, 'whitepapers')
	const urlsOf = { flyers: flyers.urlOf, whitepapers: whitepapers.urlOf }
	const published = await listPublishedResources(flyers.db, urlsOf, flyers.now)
	return { ...published, previews: { flyer: flyers.preview, whitepaper: whitepapers.preview } }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const { flyer, whitepaper } = loaderData.previews
	return metaTags(pages.resources, originIn(matches), { hidden: flyer !== null || whitepaper !== null })
}

const askForOne = { label: 'Ask us for a paper', href: '/contact' }

export default function Resources({ loaderData: { flyers, whitepapers, previews } }: Route.ComponentProps) {
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
					{flyers.length > 0 ? (
						<Flyers flyers={flyers} preview={previews.flyer} />
					) : (
						<EmptyList text={messages.noFlyers} action={askForOne} />
					)}
				</div>
			</section>
			<section aria-labelledby={paperKinds.whitepapers.id} className="shell py-14 desktop:py-20">
				<KindHeading kind={paperKinds.whitepapers} />
				{whitepapers.length > 0 ? (
					<Whitepapers whitepapers={whitepapers} preview={previews.whitepaper} />
				) : (
					<EmptyList text={messages.noWhitepapers} action={askForOne} />
				)}
			</section>
			<Elsewhere />
		</>
	)
}

function ResourcesHeader({ counts }: { counts: Record<keyof typeof paperKinds, number> }) {
	return (
		<header className="day-sky">
			<div className="shell pt-6 pb-14 desktop:pb-20 print:p-0">
				<Breadcrumbs page={pages.resources} />
				<div className="mt-10 grid items-end gap-x-14 gap-y-10 desktop:mt-14 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mt-0">
					<div>
						<h1 className="text-hero">Resources</h1>
						<p className="mt-5 max-w-[54ch] text-lg text-muted">{resourcesLead}</p>
					</div>
					<nav aria-label="On this page" className="border-b border-line print:hidden">
						<ul>
							<KindLink kind={paperKinds.brochures} count={counts.brochures} />
							<KindLink kind={paperKinds.flyers} count={counts.flyers} />
							<KindLink kind={paperKinds.whitepapers} count={counts.whitepapers} />
						</ul>
					</nav>
				</div>
			</div>
		</header>
	)
}

type Kind = (typeof paperKinds)[keyof typeof paperKinds]

const KindLink = ({ kind: { id, name, note }, count }: { kind: Kind; count: number }) => (
	<li className="border-t border-line">
		<a href={`#${id}`} className="group flex items-center gap-4 py-3">
			<span className="w-10 text-[1.625rem] leading-tight font-semibold text-brand-strong">{count}</span>
			<span className="flex-1">
				<span className="font-semibold underline-offset-4 group-hover:underline">{name}</span>
				<span className="block text-sm text-muted">{note}</span>
			</span>
			<ArrowDown
				aria-hidden="true"
				className="size-5 text-muted transition-transform motion-safe:group-hover:translate-y-0.5"
			/>
		</a>
	</li>
)

const KindHeading = ({ kind: { id, name, text } }: { kind: Kind }) => (
	<div className="mb-10 desktop:mb-12">
		<h2 id={id} className="text-heading">
			{name}
		</h2>
		<p className="mt-3 max-w-[60ch] text-lg text-muted">{text}</p>
	</div>
)

function Elsewhere() {
	return (
		<section aria-labelledby="elsewhere" className="border-t border-line bg-surface py-14 desktop:py-20 print:hidden">
			<div className="shell grid gap-x-14 gap-y-6 desktop:grid-cols-[4fr_8fr]">
				<h2 id="elsewhere" className="text-heading">
					{elsewhere.heading}
				</h2>
				<ArrowLinks links={elsewhere.entries} />
			</div>
		</section>
	)
}
