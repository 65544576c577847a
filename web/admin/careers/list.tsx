import { PageHeading } from '#web/ui/page-heading.tsx'
import { requireSection } from '../session/guards.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Careers')

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('careers', request)
	return null
}

export default function JobsListPage() {
	return <PageHeading title="Careers" lead="Job posts, from the day they open to the day they close." />
}
