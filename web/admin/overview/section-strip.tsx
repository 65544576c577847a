import { Link } from 'react-router'
import { type Dashboard, mostCounted } from '#contracts/operations/dashboard.ts'
import { recentDays } from '#contracts/shared/periods.ts'
import { countText } from '../count-text.ts'
import { DateTime } from '../date-time.tsx'
import { openingHref, type StaffMenuItem } from '../frame/menu.ts'

type Props = {
	items: readonly StaffMenuItem[]
	cards: Dashboard['cards'] | undefined
	lastBackup: string | null | undefined
}

/** The sections of the user with their numbers, in one quiet line. */
export const SectionStrip = ({ items, cards, lastBackup }: Props) => (
	<section aria-labelledby="sections">
		<h2 id="sections" className="text-sm font-semibold text-muted">
			Your sections
		</h2>
		<ul className="mt-2 flex flex-wrap gap-x-6 border-y border-line py-1.5">
			{items.map((item) => (
				<li key={item.href}>
					<StripLink item={item} card={cards?.[item.section]} />
				</li>
			))}
			{lastBackup && (
				<li className="inline-flex min-h-9 items-center text-sm text-muted">
					<span>
						Last backup <DateTime at={lastBackup} near />
					</span>
				</li>
			)}
		</ul>
	</section>
)

function StripLink({ item, card }: { item: StaffMenuItem; card: Dashboard['cards'][keyof Dashboard['cards']] }) {
	const { label, unit } = item
	const shown = unit ? card : undefined
	return (
		<Link
			to={openingHref(item)}
			className="inline-flex min-h-9 items-center gap-2 text-sm whitespace-nowrap text-muted hover:text-ink hover:underline"
		>
			<span>{label}</span>
			{shown && <b className="font-semibold text-ink tabular-nums">{shown.total.toLocaleString('en')}</b>}
			{shown && shown.recent > 0 && item.section !== 'administration' && (
				<span className="text-xs text-brand tabular-nums" title={`In the last ${recentDays} days`}>
					+{countText(shown.recent, mostCounted)}
					<span className="sr-only"> in the last {recentDays} days</span>
				</span>
			)}
		</Link>
	)
}
