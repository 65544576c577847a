import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { DocumentForm } from '../documents/document-form.tsx'
import { descriptions } from '../items/descriptions.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { flyersApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { flyersListPath } from './flyers-list.ts'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

const words = { add: 'Add flyer', edit: 'Edit flyer', saved: messages.flyerSaved }

export const meta = ({ params }: Route.MetaArgs) => staffMeta(params.id === undefined ? words.add : words.edit)

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('flyers', request)
	return loadForm(
		{ kind: 'flyers', id: params.id, request },
		(id) => answerOf(flyersApi.fetchflyersbyid[':id'].$get({ param: { id } })),
		'flyer.not-found',
	)
}

const calls = {
	save: (form: Record<string, string | File>) => answerOf(flyersApi.saveflyer.$post({ form })),
	fetchFile: (id: number) => flyersApi.downloadfile.$post({ json: { id } }),
}

export default function FlyerFormPage({ loaderData: { item, draft, failure } }: Route.ComponentProps) {
	const { key, startOver } = useStartOver(item?.id, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={flyersListPath} />
	return (
		<DocumentForm
			key={key}
			item={item}
			words={words}
			description={descriptions.flyers}
			calls={calls}
			draft={draft}
			onStartOver={startOver}
		/>
	)
}
