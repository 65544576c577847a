import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { DocumentForm } from '../documents/document-form.tsx'
import { descriptions } from '../items/descriptions.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { whitepapersApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { whitepapersListPath } from './whitepapers-list.ts'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

const words = { add: 'Add whitepaper', edit: 'Edit whitepaper', saved: messages.whitepaperSaved }

export const meta = ({ params }: Route.MetaArgs) => staffMeta(params.id === undefined ? words.add : words.edit)

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('whitepapers', request)
	return loadForm(
		{ kind: 'whitepapers', id: params.id, request },
		(id) => answerOf(whitepapersApi.fetchwhitepapersbyid[':id'].$get({ param: { id } })),
		'whitepaper.not-found',
	)
}

const calls = {
	save: (form: Record<string, string | File>) => answerOf(whitepapersApi.savewhitepaper.$post({ form })),
	fetchFile: (id: number) => whitepapersApi.downloadfile.$post({ json: { id } }),
}

export default function WhitepaperFormPage({ loaderData: { item, draft, failure } }: Route.ComponentProps) {
	const { key, startOver } = useStartOver(item?.id, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={whitepapersListPath} />
	return (
		<DocumentForm
			key={key}
			item={item}
			words={words}
			description={descriptions.whitepapers}
			calls={calls}
			draft={draft}
			onStartOver={startOver}
		/>
	)
}
