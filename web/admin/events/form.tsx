import { answerOf } from '#web/api.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { eventsApi } from '../staff-api.ts'
import { EventForm } from './event-form.tsx'
import { eventsDescription } from './events-description.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(eventsDescription)
export const clientLoader = formLoader(eventsDescription, (id) =>
	answerOf(eventsApi.fetcheventsbyid.$post({ query: { id } })),
)
export default formPage<typeof clientLoader>(eventsDescription, EventForm)
