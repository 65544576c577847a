import { type NewsOrder, newsPageSize } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { newsItemHref } from '#web/site/news/news-address.ts'
import { CalendarDate } from '../date-time.tsx'
import { itemListLoader } from '../items/lists/load-beside.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { titledListPage } from '../publishing/titled-list.tsx'
import { newsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import { newsDescription } from './news-description.ts'
import { newsList, newsOrders, newsQueryOf } from './news-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('News')

export const clientLoader = itemListLoader(newsList, newsQueryOf, (json) =>
	answerOf(newsApi.listnewsdetails.$post({ json })),
)
export const shouldRevalidate = reloadsList(newsList)
export default titledListPage<typeof clientLoader, NewsOrder>(newsList, {
	title: 'News',
	lead: 'Announcements, each with a link to the full article.',
	description: newsDescription,
	orders: newsOrders,
	pageSize: newsPageSize,
	columns: (sort) => [
		{
			key: 'date',
			header: 'Date',
			sort: sort('publishedDate'),
			cell: ({ publishedDate }) => <CalendarDate date={publishedDate} />,
		},
		{ key: 'state', header: 'Status', cell: PublishedPill },
	],
	meta: ({ publishedDate }) => <CalendarDate date={publishedDate} />,
	viewHref: newsItemHref,
	empty: messages.noNews,
	add: 'Add news',
})
