import { Outlet } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import type { Route } from './+types/layout.ts'
import './admin.css'
import { Content } from './frame/content.tsx'
import { daysToFactor, FactorBanner } from './frame/factor-banner.tsx'
import { menuFor } from './frame/menu.ts'
import { MenuDrawer } from './frame/menu-drawer.tsx'
import { frame } from './frame/page-skeleton.tsx'
import { SideMenu } from './frame/side-menu.tsx'
import { TopBar } from './frame/top-bar.tsx'
import { useArrivals, useArrivalsAsked } from './frame/use-arrivals.ts'
import { useCountInTitle } from './frame/use-count-in-title.ts'
import { requireSession } from './session/guards.ts'
import { forgetKeptFormsOfOthers } from './session/kept-forms.ts'
import { useSessionEndInOtherTab } from './session/other-tabs.ts'
import { ownAccount } from './session/own-account.ts'
import { signedInUserId, storedPermissions } from './session/storage.ts'
import { staffHandle, staffHeaders, staffMeta } from './staff-meta.ts'

/*
 * The specification keeps the session token in the browser's storage, so the server cannot see who is signed in. It renders
 * an empty frame (HydrateFallback), and each page loads its data in the browser (clientLoader). React Router runs parent
 * and child loaders in parallel, so every clientLoader checks the session and the role itself.
 */

export const handle = staffHandle
export const headers = staffHeaders
export const meta = () => staffMeta('Back office')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSession(request)
	forgetKeptFormsOfOthers(signedInUserId())
	return { permissions: storedPermissions(), account: await ownAccount().catch(() => null) }
}

export { PageSkeleton as HydrateFallback } from './frame/page-skeleton.tsx'

export default function AdminLayout({ loaderData: { permissions, account } }: Route.ComponentProps) {
	useSessionEndInOtherTab()
	const daysLeft = account && daysToFactor(account)
	useArrivalsAsked(holdsSection(permissions, 'arrivals') && daysLeft !== 0)
	const { newEnquiries, answers, applications } = useArrivals()
	useCountInTitle(newEnquiries + answers + applications)
	const groups = menuFor(permissions, account !== null && account.lentJobs.length > 0)
	return (
		<ToastProvider>
			<div className={frame}>
				<a
					href="#content"
					className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:rounded-sm focus:bg-surface focus:px-4 focus:py-2 focus:shadow-light"
				>
					Skip to content
				</a>
				<TopBar menu={<MenuDrawer groups={groups} />} groups={groups} />
				<div className="flex">
					<SideMenu groups={groups} />
					<Content>
						{daysLeft !== null && <FactorBanner days={daysLeft} />}
						<Outlet />
					</Content>
				</div>
			</div>
		</ToastProvider>
	)
}
