import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { type PublicEvent, publicEventsPageSize } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { listHref, parsePageNumber, setListAddress } from '#web/site/publishing/list-address.ts'
import { ListHeader } from '#web/site/publishing/list-header.tsx'
import { openReading } from '#web/site/publishing/preview.ts'
import { summaryOf } from '#web/site/publishing/summary.ts'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { readEventsPage } from '#worker/features/events/published-events.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { EventDate } from './event-lines.tsx'
import { calendarPath, eventPath } from './event-path.ts'
import { eventThumbnail } from './event-pictures.ts'
import { TopStories } from './top-stories.tsx'
import { UpcomingEvent } from './upcoming-event.tsx'

export const handle = { shared: true } satisfies PageHandle

const hrefFor = (page: number) => listHref(pages.events.path, {}, page)

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { urlOf } = openReading(context, 'events')
	const pageNumber = parsePageNumber(request.url)
	const query = { pageNumber, pageSize: publicEventsPageSize }
	const { events, topStories, keepUntil } = await readEventsPage(page.db, urlOf, query, page.now)
	setListAddress(page, hrefFor, pageNumber, events.totalPages)
	page.keepUntil = keepUntil
	return { events, topStories, pageNumber }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	return metaTags(pages.events, originIn(matches), {
		address: hrefFor(loaderData.pageNumber),
		feeds: feedLinks('Events', pages.events.path),
	})
}

export default function Events({ loaderData: { events, topStories, pageNumber } }: Route.ComponentProps) {
	const of = (wanted: string) => events.content.filter(({ turn }) => turn === wanted)
	const [upcoming, past, undated] = [of('upcoming'), of('past'), of('undated')]
	return (
		<>
			<ListHeader
				page={pages.events}
				title="Events"
				lead="Where you can meet the people behind the software next, and what the last meetings brought to light."
			>
				<ButtonLink href={calendarPath} variant="secondary" className="mt-7 print:hidden">
					<CalendarPlus aria-hidden="true" className="size-5" />
					Subscribe to the calendar
				</ButtonLink>
			</ListHeader>
			<div className="shell grid gap-x-16 gap-y-16 py-12 desktop:grid-cols-[minmax(0,1fr)_19rem] desktop:py-16">
				<div className="flex min-w-0 flex-col gap-14">
					{events.content.length === 0 && (
						<EmptyList text={messages.noEvents} action={{ label: 'Read the news', href: pages.news.path }} />
					)}
					<Group heading="Coming up" isEmpty={upcoming.length === 0}>
						<ol>
							{upcoming.map((event, index) => (
								<UpcomingEvent key={event.id} event={event} leads={pageNumber === 1 && index === 0} />
							))}
						</ol>
					</Group>
					<Group heading="Looking back" isEmpty={past.length === 0}>
						<ol className="grid gap-x-8 gap-y-10 tablet:grid-cols-2">
							{past.map((event, index) => (
								<PastEvent key={event.id} event={event} first={upcoming.length === 0 && index < 2} />
							))}
						</ol>
					</Group>
					<Group heading="Without a fixed date" isEmpty={undated.length === 0}>
						<ol className="grid gap-x-8 gap-y-10 tablet:grid-cols-2">
							{undated.map((event) => (
								<PastEvent key={event.id} event={event} first={upcoming.length + past.length === 0} />
							))}
						</ol>
					</Group>
					<Pagination page={pageNumber} totalPages={events.totalPages} hrefFor={hrefFor} />
				</div>
				<TopStories events={topStories} />
			</div>
		</>
	)
}

function Group({ heading, isEmpty, children }: { heading: string; isEmpty: boolean; children: ReactNode }) {
	if (isEmpty) return null
	return (
		<section>
			<h2 className="mb-7 text-heading">{heading}</h2>
			{children}
		</section>
	)
}

/** A past event, or one without a date. `first`: its picture is on the first screen. */
function PastEvent({ event, first = false }: { event: PublicEvent; first?: boolean }) {
	const { id, title, startsAt, timeZone, venue, eventDescription } = event
	return (
		<li className="group relative">
			<ItemPicture picture={eventThumbnail(event)} place="pastEvent" first={first} />
			{(startsAt || venue) && (
				<p className="mt-3.5 text-sm text-muted">
					{startsAt && <EventDate startsAt={startsAt} timeZone={timeZone} />}
					{startsAt && venue && ', '}
					<bdi>{venue}</bdi>
				</p>
			)}
			<h3 dir="auto" className={classNames('text-title', startsAt || venue ? 'mt-1' : 'mt-3.5')}>
				<a href={eventPath(id)} className="after:absolute after:inset-0 group-hover:text-brand">
					{title}
				</a>
			</h3>
			{!startsAt && (
				<p dir="auto" className="mt-2 text-muted">
					{summaryOf(eventDescription)}
				</p>
			)}
		</li>
	)
}
