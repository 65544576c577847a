import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import { answerFeed } from '#web/site/feeds/feed.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/feed.ts'
import { newsAnchor } from './news-address.ts'

const newest = 30

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, now, bindings } = pageShowing(context, 'news')
	const { content } = await listPublishedNews(db, mediaPath, { pageNumber: 1, size: newest }, now)
	const items = content.map(({ id, title, url, description, publishedDate, updatedAt }) => ({
		id: new URL(`${pages.news.path}#${newsAnchor(id)}`, bindings.ORIGIN).href,
		title,
		url,
		summary: description,
		published: publishedDate,
		updated: updatedAt,
	}))
	const { path, description } = pages.news
	return answerFeed({ title: `${brand.name}: News`, description, path, items }, request, bindings.ORIGIN)
}
