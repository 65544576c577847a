import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { type NewsItem, newsPageSize } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { newsItemHref } from '#web/site/news/news-address.ts'
import { leavePageBehindLast, openList } from '../lists/list-address.ts'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { Day } from '../date-time.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { requireSection } from '../session/guards.ts'
import { newsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { newsFormPath, newsList, newsQueryOf } from './news-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('News')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('news', request)
	const url = new URL(request.url)
	const json = newsQueryOf(openList(url, newsList))
	const loaded = await loadPage(() => answerOf(newsApi.listnewsdetails.$post({ json })))
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(newsList, request)
	return loaded
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, newsList)

const columns = [
	{ key: 'title', header: 'Title', cell: ({ title }: NewsItem) => <b className="font-semibold">{title}</b> },
	{
		key: 'date',
		header: 'Date',
		cell: ({ publishedDate }: NewsItem) => <Day date={publishedDate} />,
	},
	{ key: 'status', header: 'Status', cell: PublishedPill },
]

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
	return (
		<PublishableList
			title="News"
			lead="What has happened, with a link to each story."
			list={newsList}
			loaded={loaderData}
			pageSize={newsPageSize}
			columns={columns}
			rowKey={({ id }) => id}
			rowActions={({ id, title, isPublished }) => (
				<ItemActions of={title} viewHref={isPublished ? newsItemHref(id) : null} editHref={`${newsFormPath}/${id}`} />
			)}
			empty={messages.noNews}
			add={{ label: 'Add news', href: newsFormPath }}
		/>
	)
}
