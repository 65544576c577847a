import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { DateTime } from '../date-time.tsx'
import { descriptions } from '../item-descriptions.ts'
import { sinceText } from './own-time.ts'

const firstShown = 5

const acts = {
	publish: 'goes live',
	unpublish: 'ends',
	replace: 'is replaced',
	refused: 'was not replaced',
} as const satisfies Record<ComingUpRow['act'], string>

/** The next changes by schedule. Refused and late versions lead the list. `children` follow it. */
export function ComingUp({ rows, children }: { rows: readonly ComingUpRow[]; children?: ReactNode }) {
	const headingId = useId()
	const [all, setAll] = useState(false)
	if (rows.length === 0) return null

	return (
		<section aria-labelledby={headingId} className="overflow-hidden rounded-md border border-line bg-surface">
			<h2 id={headingId} className="px-4 py-3 text-base font-semibold">
				Coming up
			</h2>
			<ul>
				{(all ? rows : rows.slice(0, firstShown)).map((row) => (
					<Row key={`${row.kind} ${row.itemId} ${row.act}`} row={row} />
				))}
			</ul>
			{children}
			{rows.length > firstShown && (
				<div className="border-t border-line p-2">
					<Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
						{all ? 'Show fewer' : `Show all ${rows.length}`}
					</Button>
				</div>
			)}
		</section>
	)
}

function Row({ row: { kind, itemId, title, act, at, triedSince, failure } }: { row: ComingUpRow }) {
	const { noun, editPath } = descriptions[kind]
	const isRefused = act === 'refused'
	const isLate = triedSince !== null
	const standsOut = isRefused || isLate
	return (
		<li
			className={classNames(
				'flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm',
				isRefused && 'bg-danger-soft text-danger',
				isLate && 'bg-warning-soft text-warning',
			)}
		>
			<div className="min-w-0 flex-1 basis-64">
				<Link
					to={editPath(itemId)}
					className={classNames(
						'inline-block py-0.5 text-base font-semibold wrap-anywhere underline-offset-4',
						standsOut ? 'underline' : 'text-brand hover:underline',
					)}
				>
					<bdi>{title || 'Without a title'}</bdi>
				</Link>
				<p className={standsOut ? undefined : 'text-muted'}>
					{capitalised(noun)} {isLate ? 'was to be replaced' : acts[act]}
				</p>
				{isLate && <p className="font-medium">Is being tried again since {sinceText(triedSince)}.</p>}
				{failure && <p className="font-medium wrap-anywhere">{failure}</p>}
			</div>
			{isRefused && <StatusPill tone="danger">Refused</StatusPill>}
			{isLate && <StatusPill tone="warning">Late</StatusPill>}
			<p className="tabular-nums">
				<DateTime at={at} /> (your time)
			</p>
		</li>
	)
}
