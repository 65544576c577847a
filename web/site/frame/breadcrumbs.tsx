import { ChevronRight } from 'lucide-react'
import type { PageFacts } from '#web/content/page-facts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { crumbsTo } from './breadcrumb-list.ts'

/** `onNight`: for a dark ground. */
export function Breadcrumbs({ page, onNight = false }: { page: PageFacts; onNight?: boolean }) {
	const crumbs = crumbsTo(page)
	return (
		<nav aria-label="Breadcrumb" className={classNames('text-sm print:hidden', onNight && 'text-on-night-muted')}>
			<ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
				{crumbs.map(({ name, path }, index) => (
					<li key={name} className="inline-flex items-baseline gap-1.5">
						{index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 translate-y-0.5 opacity-60" />}
						{index === crumbs.length - 1 ? (
							<span aria-current="page">{name}</span>
						) : (
							<a href={path} className="inline-block py-1 hover:underline">
								{name}
							</a>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
