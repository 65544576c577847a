import type { EventPicture, PublicEvent } from '#contracts/content/events.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { ContentPicture } from '#web/site/parts/content-picture.tsx'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EventFacts } from './event-facts.tsx'
import { EventLines } from './event-lines.tsx'
import { bannerAndOthers } from './event-pictures.ts'
import type { State } from './event-time.ts'

const words: Record<State, string> = { upcoming: 'Coming up', on: 'On now', over: 'Looking back' }

type Props = { event: PublicEvent; state: State | null; page: PageFacts; preview: PreviewState | null }

export function EventArticle({ event, state, page, preview }: Props) {
	const { title, eventDescription } = event
	const { banner, others } = bannerAndOthers(event)
	const paragraphs = eventDescription.trim().split(/\s*\n\s*\n\s*/)
	return (
		<article>
			<header className="day-sky">
				<div className="shell pt-6 pb-28 tablet:pb-40 desktop:pb-56 print:p-0">
					<Breadcrumbs page={page} />
					{preview && <PreviewStrip preview={preview} className="mt-6 w-fit" />}
					<p className="mt-10 font-semibold text-brand-strong empty:hidden desktop:mt-12">{state && words[state]}</p>
					<h1 dir="auto" className="mt-3 max-w-[28ch] rtl:max-w-measure text-page wrap-anywhere">
						{title}
					</h1>
					<EventLines event={event} className="mt-5 text-lg text-muted max-tablet:hidden print:hidden" />
				</div>
			</header>
			{banner && (
				<div className="shell">
					<ContentPicture
						picture={banner}
						place="eventBanner"
						alt={banner.alt || title}
						first
						className="-mt-16 h-auto max-h-[38rem] min-h-52 w-full rounded-lg bg-sunken object-cover shadow-light tablet:-mt-28 desktop:-mt-44 print:mt-4"
					/>
				</div>
			)}
			<div className="shell grid gap-x-16 gap-y-10 py-10 desktop:grid-cols-[minmax(0,1fr)_21rem] desktop:py-16">
				<EventFacts event={event} state={state} hasFile={preview === null} className="desktop:order-2" />
				<div className="flex max-w-measure flex-col gap-5 text-lg wrap-anywhere">
					{paragraphs.map((paragraph, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
						<p key={index} dir="auto" className="whitespace-pre-line">
							<LinkedWords text={paragraph} />
						</p>
					))}
				</div>
			</div>
			<Gallery pictures={others} title={title} />
		</article>
	)
}

/** Each picture links to its full size. */
function Gallery({ pictures, title }: { pictures: readonly EventPicture[]; title: string }) {
	if (pictures.length === 0) return null
	return (
		<section aria-labelledby="pictures" className="shell pb-14 desktop:pb-20">
			<h2 id="pictures" className="text-heading">
				Pictures
			</h2>
			<ul
				className={classNames(
					'mt-7 grid gap-x-6 gap-y-8 tablet:grid-cols-2',
					pictures.length > 2 && 'desktop:grid-cols-3',
				)}
			>
				{pictures.map((picture, index) => (
					<li key={picture.id}>
						<figure>
							<a href={picture.url} className="group block overflow-hidden rounded-md bg-sunken">
								<ContentPicture
									picture={picture}
									place={pictures.length > 2 ? 'galleryThird' : 'galleryHalf'}
									alt={picture.alt || `${title}, picture ${index + 2}`}
									className="aspect-4/3 w-full object-cover transition-transform motion-safe:group-hover:scale-[1.02]"
								/>
							</a>
							{picture.alt && (
								<figcaption dir="auto" className="mt-2.5 text-sm text-muted">
									{picture.alt}
								</figcaption>
							)}
						</figure>
					</li>
				))}
			</ul>
		</section>
	)
}
