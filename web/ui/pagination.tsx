import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { pageLinks } from '#contracts/shared/paging.ts'
import { classNames } from './class-names.ts'

type PaginationProps = {
	page: number
	totalPages: number
	hrefFor: (page: number) => string
	/** Replaces the navigation of a plain click. */
	onNavigate?: (page: number) => void
}

const cell =
	'inline-flex h-10 min-w-8 items-center justify-center rounded-sm px-1 tablet:min-w-10 tablet:px-2 text-sm font-semibold transition-colors'

const opensElsewhere = (event: MouseEvent) =>
	event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, totalPages, hrefFor, onNavigate }: PaginationProps) {
	if (totalPages < 2) return null

	function follow(event: MouseEvent, target: number) {
		if (!onNavigate || opensElsewhere(event)) return
		event.preventDefault()
		onNavigate(target)
	}

	function step(label: string, target: number, Icon: LucideIcon) {
		const icon = <Icon aria-hidden="true" className="size-5" />
		const possible = target >= 1 && target <= totalPages && target !== page
		return (
			<li>
				{possible ? (
					<a
						href={hrefFor(target)}
						onClick={(event) => follow(event, target)}
						aria-label={label}
						title={label}
						className={classNames(cell, 'text-ink hover:bg-sunken')}
					>
						{icon}
					</a>
				) : (
					// biome-ignore lint/a11y/useValidAnchor: the link is disabled at this end of the list but keeps its place and its name
					<a aria-label={label} aria-disabled="true" role="link" className={classNames(cell, 'text-muted opacity-45')}>
						{icon}
					</a>
				)}
			</li>
		)
	}

	return (
		<nav aria-label="Pages">
			<ul className="flex flex-wrap items-center justify-center tabular-nums tablet:gap-1">
				{step('First page', 1, ChevronFirst)}
				{step('Previous page', page - 1, ChevronLeft)}
				{pageLinks(page, totalPages).map((link, index) =>
					link === 'gap' ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: a gap has no id
						<li key={`gap-${index}`} aria-hidden="true" className={classNames(cell, 'text-muted')}>
							…
						</li>
					) : (
						<li key={link}>
							<a
								href={hrefFor(link)}
								onClick={(event) => follow(event, link)}
								aria-label={`Page ${link}`}
								aria-current={link === page ? 'page' : undefined}
								className={classNames(cell, link === page ? 'bg-brand text-on-brand' : 'text-ink hover:bg-sunken')}
							>
								{link}
							</a>
						</li>
					),
				)}
				{step('Next page', page + 1, ChevronRight)}
				{step('Last page', totalPages, ChevronLast)}
			</ul>
		</nav>
	)
}
