import { Outlet } from 'react-router'
import type { Route } from './+types/layout.ts'
import { ErrorPage } from './error-page.tsx'
import { SiteFrame } from './frame/site-frame.tsx'
import './site.css'

/** Documents: pages that ship no framework script. */
export default function DocumentLayout() {
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
