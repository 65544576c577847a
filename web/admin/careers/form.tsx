import { holdsSection } from '#contracts/auth/roles.ts'
import { answerOf } from '#web/api.ts'
import { loadForm, UnknownItem } from '../publishing/load-item.tsx'
import { useStartOver } from '../publishing/use-start-over.ts'
import { requireSection } from '../session/guards.ts'
import { storedPermissions } from '../session/storage.ts'
import { careersApi } from '../staff-api.ts'
import { formHandle, staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'
import { JobForm } from './job-form.tsx'
import { jobsListPath } from './jobs-list.ts'
import { loadJobTypes } from './load-job-types.ts'

/** The form shows its page in a frame. */
export const handle = formHandle

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = ({ params }: Route.MetaArgs) =>
	staffMeta(params.id === undefined ? 'Add job post' : 'Edit job post')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	requireSection('careers', request)
	const [loaded, types] = await Promise.all([
		loadForm(
			{ kind: 'careers', id: params.id, request },
			(jobId) => answerOf(careersApi.fetchdetailsbyid.$post({ query: { jobId } })),
			'job.not-found',
		),
		loadJobTypes(),
	])
	return { loaded, types, isAdmin: holdsSection(storedPermissions(), 'administration') }
}

export default function JobFormPage({ loaderData: { loaded, types, isAdmin } }: Route.ComponentProps) {
	const { item, draft, failure } = loaded
	const { key, startOver } = useStartOver(item?.id, item?.version, item ?? draft)
	if (failure) return <UnknownItem failure={failure} backTo={jobsListPath} />
	return <JobForm key={key} job={item} types={types} isAdmin={isAdmin} draft={draft} onStartOver={startOver} />
}
