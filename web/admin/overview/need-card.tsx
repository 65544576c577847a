import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { mostCounted } from '#contracts/operations/dashboard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { countText } from '../count-text.ts'

export type Need = {
	key: string
	href: string
	/** Written by staff or visitors. */
	title: string
	/** What it is, below the title. */
	note: ReactNode
	at: ReactNode
	/** A word for what stands out. */
	flag?: { tone: 'danger' | 'warning' | 'success' | 'neutral'; word: string } | undefined
}

type Props = {
	icon: LucideIcon
	title: string
	/** The period that the count is of. */
	period?: string | undefined
	count: number
	/** The list of all rows. */
	all?: string | undefined
	/** A control beside the heading, in place of the link to a list. */
	action?: ReactNode
	children: ReactNode
}

/** A group of what waits for the user. */
export function NeedCard({ icon: Icon, title, period, count, all, action, children }: Props) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="flex flex-col rounded-md border border-line bg-surface">
			<div className="flex min-h-12 items-center gap-2.5 py-1.5 ps-4 pe-2">
				<Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
				<h3 id={id} className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm font-semibold">
					<span>{title}</span>
					<span className="text-brand tabular-nums">{countText(count, mostCounted)}</span>
					{period && <span className="text-xs font-normal text-muted">{period}</span>}
				</h3>
				<div className="ms-auto shrink-0">
					{action ??
						(all && (
							<Link
								to={all}
								aria-label={`Show all: ${title}`}
								className="inline-flex min-h-9 items-center rounded-sm px-2 text-sm font-medium text-muted hover:bg-sunken hover:text-ink"
							>
								Show all
							</Link>
						))}
				</div>
			</div>
			{children}
		</section>
	)
}

export const NeedRows = ({ rows }: { rows: readonly Need[] }) => (
	<ul className="overflow-hidden rounded-b-md">
		{rows.map(({ key, ...row }) => (
			<NeedRow key={key} {...row} />
		))}
	</ul>
)

const NeedRow = ({ href, title, note, at, flag }: Omit<Need, 'key'>) => (
	<li className="border-t border-line">
		<Link to={href} className="group block px-4 py-2 transition-colors -outline-offset-2 hover:bg-sunken">
			<span className="flex items-center gap-3">
				<bdi className="min-w-0 truncate text-sm font-medium group-hover:text-brand">{title || 'Without a title'}</bdi>
				{flag && (
					<span className="ms-auto shrink-0">
						<StatusPill tone={flag.tone}>{flag.word}</StatusPill>
					</span>
				)}
			</span>
			<span className="flex items-baseline gap-3 text-xs text-muted">
				<span className={classNames('min-w-0', flag ? 'wrap-anywhere' : 'truncate')}>{note}</span>
				<span className="ms-auto shrink-0 tabular-nums">{at}</span>
			</span>
		</Link>
	</li>
)
