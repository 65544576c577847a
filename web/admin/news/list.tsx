import { type NewsRow, newsPageSize } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { newsItemHref } from '#web/site/news/news-address.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { loadBeside } from '../items/lists/load-beside.ts'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { titleFilterIn } from '../lists/filters/title-search.tsx'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { columnSort } from '../lists/sorting.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { newsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { newsDescription } from './news-description.ts'
import { newsList, newsOrders, newsQueryOf } from './news-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('News')

export const clientLoader = loadList(
	newsList,
	newsQueryOf,
	(json) => answerOf(newsApi.listnewsdetails.$post({ json })),
	(rows, params) => loadBeside('news', rows, params),
)
export const shouldRevalidate = reloadsList(newsList)

const columnsWith = (list: ReturnType<typeof useListAddress>): Column<NewsRow>[] => {
	const sort = columnSort(list, newsOrders)
	return [
		{ ...titleColumn(newsDescription.editPath), sort: sort('title') },
		{
			key: 'date',
			header: 'Date',
			sort: sort('publishedDate'),
			cell: ({ publishedDate }) => <CalendarDate date={publishedDate} />,
		},
		{ key: 'state', header: 'Status', cell: PublishedPill },
	]
}

export default function NewsListPage({ loaderData: { loaded, drafts, counts } }: Route.ComponentProps) {
	const list = useListAddress(newsList)
	return (
		<PublishableList
			title="News"
			lead="Announcements, each with a link to the full article."
			description={newsDescription}
			list={list}
			loaded={loaded}
			drafts={drafts}
			counts={counts}
			order={<OrderSelect list={list} orders={newsOrders} />}
			filtersIn={titleFilterIn}
			pageSize={newsPageSize}
			columns={columnsWith(list)}
			meta={({ publishedDate }) => <CalendarDate date={publishedDate} />}
			itemOf={({ id, title, state }) => ({
				id,
				title,
				viewHref: state === 'published' ? newsItemHref(id) : null,
			})}
			empty={messages.noNews}
			add="Add news"
		/>
	)
}
