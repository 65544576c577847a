import { Link } from 'react-router'
import type { LatestAct } from '#contracts/operations/dashboard.ts'
import { actHref } from '../audit/act-href.ts'
import { actText, sectionName } from '../audit/audit-words.ts'
import { DateTime } from '../date-time.tsx'

type Props = { acts: readonly LatestAct[]; isAdmin: boolean }

/** The last acts of the team: who did what to which thing. */
export function LatestActs({ acts, isAdmin }: Props) {
	if (acts.length === 0) return null
	return (
		<section aria-labelledby="acts">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id="acts" className="text-sm font-semibold text-muted">
					What the team did last
				</h2>
				{isAdmin && (
					<Link to="/Admin/Audit?page=1" className="text-sm font-medium text-muted hover:text-ink hover:underline">
						Audit log
					</Link>
				)}
			</div>
			<ol className="mt-2 border-t border-line">
				{acts.map((act) => (
					<Act key={act.id} act={act} />
				))}
			</ol>
		</section>
	)
}

function Act({ act }: { act: LatestAct }) {
	const { name, action, section, title, at } = act
	const href = actHref(act)
	return (
		<li className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 text-sm">
			<span className="min-w-0 flex-1 basis-72">
				<bdi className="font-medium">{name ?? 'The site'}</bdi> <span className="text-muted">{actText(action)}</span>{' '}
				{href ? (
					<Link to={href} className="font-medium wrap-anywhere text-brand underline-offset-4 hover:underline">
						<bdi>{title}</bdi>
					</Link>
				) : (
					title && <bdi className="wrap-anywhere">{title}</bdi>
				)}
			</span>
			<span className="flex gap-4 text-xs text-muted">
				<span>{sectionName(section)}</span>
				<span className="tabular-nums">
					<DateTime at={at} near />
				</span>
			</span>
		</li>
	)
}
