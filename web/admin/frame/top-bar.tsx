import { CircleUserRound, LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router'
import { messages } from '#contracts/shared/messages.ts'
import { brand } from '#web/content/brand.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { SearchOpener } from '../search/search-opener.tsx'
import { logout } from '../session/logout.ts'
import type { StaffMenuGroup } from './menu.ts'
import { ThemeMenu } from './theme-menu.tsx'

export function Bar({ children }: { children?: ReactNode }) {
	return (
		<header className="sticky top-0 z-30 flex h-(--bar) items-center gap-1 border-b border-line bg-surface px-3 tablet:px-5">
			{children}
		</header>
	)
}

/** The public site is a document, so this is a plain link and not a client navigation. */
export const PublicSiteLink = () => (
	<a href="/" className="me-auto inline-flex rounded-sm p-1" aria-label={`${brand.name}, public site`}>
		<Logo name={brand.shortName} />
	</a>
)

export function TopBar({ menu, groups }: { menu: ReactNode; groups: readonly StaffMenuGroup[] }) {
	const toast = useToast()
	const [leaving, setLeaving] = useState(false)

	async function leave() {
		setLeaving(true)
		if (await logout()) return
		setLeaving(false)
		toast({ tone: 'danger', text: messages.cannotLogout })
	}

	return (
		<Bar>
			{menu}
			<PublicSiteLink />
			<SearchOpener menu={groups} onLogout={leave} />
			<ThemeMenu />
			<NavLink
				to="/Admin/Account"
				aria-label="Account"
				title="Account"
				className="inline-flex size-9 items-center justify-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
			>
				<CircleUserRound aria-hidden="true" className="size-5" />
			</NavLink>
			<IconButton label="Logout" disabled={leaving} onClick={leave}>
				<LogOut aria-hidden="true" />
			</IconButton>
		</Bar>
	)
}
