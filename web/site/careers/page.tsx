import type { MetaDescriptor } from 'react-router'
import { companyToday, nextCompanyDay } from '#contracts/shared/company-time.ts'
import { diversity, opening, reasons } from '#web/content/careers.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { readOpenings } from '#worker/features/careers/published-jobs.queries.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { FirstYear } from './first-year.tsx'
import { NoOpenings, Openings } from './openings.tsx'
import { openingsId, parseOpeningsFilter } from './openings-address.ts'
import { Receipt } from './receipt.tsx'
import { Testimonials } from './testimonials.tsx'
import { WriteButton, Writing } from './writing.tsx'

export const handle = { shared: true } satisfies PageHandle

/** `openings` is null if D1 fails: the rest of the page still renders. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const page = pageShowing(context, 'careers')
	const now = new Date()
	page.keepUntil = nextCompanyDay(now)
	const openings = await readOpenings(page.db, parseOpeningsFilter(request.url), companyToday(now)).catch(
		(error: unknown) => {
			log('error', 'careers-page', { requestId: page.requestId, ...failureOf(error) })
			page.failure = error
			page.cacheable = false
			return null
		},
	)
	return { openings }
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
	return metaTags(pages.careers, originIn(matches), { feeds: feedLinks('Careers', pages.careers.path) })
}

const seePositions = (count: number) => (count === 1 ? 'See the open position' : `See ${count} open positions`)

function Opening({ positions }: { positions: number }) {
	return (
		<header className="day-sky">
			<div className="shell pt-6 pb-16 desktop:pb-24 print:p-0">
				<Breadcrumbs page={pages.careers} />
				<div className="mt-8 grid items-start gap-x-14 gap-y-5 desktop:mt-12 desktop:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
					<h1 className="text-hero">{opening.heading}</h1>
					<div>
						<p className="max-w-[58ch] text-lg text-muted">{opening.lead}</p>
						<div className="mt-6 flex flex-wrap gap-3 print:hidden">
							{positions > 0 ? (
								<ButtonLink href={`#${openingsId}`}>{seePositions(positions)}</ButtonLink>
							) : (
								<WriteButton />
							)}
							<ButtonLink href="#why" variant="secondary">
								Why join us
							</ButtonLink>
						</div>
					</div>
				</div>
			</div>
		</header>
	)
}

function Reasons() {
	return (
		<section id="why" aria-labelledby="reasons" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="shell">
				<h2 id="reasons" className="text-page">
					{reasons.heading}
				</h2>
				<p className="mt-4 max-w-[56ch] text-lg text-muted">{reasons.lead}</p>
				<dl className="mt-10 grid gap-x-14 border-t border-line tablet:grid-cols-2">
					{reasons.items.map(({ title, text }) => (
						<div
							key={title}
							className="grid gap-x-6 gap-y-1 border-b border-line py-6 desktop:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] print:break-inside-avoid"
						>
							<dt className="text-title font-semibold">{title}</dt>
							<dd className="text-muted">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}

function Diversity() {
	return (
		<section aria-labelledby="diversity" className="bg-brand-soft py-14 desktop:py-20 print:bg-transparent">
			<div className="shell grid gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
				<div>
					<p className="font-semibold text-brand-strong">Culture and diversity</p>
					<h2 id="diversity" className="mt-3 text-heading">
						{diversity.heading}
					</h2>
					<div className="mt-6 flex max-w-[64ch] flex-col gap-4">
						{diversity.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<ButtonLink href="/about" variant="secondary" className="mt-8 print:hidden">
						See where we work
					</ButtonLink>
				</div>
				<dl className="self-center border-t border-brand/25">
					{diversity.facts.map(({ value, label }) => (
						<div key={label} className="flex flex-col border-b border-brand/25 py-5">
							<dt className="order-2">{label}</dt>
							<dd className="text-heading font-semibold text-brand-strong tabular-nums">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}

export default function Careers({ loaderData: { openings } }: Route.ComponentProps) {
	return (
		<article>
			<Receipt />
			<Opening positions={openings?.total ?? 0} />
			{openings && (openings.total > 0 ? <Openings openings={openings} /> : <NoOpenings />)}
			<FirstYear />
			<Writing />
			<Reasons />
			<Testimonials />
			<Diversity />
		</article>
	)
}
