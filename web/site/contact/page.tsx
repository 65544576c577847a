import { Mail } from 'lucide-react'
import { brand } from '#web/content/brand.ts'
import { phoneHref } from '#web/content/brand-facts.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Island } from '#web/islands/island.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'
import { viewDepartments } from '#worker/features/enquiries/departments.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { aboutIn } from './about.ts'
import { EnquiryIsland } from './enquiry-island.tsx'
import { Globe } from './globe.tsx'
import { mapOrigin } from './map-links.ts'
import { OfficeMap } from './office-map.tsx'
import { Offices } from './offices.tsx'

export const handle = {
	botChecked: true,
	shared: true,
	frames: [mapOrigin],
} satisfies PageHandle

/** Without categories the page still renders, and the form fetches them. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const about = aboutIn(request.url)
	if (about !== null) page.cacheable = false
	const departments = await viewDepartments(page.db).catch((error: unknown) => {
		log('error', 'contact-page', { requestId: page.requestId, ...failureOf(error) })
		page.failure = error
		page.cacheable = false
		return {}
	})
	return { departments, about }
}

export const meta = metaOf(pages.contact)

export default function Contact({ loaderData: { departments, about } }: Route.ComponentProps) {
	return (
		<>
			<header className="day-sky relative overflow-clip">
				<Globe className="pointer-events-none absolute -top-32 start-[calc(50%-4.5rem)] size-[44rem] text-brand max-desktop:hidden print:hidden" />
				<div className="shell relative pt-14 pb-36 tablet:pt-20 desktop:pb-44 print:p-0">
					<div className="relative max-w-[36rem]">
						<h1 className="text-hero">Get In Touch</h1>
						<p className="mt-5 max-w-[32rem] text-lg text-muted">
							Tell us what slows your work down. Your enquiry goes straight to the desk you choose, and somebody who
							knows the subject answers within one working day.
						</p>
					</div>
				</div>
			</header>
			<div className="shell relative -mt-24 grid gap-14 pb-20 desktop:-mt-28 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-x-12 print:mt-8 print:block">
				<div className="flex min-w-0 flex-col gap-12">
					<section
						id="enquiry"
						aria-labelledby="enquiry-title"
						className="rounded-lg bg-surface p-6 shadow-light tablet:p-9 print:hidden"
					>
						<h2 id="enquiry-title" className="mb-6 text-heading">
							Drop Us a Line
						</h2>
						<Island name="enquiry" of={EnquiryIsland} props={{ departments, about }} />
						<WithoutScript />
					</section>
					<Mailboxes />
					<Island name="office-map" of={OfficeMap} props={{}} />
				</div>
				<div className="min-w-0 desktop:pt-40 print:mt-8">
					<Island name="offices" of={Offices} props={{}} />
				</div>
			</div>
		</>
	)
}

function Mailboxes() {
	return (
		<section aria-labelledby="mailboxes">
			<h2 id="mailboxes" className="text-title">
				Prefer email?
			</h2>
			<ul className="mt-4 grid divide-y divide-line border-y border-line">
				{brand.mailboxes.map(({ id, label, address, purpose }) => (
					<li key={id} id={id} className="grid gap-x-6 gap-y-1 py-4 tablet:grid-cols-[8rem_1fr]">
						<h3 className="flex items-center gap-2.5 text-base">
							<Mail aria-hidden="true" className="size-4 text-brand" />
							{label}
						</h3>
						<p className="text-sm">
							<a
								href={`mailto:${address}`}
								className="inline-block py-0.5 font-semibold wrap-anywhere text-brand hover:text-brand-strong hover:underline"
							>
								<BreakableAddress address={address} />
							</a>
							<span className="block text-muted">{purpose}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	)
}

/** Replaces the form without script: the bot check needs script, mail and telephone do not. */
function WithoutScript() {
	return (
		<noscript>
			<p>The form needs JavaScript, which is switched off in your browser. You can reach us without it:</p>
			<ul className="mt-4 grid gap-2">
				{brand.mailboxes.map(({ id, label, address, purpose }) => (
					<li key={id}>
						<strong>{label}:</strong>{' '}
						<a href={`mailto:${address}`} className="inline-block py-0.5 font-semibold text-brand underline">
							{address}
						</a>
						<span className="block text-sm text-muted">{purpose}</span>
					</li>
				))}
			</ul>
			<ul className="mt-4 grid gap-1">
				{brand.offices.map(({ id, kind, place, phone }) => (
					<li key={id}>
						{kind}, {place}:{' '}
						<a
							href={phoneHref(phone)}
							className="inline-block py-0.5 font-semibold whitespace-nowrap text-brand underline"
						>
							{phone}
						</a>
					</li>
				))}
			</ul>
		</noscript>
	)
}
