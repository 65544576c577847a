import { answerOf } from '#web/api.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { blogsApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { BlogForm } from './blog-form.tsx'
import { blogsListPath } from './blogs-list.ts'
import { loadLabels } from './load-labels.ts'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = ({ params }: Route.MetaArgs) => staffMeta(params.blogsId === undefined ? 'Add blog' : 'Edit blog')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('blogs', request)
	const [loaded, labels] = await Promise.all([
		loadForm(
			{ kind: 'blogs', id: params.blogsId, request },
			(id) => answerOf(blogsApi.fetchblogsbyid[':id'].$get({ param: { id } })),
			'blog.not-found',
		),
		loadLabels(),
	])
	return { loaded, labels }
}

export default function BlogFormPage({ loaderData: { loaded, labels } }: Route.ComponentProps) {
	const { item, draft, failure } = loaded
	const { key, startOver } = useStartOver(item?.blogsId, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={blogsListPath} />
	return <BlogForm key={key} blog={item} labels={labels} draft={draft} onStartOver={startOver} />
}
