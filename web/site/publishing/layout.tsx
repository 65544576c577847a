import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { Route } from './+types/layout.ts'
import './publishing.css'

/** Around lists and articles: documents, rendered from the database once for each change of it. */
export default function PublishingLayout() {
	return (
		<SiteFrame>
			<Outlet />
		</SiteFrame>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<SiteFrame>
			<ErrorPage error={error} />
		</SiteFrame>
	)
}
