import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { Route } from './+types/layout.ts'
import './careers.css'

/** Around the list of open positions, with styles of its own: those of all documents are more than a page may load at once. */
export default function CareersLayout() {
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
