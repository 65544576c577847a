import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { Route } from './+types/layout.ts'
import './publishing.css'

/** Lists and articles: documents that the Worker renders once for each version of the content. */
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
