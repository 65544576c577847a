import type { BlogListed } from '#contracts/content/blogs.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { RowTitle } from '../lists/title-column.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'

export const blogColumns: readonly Column<BlogListed>[] = [
	{
		key: 'heading',
		header: 'Heading',
		cell: ({ heading, authorName }) => (
			<>
				<RowTitle text={heading} />
				{authorName && (
					<span dir="auto" className="block text-sm text-muted">
						{authorName}
					</span>
				)}
			</>
		),
		className: 'wide:w-[32%]',
	},
	{
		key: 'category',
		header: 'Category and tags',
		cell: ({ categoryName, tags }) => (
			<>
				<span dir="auto" className={classNames('block', !categoryName && 'text-muted')}>
					{categoryName ?? 'None'}
				</span>
				<span dir="auto" className="block text-sm text-muted">
					{Object.values(tags).join(', ')}
				</span>
			</>
		),
		secondary: true,
	},
	{
		key: 'date',
		header: 'Date',
		narrow: true,
		cell: ({ date }) => (date ? <CalendarDate date={date} /> : <span className="text-muted">None</span>),
	},
	{
		key: 'priority',
		header: 'Priority',
		narrow: true,
		cell: ({ priorityBlog }) => priorityBlog || <span className="text-muted">None</span>,
		secondary: true,
	},
	{
		key: 'status',
		header: 'Status',
		narrow: true,
		cell: PublishedPill,
	},
]
