import { PageHeading } from '#web/ui/page-heading.tsx'
import { requireSection } from '../session/guards.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/form.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Job post')

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('careers', request)
	return null
}

export default function JobFormPage() {
	return <PageHeading title="Job post" />
}
