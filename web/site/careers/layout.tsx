import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { Route } from './+types/layout.ts'
import './careers.css'

/** This list has its own stylesheet: that of all documents exceeds the size budget of a page. */
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
