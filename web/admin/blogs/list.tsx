import { FolderOpen, Tags } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type BlogRow, blogsPageSize } from '#contracts/content/blogs.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { articleHref } from '#web/site/blog/blog-address.ts'
import { Button } from '#web/ui/button.tsx'
import { activeStatuses } from '../lists/active-status.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { blogsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { blogColumns } from './blog-columns.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { addBlogPath, blogFiltersIn, blogsList, blogsQueryOf, editBlogPath } from './blogs-list.ts'
import { type LabelKind, labelKinds } from './label-kinds.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { loadLabels } from './load-labels.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Blogs')

export const clientLoader = loadList(
	blogsList,
	blogsQueryOf,
	(json) => answerOf(blogsApi.fetchAllBlogs.$post({ json })),
	async () => ({ labels: await loadOptions(loadLabels(), { categories: [], tags: [] }) }),
)
export const shouldRevalidate = reloadsList(blogsList)

const dialogs = ['categories', 'tags'] as const

export default function BlogsListPage({ loaderData: { loaded, labels } }: Route.ComponentProps) {
	const list = useListAddress(blogsList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const [deleting, setDeleting] = useState<BlogRow | null>(null)
	const open: LabelKind | undefined = dialogs.find((name) => params.has(`edit-${name}`))

	return (
		<>
			<PublishableList
				title="Blogs"
				lead="Drafts and active articles."
				list={blogsList}
				loaded={loaded}
				pageSize={blogsPageSize}
				columns={blogColumns}
				rowKey={({ blogsId }) => blogsId}
				rowActions={(blog) => (
					<ItemActions
						of={blog.heading}
						viewHref={blog.active ? articleHref(blog.blogsId) : null}
						editHref={editBlogPath(blog.blogsId)}
						onDelete={() => setDeleting(blog)}
					/>
				)}
				empty={messages.noBlogs}
				add={{ label: 'Add blog', href: addBlogPath }}
				statusOptions={activeStatuses}
				filters={<BlogFilters {...labels} list={list} />}
				filtersIn={(params) => blogFiltersIn(params, labels)}
				actions={dialogs.map((name) => {
					const Icon = name === 'tags' ? Tags : FolderOpen
					return (
						<Button key={name} variant="secondary" onClick={() => void navigate(list.dialogHref(`edit-${name}`))}>
							<Icon aria-hidden="true" className="size-5" />
							{labelKinds[name].title}
						</Button>
					)
				})}
			/>
			{deleting && (
				<DeleteDialog
					noun="blog"
					notFoundCode="blog.not-found"
					erase={() => answerOf(blogsApi.deleteBlogs.$post({ json: { blogsId: deleting.blogsId } }))}
					onClose={() => setDeleting(null)}
					onDeleted={list.reload}
				>
					<bdi className="font-semibold text-ink">{deleting.heading}</bdi> will be deleted for good, with its pictures.
				</DeleteDialog>
			)}
			{open && (
				<LabelsDialog
					key={open}
					kind={labelKinds[open]}
					hrefForPage={(page) => list.dialogHref(`edit-${open}`, page)}
					onClose={() => void navigate(list.listHref)}
					onChanged={list.reload}
				/>
			)}
		</>
	)
}
