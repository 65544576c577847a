import { type NewsItem, newsPageSize } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { newsItemHref } from '#web/site/news/news-address.ts'
import { CalendarDate } from '../date-time.tsx'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { newsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { newsFormPath, newsList, newsQueryOf } from './news-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('News')

export const clientLoader = loadList(newsList, newsQueryOf, (json) => answerOf(newsApi.listnewsdetails.$post({ json })))
export const shouldRevalidate = reloadsList(newsList)

const columns = [
	{ key: 'title', header: 'Title', cell: ({ title }: NewsItem) => <b className="font-semibold">{title}</b> },
	{
		key: 'date',
		header: 'Date',
		cell: ({ publishedDate }: NewsItem) => <CalendarDate date={publishedDate} />,
	},
	{ key: 'status', header: 'Status', cell: PublishedPill },
]

export default function NewsListPage({ loaderData: { loaded } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="News"
			lead="Announcements, each with a link to the full article."
			list={newsList}
			loaded={loaded}
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
