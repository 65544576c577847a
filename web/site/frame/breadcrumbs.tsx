import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageFacts } from '#web/content/page-facts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { crumbsTo } from './breadcrumb-list.ts'

/**
 * On a phone only the way back shows: the page's name is in the heading below. `name`: the page's name with its own markup.
 * `onNight`: for a dark ground.
 */
export function Breadcrumbs({
	page,
	name: ownName = page.name,
	onNight = false,
}: {
	page: PageFacts
	name?: ReactNode
	onNight?: boolean
}) {
	const crumbs = crumbsTo(page)
	const last = crumbs.length - 1
	return (
		<nav aria-label="Breadcrumb" className={classNames('text-sm print:hidden', onNight && 'text-on-night-muted')}>
			<ol className="flex gap-x-1.5">
				{crumbs.map(({ name, path }, index) => (
					<li
						key={name}
						className={classNames(
							'flex items-center gap-1.5',
							index === last && 'min-w-0',
							index !== last - 1 && 'max-tablet:hidden',
						)}
					>
						{index > 0 && (
							<ChevronRight aria-hidden="true" className="size-3.5 shrink-0 opacity-60 max-tablet:hidden" />
						)}
						{index === last ? (
							<span aria-current="page" dir="auto" className="truncate">
								{ownName}
							</span>
						) : (
							<a href={path} className="inline-flex items-center gap-1 py-1 whitespace-nowrap hover:underline">
								<ChevronLeft aria-hidden="true" className="size-4 tablet:hidden" />
								{name}
							</a>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
