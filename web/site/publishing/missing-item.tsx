import type { ReactNode } from 'react'
import type { PageFacts } from '#web/content/page-facts.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { PaperBoat } from '#web/site/parts/paper-boat.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** For an item that was deleted or never existed: links to the list and to the newest items. */
export function MissingItem({
	page,
	title,
	action,
	newest,
	children,
}: {
	/** The list of its kind. */
	page: PageFacts
	title: string
	action: string
	/** The heading above the newest items. */
	newest: string
	children: ReactNode
}) {
	return (
		<div className="shell pt-6 pb-16">
			<Breadcrumbs page={{ ...page, path: `${page.path}/not-found`, name: 'Not found', parent: page }} />
			<div className="grid items-center gap-x-14 gap-y-8 desktop:grid-cols-[7fr_4fr]">
				<div>
					<p className="mt-12 font-semibold text-brand">Error 404</p>
					<h1 className="mt-3 max-w-[20ch] text-page">{title}</h1>
					<p className="mt-5 max-w-[60ch] text-lg text-muted">
						It may have been taken down, or the address is mistyped. The list shows everything that is published.
					</p>
					<ButtonLink href={page.path} className="mt-8">
						{action}
					</ButtonLink>
				</div>
				<PaperBoat />
			</div>
			<section aria-labelledby="newest" className="mt-16 border-t border-line pt-8">
				<h2 id="newest" className="mb-6 text-heading">
					{newest}
				</h2>
				{children}
			</section>
		</div>
	)
}
