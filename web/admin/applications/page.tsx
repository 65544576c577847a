import { PageHeading } from '#web/ui/page-heading.tsx'
import { requireSection } from '../session/guards.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Received applications')

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('applications', request)
	return null
}

export default function ApplicationsPage() {
	return <PageHeading title="Received applications" />
}
