import type { ReactNode } from 'react'
import type { PageFacts } from '#web/content/page-facts.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'

/** `children` are the filters. */
export function ListHeader({
	page,
	title,
	lead,
	children,
}: {
	page: PageFacts
	title: string
	lead: string
	children?: ReactNode
}) {
	return (
		<header className="day-sky">
			<div className="shell pt-6 pb-12 desktop:pb-16 print:p-0">
				<Breadcrumbs page={page} />
				<h1 className="mt-10 text-hero desktop:mt-14 print:mt-0">{title}</h1>
				<p className="mt-5 max-w-[54ch] text-lg text-muted">{lead}</p>
				{children}
			</div>
		</header>
	)
}
