import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { NewsItem } from '#contracts/content/news.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import { ItemDate } from '#web/site/publishing/item-date.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { newsAnchor } from './news-address.ts'

type Props = { item: NewsItem; leads?: boolean; wide?: boolean; preview?: PreviewState | null }

/** The whole card links to the story. */
export function NewsCard({ item, leads = false, wide = false, preview = null }: Props) {
	const { thumbnailImage: url, thumbnailAlt: alt, thumbnailWidth: width, thumbnailHeight: height } = item
	const leadsAway = !item.url.startsWith('/')
	const Arrow = leadsAway ? ArrowUpRight : ArrowRight
	return (
		<li
			id={newsAnchor(item.id)}
			className={classNames(
				'group relative grid scroll-mt-28 content-start items-start gap-x-10 desktop:items-center gap-y-4 tablet:max-desktop:last:even:col-span-2 tablet:max-desktop:last:even:grid-cols-2',
				leads
					? 'tablet:col-span-2 tablet:grid-cols-2 desktop:col-span-6 desktop:grid-cols-[7fr_5fr]'
					: wide
						? 'desktop:col-span-3'
						: 'desktop:col-span-2',
			)}
		>
			<ItemPicture
				picture={{ url, alt, width, height }}
				place={leads ? 'lead' : wide ? 'halfCard' : 'thirdCard'}
				first={leads}
			/>
			<div>
				{preview && <PreviewStrip preview={preview} className="mb-3" />}
				<ItemDate date={item.publishedDate} className="text-sm text-muted" />
				<h2 dir="auto" className={classNames('mt-1.5', leads ? 'text-heading' : 'text-title')}>
					<a
						href={item.url}
						rel={leadsAway ? 'noopener' : undefined}
						className="after:absolute after:inset-0 group-hover:text-brand"
					>
						{item.title}
						<Arrow aria-hidden="true" className="ms-1 inline size-[0.8em] text-brand" />
					</a>
				</h2>
				<p dir="auto" className="mt-2 whitespace-pre-line text-muted">
					{/* Above the link that covers the card. */}
					<LinkedWords text={item.description} className="relative text-brand" />
				</p>
			</div>
		</li>
	)
}
