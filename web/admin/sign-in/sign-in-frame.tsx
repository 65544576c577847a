import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { Logo } from '#web/ui/logo.tsx'

/** The frame of the pages for signed-out users. */
export function SignInFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col items-center justify-center gap-8 bg-paper px-4 py-10">
			<header className="flex">
				<a href="/" className="inline-flex rounded-sm p-1" aria-label={`${brand.name}, public site`}>
					<Logo name={brand.shortName} />
				</a>
			</header>
			<main className="w-full max-w-[26rem] rounded-lg border border-line bg-surface px-6 py-8 shadow-light tablet:px-9 tablet:py-10">
				<h1 className="text-title">{title}</h1>
				{lead && <p className="mt-1.5 text-sm text-muted">{lead}</p>}
				<noscript>
					<p className="mt-4 rounded-sm bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
						The back office needs JavaScript. Turn it on and open this page again.
					</p>
				</noscript>
				<div className="mt-6 flex flex-col gap-5">{children}</div>
			</main>
		</div>
	)
}
