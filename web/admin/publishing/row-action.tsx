import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

const looks =
	'inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 text-sm font-semibold text-brand hover:bg-brand-soft disabled:opacity-50'

type Props = { icon: LucideIcon; label: string /** Which row, for those who cannot see it. */; of: string }

/** What can be done with a row, as a link to a page. */
export const RowLink = ({ icon: Icon, label, of, to }: Props & { to: string }) => (
	<Link to={to} aria-label={`${label} ${of}`} className={looks}>
		<Icon aria-hidden="true" className="size-4" />
		{label}
	</Link>
)

/** The same, done here. */
export const RowButton = ({
	icon: Icon,
	label,
	of,
	danger = false,
	busy = false,
	onClick,
}: Props & { danger?: boolean; busy?: boolean; onClick: () => void }) => (
	<button
		type="button"
		aria-label={`${label} ${of}`}
		disabled={busy}
		onClick={onClick}
		className={classNames(looks, danger && 'text-danger hover:bg-danger-soft')}
	>
		<Icon aria-hidden="true" className="size-4" />
		{label}
	</button>
)
