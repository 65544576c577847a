import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepsOrigin } from '#web/content/keeps-origin.ts'
import { callToAction, menuPanels } from '#web/content/navigation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Footer } from './footer.tsx'
import { HomeLink } from './home-link.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { SearchLink } from './site-search.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
	return (
		<>
			<a
				href="#main"
				className="fixed top-2 start-2 z-40 -translate-y-20 rounded-sm bg-brand px-4 py-2.5 font-semibold text-on-brand focus:translate-y-0 print:hidden"
			>
				Skip to content
			</a>
			<Navbar />
			<main id="main" tabIndex={-1} className="site-main outline-none print:pt-6">
				{children}
			</main>
			<Footer />
		</>
	)
}

/** The bar shrinks and gains a border once the page is scrolled. */
function Navbar() {
	const { pathname } = useLocation()
	return (
		<header
			data-enhance={keepsOrigin ? 'scrolled visit' : 'scrolled'}
			className="site-bar fixed inset-x-0 top-0 z-30 border-b border-transparent data-scrolled:border-line print:static"
		>
			<div className="shell flex h-18 items-center gap-8">
				<HomeLink className="bar-entry" />
				<nav aria-label="Main" className="flex-1 max-desktop:hidden print:hidden">
					<ul className="flex gap-1">
						{menuPanels.map((panel) => (
							<MenuPanel key={panel.id} panel={panel} pathname={pathname} />
						))}
					</ul>
				</nav>
				<ButtonLink href={callToAction.href} size="small" className="max-desktop:hidden print:hidden">
					{callToAction.label}
				</ButtonLink>
				<div className="-me-2 ms-auto flex">
					<SearchLink />
					<button
						type="button"
						popoverTarget="site-menu"
						aria-label="Open menu"
						className="bar-entry inline-flex size-11 items-center justify-center rounded-sm hover:bg-sunken desktop:hidden print:hidden"
					>
						<Menu aria-hidden="true" className="size-6" />
					</button>
				</div>
				<MenuSheet pathname={pathname} />
			</div>
		</header>
	)
}
