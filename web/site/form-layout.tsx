import { Outlet } from 'react-router'
import { ToastProvider } from '#web/ui/toast.tsx'
import type { Route } from './+types/form-layout.ts'
import { ErrorPage } from './error-page.tsx'
import { SiteFrame } from './site-frame.tsx'
import './forms.css'

/** Around pages with a form: they hydrate, and show toasts. */
export default function FormLayout() {
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
