import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'

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
