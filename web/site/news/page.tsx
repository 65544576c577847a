import { type MetaDescriptor, redirect } from 'react-router'
import { type NewsItem, publicNewsPageSize } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { parsePageNumber, setListAddress } from '#web/site/publishing/list-address.ts'
import { ListHeader } from '#web/site/publishing/list-header.tsx'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Database } from '#worker/data/db.ts'
import { findPublishedNewsPage, listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { newsAnchor, newsHref, newsItemIn } from './news-address.ts'
import { newsArticles } from './news-articles.ts'
import { NewsCard } from './news-card.tsx'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, urlOf, preview, now } = openReading(context, 'news')
	const item = newsItemIn(request.url)
	if (item !== null && !preview) await goToItem(db, item, now)
	// A redirect to this page would lose the token of the preview.
	const previewed = preview && (await findPublishedNewsPage(db, preview.id, publicNewsPageSize, now))
	const pageNumber = previewed ?? parsePageNumber(request.url)
	const news = await listPublishedNews(db, urlOf, { pageNumber, size: publicNewsPageSize }, now)
	setListAddress(context.get(pageContext), newsHref, pageNumber, news.totalPages)
	return { news, pageNumber, preview }
}

/** New items move older ones to later pages, so links name the item and the server finds its page. */
async function goToItem(db: Database, id: number, now: Date): Promise<void> {
	const page = await findPublishedNewsPage(db, id, publicNewsPageSize, now)
	if (page === null) return
	throw redirect(`${newsHref(page)}#${newsAnchor(id)}`, { headers: { 'Cache-Control': 'no-store' } })
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const origin = originIn(matches)
	return metaTags(pages.news, origin, {
		address: newsHref(loaderData.pageNumber),
		feeds: feedLinks('News', pages.news.path),
		data: newsArticles(loaderData.news.content, origin),
		hidden: loaderData.preview !== null,
	})
}

export default function News({ loaderData: { news, pageNumber, preview } }: Route.ComponentProps) {
	const [first, ...others] = news.content
	const previewOf = ({ id }: NewsItem) => (preview?.id === id ? preview : null)
	return (
		<>
			<ListHeader page={pages.news} title="News" lead="Releases, offices, people and papers, as they come." />
			<div className="shell py-12 desktop:py-16">
				{first ? (
					<ol className="grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-6">
						<NewsCard item={first} leads preview={previewOf(first)} />
						{others.map((item: NewsItem, index) => (
							<NewsCard key={item.id} item={item} wide={index < 2} preview={previewOf(item)} />
						))}
					</ol>
				) : (
					<EmptyList text={messages.noNews} action={{ label: 'Read the blog', href: pages.blog.path }} />
				)}
				<div className="mt-14">
					<Pagination page={pageNumber} totalPages={news.totalPages} hrefFor={newsHref} />
				</div>
			</div>
		</>
	)
}
