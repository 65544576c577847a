import { Link } from 'react-router'
import { kindFacts } from '#contracts/items/kinds.ts'
import { openingHref, type StaffMenuItem } from '../frame/menu.ts'

/** Says what to do while nothing waits for the user. */
export function EmptyDesk({ items }: { items: readonly StaffMenuItem[] }) {
	const acts = items.map((item) => {
		const facts = Object.entries(kindFacts).find(([kind]) => kind === item.section)?.[1]
		return facts
			? { label: `Add ${facts.noun}`, href: facts.addPath }
			: { label: `Open ${item.label}`, href: openingHref(item) }
	})
	return (
		<div className="rounded-md border border-line bg-surface px-4 py-4">
			<p className="font-medium">Nothing waits for you.</p>
			<p className="mt-1 text-sm text-muted">
				Begin something new. What comes in, and what you leave unfinished, will be here.
			</p>
			<ul className="mt-3 flex flex-wrap gap-2">
				{acts.map(({ label, href }) => (
					<li key={href}>
						<Link
							to={href}
							className="inline-flex min-h-9 items-center rounded-sm border border-edge px-3 text-sm font-semibold hover:border-ink"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</div>
	)
}
