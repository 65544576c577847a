import { Outlet } from 'react-router'
import { ToastProvider } from '#web/ui/toast.tsx'
import type { Route } from './+types/layout.ts'
import { ErrorPage } from './error-page.tsx'
import { SiteFrame } from './site-frame.tsx'
import './site.css'

export default function SiteLayout() {
	return (
		<ToastProvider>
			<SiteFrame>
				<Outlet />
			</SiteFrame>
		</ToastProvider>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<SiteFrame>
			<ErrorPage error={error} />
		</SiteFrame>
	)
}
