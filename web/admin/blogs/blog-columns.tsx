import type { BlogListed } from '#contracts/content/blogs.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { columnSort } from '../lists/sorting.ts'
import { RowTitle } from '../lists/title-column.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { blogsDescription } from './blogs-description.ts'
import { blogsOrders } from './blogs-list.ts'

export function blogColumns(list: ReturnType<typeof useListAddress>): Column<BlogListed>[] {
	const sort = columnSort(list, blogsOrders)
	return [
		{
			key: 'heading',
			header: 'Heading',
			sort: sort('heading'),
			cell: ({ blogsId, heading, authorName, thumbnailImage }) => (
				<RowTitle text={heading} to={blogsDescription.editPath(blogsId)} picture={thumbnailImage} detail={authorName} />
			),
		},
		{ key: 'category', header: 'Category and tags', cell: Labels, secondary: true },
		{
			key: 'date',
			header: 'Date',
			sort: sort('date'),
			cell: ({ date }) => (date ? <CalendarDate date={date} /> : <span className="text-muted">None</span>),
		},
		{
			key: 'priority',
			header: 'Priority',
			cell: ({ priorityBlog }) => priorityBlog || <span className="text-muted">None</span>,
			secondary: true,
		},
		{ key: 'state', header: 'Status', cell: PublishedPill },
	]
}

/** The category, and the tags below it, each on one line. */
function Labels({ categoryName, tags }: BlogListed) {
	const names = Object.values(tags).join(', ')
	return (
		<span className="block max-w-44 min-[90rem]:max-w-72">
			<span dir="auto" className={classNames('block truncate', !categoryName && 'text-muted')}>
				{categoryName ?? 'None'}
			</span>
			{names && (
				<span dir="auto" title={names} className="block truncate text-xs text-muted">
					{names}
				</span>
			)}
		</span>
	)
}

/** The line about a blog on phones. */
export const blogMeta = ({ date, authorName, categoryName }: BlogListed) => (
	<>
		{date ? <CalendarDate date={date} /> : <span>No date</span>}
		{authorName && (
			<span>
				{' '}
				· <bdi>{authorName}</bdi>
			</span>
		)}
		{categoryName && (
			<span>
				{' '}
				· <bdi>{categoryName}</bdi>
			</span>
		)}
	</>
)
