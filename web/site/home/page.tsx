import type { OrganizationLeaf, WebSite } from 'schema-dts'
import { brand } from '#web/content/brand.ts'
import { customers } from '#web/content/customers.ts'
import { collaboration, customersHeading, proof } from '#web/content/home.ts'
import { heroSlides } from '#web/content/home-slides.ts'
import { pages } from '#web/content/pages.ts'
import { Carousel } from '#web/site/parts/carousel.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Connectivity } from './connectivity.tsx'
import { CustomerLogo } from './customer-logos.tsx'
import { HomeHero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Industries } from './industries.tsx'
import { Invitation } from './invitation.tsx'
import { InvoiceWay } from './invoice.tsx'
import { Workflow } from './workflow.tsx'

const organizationId = (origin: string) => new URL('/#organization', origin).href

const organization = (origin: string): OrganizationLeaf => ({
	'@type': 'Organization',
	'@id': organizationId(origin),
	name: brand.name,
	url: new URL('/', origin).href,
	logo: new URL('/icon-512.png', origin).href,
	description: brand.tagline,
	email: brand.mailboxes[0]?.address,
	sameAs: brand.socialLinks.map(({ href }) => href),
	address: brand.offices.map(({ address, country }) => ({
		'@type': 'PostalAddress',
		streetAddress: address.slice(0, -2).join(', '),
		addressLocality: address.at(-2),
		addressCountry: country,
	})),
	contactPoint: brand.offices.map(({ kind, phone }) => ({
		'@type': 'ContactPoint',
		contactType: kind,
		telephone: phone,
	})),
})

const website = (origin: string): WebSite => ({
	'@type': 'WebSite',
	name: brand.name,
	url: new URL('/', origin).href,
	publisher: { '@id': organizationId(origin) },
})

/** Each figure links to the page that explains it. */
function Proof() {
	if (proof.length === 0) return null
	return (
		<section aria-label="What it brings" className="shell pb-12 desktop:pb-14">
			<ul className="grid grid-cols-2 gap-x-8 gap-y-7 border-t border-night-line pt-8 desktop:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
				{proof.map(({ figure, text, path, name }) => (
					<li key={name} className="flex flex-col max-desktop:last:odd:col-span-2">
						<p
							data-enhance="count-up"
							className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-semibold tracking-tight proportional-nums"
						>
							{figure}
						</p>
						<p className="mt-1.5 flex-1 text-sm text-on-night-muted print:text-ink">{text}</p>
						<a href={path} className="mt-1.5 self-start py-0.5 text-sm font-semibold text-moon hover:underline">
							{name}
						</a>
					</li>
				))}
			</ul>
		</section>
	)
}

function Collaboration() {
	const { heading, lead, points, scene, sceneLabel } = collaboration
	return (
		<section aria-labelledby="collaboration" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="shell grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
				<div className="desktop:order-2">
					<h2 id="collaboration" className="text-heading">
						{heading}
					</h2>
					<p className="mt-4 text-lg text-muted">{lead}</p>
					<ul className="mt-8 grid gap-6">
						{points.map(({ icon, title, text }) => (
							<li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-4">
								<Icon name={icon} className="mt-0.5 size-6 text-brand" />
								<div>
									<h3 className="font-semibold">{title}</h3>
									<p className="mt-1 text-muted">{text}</p>
								</div>
							</li>
						))}
					</ul>
				</div>
				<div className="rounded-lg bg-brand-soft p-4 tablet:p-10 print:hidden">
					<Scene name={scene} label={sceneLabel} waits />
				</div>
			</div>
		</section>
	)
}

const logoMs = 2000

function Customers() {
	return (
		<Carousel
			label={customersHeading}
			autoplayMs={logoMs}
			loop
			perView="-mx-2 [--per-view:1] tablet:[--per-view:2] min-[1024px]:[--per-view:4]"
			items={customers.map(({ id }) => ({
				key: id,
				content: (
					<div className="mx-2 flex h-28 items-center justify-center rounded-md border border-line bg-surface px-3 text-muted">
						<CustomerLogo id={id} />
					</div>
				),
			}))}
			className="shell py-14 desktop:py-20"
		>
			<h2 className="text-heading">{customersHeading}</h2>
		</Carousel>
	)
}

export const meta = metaOf(pages.home, organization, website)

export default function Home() {
	return (
		<>
			<div data-begins-dark className="night-sky text-on-night print:bg-transparent print:text-ink">
				<HomeHero slides={heroSlides} />
				<Proof />
			</div>
			<InvoiceWay>
				<Workflow />
				<Collaboration />
				<Connectivity />
			</InvoiceWay>
			<Industries />
			<Highlights />
			<Customers />
			<Invitation />
		</>
	)
}
