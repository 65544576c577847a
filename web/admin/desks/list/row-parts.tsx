import type { ReactNode } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { isOverdue } from '#contracts/desks/office-hours.ts'
import { classNames } from '#web/ui/class-names.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { DateTime } from '../../date-time.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { stateName } from '../desk.ts'
import { useDesk } from '../desk-context.ts'

export function StatePill({ state }: { state: string }) {
	const { desk } = useDesk()
	return <StatusPill tone={desk.states[state]?.tone ?? 'neutral'}>{stateName(desk, state)}</StatusPill>
}

/** The first letters of a first and a last name. */
export function initialsOf(fullName: string): string {
	const words = fullName.trim().split(/\s+/)
	const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
	return [first, last]
		.map((word) => [...word][0] ?? '')
		.join('')
		.toUpperCase()
}

export const OwnerMark = ({ owner }: Pick<DeskRow, 'owner'>) =>
	owner ? (
		<span title={owner.fullName} className="inline-flex shrink-0">
			<span
				aria-hidden="true"
				className="inline-flex size-6 items-center justify-center rounded-full bg-brand-soft text-[0.6875rem] font-semibold text-brand-strong"
			>
				<bdi>{initialsOf(owner.fullName)}</bdi>
			</span>
			<span className="sr-only">
				<span>Owner: </span>
				<bdi>{owner.fullName}</bdi>
			</span>
		</span>
	) : (
		<span className="shrink-0 text-xs text-muted">
			<span className="sr-only">Owner: </span>
			<span>Nobody</span>
		</span>
	)

type OwnerButtonProps = { row: DeskRow; className?: string; children: ReactNode }

/** The owner, who can be changed here. */
export function OwnerButton({ row, className, children }: OwnerButtonProps) {
	const { isGuest, ask } = useDesk()
	if (isGuest) return <span className={className}>{children}</span>
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			title="Assign to a colleague"
			className={classNames('rounded-sm hover:bg-sunken', className)}
			onClick={() => ask('assign', [row])}
		>
			{children}
		</button>
	)
}

/** When an answer is due, until when the subject sleeps, or when it arrived. */
export function Waiting({ row, lines = false }: { row: DeskRow; lines?: boolean }) {
	const { words, at, isLate } = waitOf(row, serverNow())
	return (
		<span
			className={classNames('text-xs whitespace-nowrap', isLate ? 'font-semibold text-danger' : 'text-muted')}
			data-overdue={isLate || undefined}
		>
			<Line isBlock={lines}>{words} </Line>
			<Line isBlock={lines}>
				<DateTime at={at} near />
			</Line>
		</span>
	)
}

const Line = ({ isBlock, children }: { isBlock: boolean; children: ReactNode }) => (
	<span className={isBlock ? 'block' : undefined}>{children}</span>
)

/** What a row says about its clock. */
export function waitOf(
	{ dueAt, wakesAt, waitingSince, createdAt }: Pick<DeskRow, 'dueAt' | 'wakesAt' | 'waitingSince' | 'createdAt'>,
	now: number,
): { words: string; at: string; isLate: boolean } {
	if (wakesAt !== null) return { words: 'Until', at: wakesAt, isLate: false }
	if (dueAt !== null) {
		const isLate = isOverdue(dueAt, now)
		return { words: isLate ? 'Overdue since' : 'Answer due', at: dueAt, isLate }
	}
	if (waitingSince !== null) return { words: 'Unanswered since', at: waitingSince, isLate: false }
	return { words: 'Arrived', at: createdAt, isLate: false }
}

/** The reference, and what the desk says of a row. */
export const RowFacts = ({ row }: { row: DeskRow }) => (
	<span className="block truncate text-xs text-muted">
		{row.automatic && <span className="font-semibold">Automatic · </span>}
		<span className="tabular-nums">{row.reference}</span>
		<span>{useDesk().desk.rowFacts(row)}</span>
	</span>
)
