import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

const looks =
	'inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 text-sm font-semibold whitespace-nowrap text-brand hover:bg-brand-soft disabled:opacity-50'

const slim = 'tablet:max-[1440px]:px-1.5'

type Props = {
	icon: LucideIcon
	label: string
	/** Names the row for screen readers. */
	of: string
	/** Between phones and wide windows the action is its icon alone. */
	shrinks?: boolean
}

const Label = ({ label, shrinks }: Pick<Props, 'label' | 'shrinks'>) => (
	<span className={shrinks ? 'tablet:max-[1440px]:hidden' : undefined}>{label}</span>
)

/** A row's action that opens a page. */
export const RowLink = ({ icon: Icon, label, of, shrinks, to }: Props & { to: string }) => (
	<Link
		to={to}
		aria-label={`${label} ${of}`}
		title={shrinks ? label : undefined}
		className={classNames(looks, shrinks && slim)}
	>
		<Icon aria-hidden="true" className="size-4" />
		<Label label={label} shrinks={shrinks} />
	</Link>
)

/** Opens the row's public page in a new tab. */
export const SiteLink = ({ icon: Icon, label, of, shrinks, href }: Props & { href: string }) => (
	<a
		href={href}
		target="_blank"
		rel="noreferrer"
		aria-label={`${label} ${of} (opens a new tab)`}
		title={shrinks ? label : undefined}
		className={classNames(looks, shrinks && slim)}
	>
		<Icon aria-hidden="true" className="size-4" />
		<Label label={label} shrinks={shrinks} />
	</a>
)

/** A row's action that runs in place. */
export const RowButton = ({
	icon: Icon,
	label,
	of,
	shrinks,
	danger = false,
	busy = false,
	onClick,
}: Props & { danger?: boolean; busy?: boolean; onClick: () => void }) => (
	<button
		type="button"
		aria-label={`${label} ${of}`}
		title={shrinks ? label : undefined}
		disabled={busy}
		onClick={onClick}
		className={classNames(looks, shrinks && slim, danger && 'text-danger hover:bg-danger-soft')}
	>
		<Icon aria-hidden="true" className="size-4" />
		<Label label={label} shrinks={shrinks} />
	</button>
)
