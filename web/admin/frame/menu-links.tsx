import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { landingItem, type MenuGroup } from './menu.ts'

const link =
	'flex min-h-10 items-center gap-3 rounded-sm px-3 py-1.5 text-sm font-medium text-muted transition-colors hover:bg-sunken ' +
	'hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong'

type MenuLinksProps = {
	groups: readonly MenuGroup[]
	/** Classes of the labels. Hidden labels remain the links' names. */
	words?: string
	onFollow?: () => void
}

export function MenuLinks({ groups, words, onFollow }: MenuLinksProps) {
	const one = ({ label, href, icon: Icon }: { label: string; href: string; icon: LucideIcon }) => (
		<NavLink to={href} end={href === landingItem.href} title={label} onClick={onFollow} className={link}>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			<span className={classNames('truncate', words)}>{label}</span>
		</NavLink>
	)
	return (
		<div className="flex flex-col gap-5">
			{one(landingItem)}
			{groups.map(({ heading, items }) => (
				<div key={heading}>
					<p aria-hidden="true" className={classNames('mb-1 px-3 text-xs font-semibold text-muted', words)}>
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
