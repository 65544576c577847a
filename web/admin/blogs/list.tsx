import { FolderOpen, Tags } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import { blogsPageSize } from '#contracts/content/blogs.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { articleHref } from '#web/site/blog/blog-address.ts'
import { Button } from '#web/ui/button.tsx'
import { loadBeside } from '../items/lists/load-beside.ts'
import { activeStatuses } from '../lists/filters/active-status.tsx'
import { FilterChecks } from '../lists/filters/filter-checks.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { categoryOptions } from '../publishing/category-options.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { blogsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { blogColumns, blogMeta } from './blog-columns.tsx'
import { blogsDescription } from './blogs-description.ts'
import { blogFiltersIn, blogsList, blogsOrders, blogsQueryOf } from './blogs-list.ts'
import { type LabelKind, labelCalls } from './label-calls.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { loadLabels } from './load-labels.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Blogs')

export const clientLoader = loadList(
	blogsList,
	blogsQueryOf,
	(json) => answerOf(blogsApi.fetchAllBlogs.$post({ json })),
	async (rows, params) => {
		const noLabels = { categories: [], tags: [] }
		const items = rows.then((blogs) => blogs.map(({ blogsId }) => ({ id: blogsId })))
		const loading = loadOptions(loadLabels(), noLabels)
		const [labels, beside] = await Promise.all([loading, loadBeside('blogs', items, params)])
		return { labels, ...beside }
	},
)
export const shouldRevalidate = reloadsList(blogsList)

const dialogs = ['categories', 'tags'] as const

export default function BlogsListPage({ loaderData }: Route.ComponentProps) {
	const { loaded, labels, drafts, counts } = loaderData
	const list = useListAddress(blogsList)
	const [params] = useSearchParams()
	const open: LabelKind | undefined = dialogs.find((name) => params.has(`edit-${name}`))

	return (
		<>
			<PublishableList
				title="Blogs"
				lead="Articles of the blog, live and draft."
				description={blogsDescription}
				list={list}
				loaded={loaded}
				drafts={drafts}
				pageSize={blogsPageSize}
				counts={counts}
				columns={blogColumns(list)}
				meta={blogMeta}
				itemOf={({ blogsId, heading, state }) => ({
					id: blogsId,
					title: heading,
					viewHref: state === 'published' ? articleHref(blogsId) : null,
				})}
				empty={messages.noBlogs}
				add="Add blog"
				statusOptions={activeStatuses}
				search={<SearchField label="Search by heading" list={list} name="search" />}
				filters={<BlogFilters {...labels} list={list} />}
				chips={['category', 'tags']}
				order={<OrderSelect list={list} orders={blogsOrders} />}
				filtersIn={(params) => blogFiltersIn(params, labels)}
				actions={dialogs.map((name) => {
					const Icon = name === 'tags' ? Tags : FolderOpen
					return (
						<Button key={name} variant="secondary" onClick={() => list.openDialog(`edit-${name}`)}>
							<Icon aria-hidden="true" className="size-5" />
							{labelCalls[name].title}
						</Button>
					)
				})}
			/>
			{open && (
				<LabelsDialog
					key={open}
					kind={labelCalls[open]}
					hrefForPage={(page) => list.dialogHref(`edit-${open}`, page)}
					onClose={list.closeDialog}
					onChanged={list.reload}
				/>
			)}
		</>
	)
}

type Props = {
	categories: readonly BlogCategory[]
	tags: readonly BlogTag[]
	list: ReturnType<typeof useListAddress>
}

/** Filters by category and tags. */
function BlogFilters({ categories, tags, list }: Props) {
	return (
		<>
			<FilterSelect list={list} name="category" label="Category" options={categoryOptions(categories)} />
			<FilterChecks
				list={list}
				name="tags"
				label="Tags"
				options={tags.map(({ tagsId, tagsName }) => ({ id: tagsId, label: tagsName }))}
				empty={messages.noTags}
			/>
		</>
	)
}
