import { Outlet } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { Route } from './+types/form-layout.ts'
import './forms.css'

/** Pages with a form have a separate stylesheet. */
export default function FormLayout() {
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
