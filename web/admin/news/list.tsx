import { type NewsRow, newsPageSize } from '#contracts/content/news.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { newsItemHref } from '#web/site/news/news-address.ts'
import { CalendarDate } from '../date-time.tsx'
import { loadDrafts } from '../items/lists/load-drafts.ts'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { TitleSearch, titleFilterIn } from '../lists/title-search.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { newsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { newsDescription } from './news-description.ts'
import { newsList, newsQueryOf } from './news-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('News')

export const clientLoader = loadList(
	newsList,
	newsQueryOf,
	(json) => answerOf(newsApi.listnewsdetails.$post({ json })),
	async (rows) => ({ drafts: await loadDrafts('news', rows) }),
)
export const shouldRevalidate = reloadsList(newsList)

const columns = [
	titleColumn,
	{
		key: 'date',
		header: 'Date',
		cell: ({ publishedDate }: NewsRow) => <CalendarDate date={publishedDate} />,
	},
	{ key: 'status', header: 'Status', cell: PublishedPill },
]

export default function NewsListPage({ loaderData: { loaded, drafts } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="News"
			lead="Announcements, each with a link to the full article."
			description={newsDescription}
			list={newsList}
			loaded={loaded}
			drafts={drafts}
			filters={<TitleSearch of={newsList} />}
			filtersIn={titleFilterIn}
			pageSize={newsPageSize}
			columns={columns}
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
