import { FolderOpen, Tags } from 'lucide-react'
import { useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { type BlogRow, blogsPageSize } from '#contracts/content/blogs.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { articleHref } from '#web/site/blog/blog-address.ts'
import { Button } from '#web/ui/button.tsx'
import { leavePageBehindLast, openList } from '../lists/list-address.ts'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { requireSection } from '../session/guards.ts'
import { blogsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { blogColumns } from './blog-columns.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { activeStatuses, addBlogPath, blogFiltersIn, blogsList, blogsQueryOf, editBlogPath } from './blogs-list.ts'
import { type LabelKind, labelKinds } from './label-kinds.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { type BlogLabels, loadLabels } from './load-labels.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Blogs')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('blogs', request)
	const url = new URL(request.url)
	const json = blogsQueryOf(openList(url, blogsList))
	const [loaded, labels] = await Promise.all([
		loadPage(() => answerOf(blogsApi.fetchAllBlogs.$post({ json }))),
		labelsOrNone(),
	])
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(blogsList, request)
	return { loaded, labels }
}

/** Without them the list still shows; the filters then offer none. */
async function labelsOrNone(): Promise<BlogLabels> {
	try {
		return await loadLabels()
	} catch (reason) {
		console.warn('The categories and tags did not load', reason)
		return { categories: [], tags: [] }
	}
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, blogsList)

const dialogs = ['categories', 'tags'] as const

export default function BlogsListPage({ loaderData: { loaded, labels } }: Route.ComponentProps) {
	const list = useListAddress(blogsList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const [leaving, setLeaving] = useState<BlogRow | null>(null)
	const open: LabelKind | undefined = dialogs.find((name) => params.has(`edit-${name}`))

	return (
		<>
			<PublishableList
				title="Blogs"
				lead="What is written about the work: drafts, and what visitors read."
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
						onDelete={() => setLeaving(blog)}
					/>
				)}
				empty={messages.noBlogs}
				add={{ label: 'Add blog', href: addBlogPath }}
				statusOptions={activeStatuses}
				filters={<BlogFilters {...labels} list={list} />}
				filtersIn={(part) => blogFiltersIn(part, labels)}
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
			{leaving && (
				<DeleteDialog
					what="blog"
					unknown="blog.not-found"
					erase={() => answerOf(blogsApi.deleteBlogs.$post({ json: { blogsId: leaving.blogsId } }))}
					onClose={() => setLeaving(null)}
					onDeleted={list.reload}
				>
					<bdi className="font-semibold text-ink">{leaving.heading}</bdi> will be gone for good, with its pictures.
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
