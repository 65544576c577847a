import { answerOf } from '#web/api.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { preloadEditor } from '../rich-text/editor/load-editor.ts'
import { blogsApi } from '../staff-api.ts'
import { BlogForm } from './blog-form.tsx'
import { blogsDescription } from './blogs-description.ts'
import { loadLabels } from './load-labels.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(blogsDescription)
export const clientLoader = formLoader(
	blogsDescription,
	(id) => answerOf(blogsApi.fetchblogsbyid[':id'].$get({ param: { id } })),
	async () => {
		preloadEditor()
		return { labels: await loadLabels() }
	},
)
export default formPage<typeof clientLoader>(blogsDescription, BlogForm)
