import { answerOf } from '#web/api.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { newsApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { NewsForm } from './news-form.tsx'
import { newsListPath } from './news-list.ts'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = ({ params }: Route.MetaArgs) => staffMeta(params.id === undefined ? 'Add news' : 'Edit news')

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('news', request)
	return loadForm(
		{ kind: 'news', id: params.id, request },
		(id) => answerOf(newsApi.fetchnewsdetailsbyid.$post({ query: { id } })),
		'news.not-found',
	)
}

export default function NewsFormPage({ loaderData: { item, draft, failure } }: Route.ComponentProps) {
	const { key, startOver } = useStartOver(item?.id, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={newsListPath} />
	return <NewsForm key={key} news={item} draft={draft} onStartOver={startOver} />
}
