import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { mostCountedOnTab, mostNew } from '#contracts/shared/most-counted.ts'
import { classNames } from '#web/ui/class-names.ts'
import { countText } from '../count-text.ts'
import { landingItem, openingHref, type StaffMenuGroup, type StaffMenuItem } from './menu.ts'
import { useArrivals } from './use-arrivals.ts'

const link =
	// On a desk, the whole menu fits into a window of 800 pixels.
	'flex min-h-10 items-center gap-3 rounded-sm px-3 py-1.5 text-sm font-medium text-muted transition-colors hover:bg-sunken desktop:min-h-8 desktop:py-0.5 ' +
	'hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong'

type Shown = Pick<StaffMenuItem, 'href' | 'unit'> & { section?: string }

type MenuLinksProps = {
	groups: readonly StaffMenuGroup[]
	/** Classes of the labels. Hidden labels remain the links' names. */
	words?: string
	onFollow?: () => void
}

/** The part of the path that names the section of a trash or a history. */
const sectionIn = (path: string) => /^\/admin\/(?:trash|history)\/(\w+)/.exec(path)?.[1]

export function MenuLinks({ groups, words, onFollow }: MenuLinksProps) {
	const { newEnquiries, answers, applications } = useArrivals()
	function newIn({ section }: Shown): string | null {
		if (section === 'enquiries' && newEnquiries + answers > 0)
			return countText(newEnquiries + answers, mostCountedOnTab)
		return section === 'applications' && applications > 0 ? countText(applications, mostNew) : null
	}
	// The router ignores case.
	const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
	function isCurrent({ href, section }: Shown) {
		if (section && sectionIn(path) === section.toLowerCase()) return true
		const own = href.toLowerCase()
		return path === own || (href !== landingItem.href && path.startsWith(`${own}/`))
	}
	const one = ({ icon: Icon, ...item }: Shown & { label: string; icon: LucideIcon }) => (
		<Link
			to={openingHref(item)}
			title={item.label}
			onClick={onFollow}
			aria-current={isCurrent(item) ? 'page' : undefined}
			className={link}
		>
			<span className="relative shrink-0">
				<Icon aria-hidden="true" className="size-5" />
				{newIn(item) && <span className="absolute -end-0.5 -top-0.5 size-2 rounded-full border-4 border-brand" />}
			</span>
			<span className={classNames('truncate', words)}>{item.label}</span>
			{newIn(item) && (
				<span
					className={classNames('-ms-1 shrink-0 grow text-end text-xs font-semibold text-brand tabular-nums', words)}
				>
					<span>{newIn(item)}</span>
					<span className="sr-only"> new</span>
				</span>
			)}
		</Link>
	)
	return (
		<div className="flex flex-col gap-5 desktop:gap-3">
			{one(landingItem)}
			{groups.map(({ heading, items }) => (
				<div key={heading}>
					<p
						aria-hidden="true"
						className={classNames('mb-1 px-3 text-xs font-semibold text-muted desktop:mb-0.5', words)}
					>
						{heading}
					</p>
					<ul aria-label={heading} className="flex flex-col gap-0.5">
						{items.map((item) => (
							<li key={item.href}>{one(item)}</li>
						))}
					</ul>
				</div>
			))}
		</div>
	)
}
