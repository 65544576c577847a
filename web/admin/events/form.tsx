import { answerOf } from '#web/api.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { eventsApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { EventForm } from './event-form.tsx'
import { eventsListPath } from './events-list.ts'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = ({ params }: Route.MetaArgs) => staffMeta(params.id === undefined ? 'Add event' : 'Edit event')

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('events', request)
	return loadForm(
		{ kind: 'events', id: params.id, request },
		(id) => answerOf(eventsApi.fetcheventsbyid.$post({ query: { id } })),
		'event.not-found',
	)
}

export default function EventFormPage({ loaderData: { item, draft, failure } }: Route.ComponentProps) {
	const { key, startOver } = useStartOver(item?.id, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={eventsListPath} />
	return <EventForm key={key} event={item} draft={draft} onStartOver={startOver} />
}
