import { AlarmClock, Check, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskRow as Row } from '#contracts/desks/desk.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { assignToMe, canFinish, markDone } from '../acts/triage-acts.ts'
import { TriageMenu } from '../acts/triage-menu.tsx'
import { stateName } from '../desk.ts'
import { useDesk } from '../desk-context.ts'
import { linkIdOf } from './link-id.ts'
import { OwnerButton, OwnerMark, RowFacts, StatePill, Waiting } from './row-parts.tsx'

type Props = {
	row: Row
	/** The address of the conversation. */
	to: string
	isOpen: boolean
	isChosen: boolean
	/** Whether the user has just loaded it. */
	isFresh: boolean
	/** In tab All. */
	showsState: boolean
	/** The checkbox, if rows can be chosen. */
	box: ReactNode
	/** For phones and beside the conversation. */
	isCompact: boolean
	/** Whether the row has acts of its own. */
	hasActs: boolean
}

/** One subject of the list. Its whole area opens the conversation. */
export function DeskRow({ isCompact, ...props }: Props) {
	const { row, isOpen, isChosen, isFresh } = props
	return (
		<li
			data-subject={row.id}
			data-saved={isFresh || undefined}
			className={classNames(
				'relative scroll-mb-24 border-t border-line transition-colors first:border-t-0',
				'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-brand',
				isOpen
					? 'bg-brand-soft shadow-[inset_3px_0_0_var(--color-brand)]'
					: isChosen
						? 'bg-brand-soft/60'
						: 'hover:bg-sunken/60',
			)}
		>
			{isCompact ? <CompactRow {...props} /> : <LineRow {...props} />}
		</li>
	)
}

type LayoutProps = Omit<Props, 'isCompact'>

function NameLink({ row: { id, name, state }, to, isOpen }: LayoutProps) {
	const isNew = state === useDesk().desk.flow?.fresh
	return (
		<Link
			to={to}
			id={linkIdOf(id)}
			title={name}
			aria-current={isOpen ? 'true' : undefined}
			className={classNames(
				'block truncate outline-none after:absolute after:inset-0',
				isNew ? 'font-bold' : 'font-medium',
			)}
		>
			{isNew && <span className="sr-only">New: </span>}
			<bdi>{name}</bdi>
		</Link>
	)
}

function Excerpt({ row: { excerpt, state } }: LayoutProps) {
	const isNew = state === useDesk().desk.flow?.fresh
	return (
		<span dir="auto" className={classNames('block truncate text-sm', isNew ? 'font-semibold' : 'text-muted')}>
			{excerpt || 'There is no message.'}
		</span>
	)
}

/** Above the link that fills the row; with an open menu also above the rows below. */
const controls = 'relative z-10 flex shrink-0 items-center has-[[aria-expanded=true]]:z-20'

const LineRow = (props: LayoutProps) => {
	const { row, box, showsState, hasActs } = props
	const { desk } = useDesk()
	return (
		<div className="flex h-13.5 items-center gap-3 px-4 leading-5 wide:gap-4">
			<span className={controls}>{box}</span>
			<span className="w-36 shrink-0 wide:w-52">
				<NameLink {...props} />
				<span className="block truncate text-xs text-muted">
					{showsState && <span className="wide:hidden">{stateName(desk, row.state)} </span>}
					<bdi>{desk.organizationOf(row)}</bdi>
				</span>
			</span>
			<span className="min-w-0 flex-1">
				<Excerpt {...props} />
				<RowFacts row={row} />
			</span>
			{showsState && (
				<span className="w-20 shrink-0 max-wide:hidden">
					<StatePill state={row.state} />
				</span>
			)}
			<span className={classNames(controls, 'w-12 justify-center')}>
				<OwnerButton row={row} className="flex min-h-9 min-w-9 items-center justify-center">
					<OwnerMark owner={row.owner} />
				</OwnerButton>
			</span>
			<span className="w-28 shrink-0">
				<Waiting row={row} lines />
			</span>
			{hasActs && <RowActs row={row} />}
		</div>
	)
}

const CompactRow = (props: LayoutProps) => {
	const { row, box, showsState, hasActs } = props
	const { desk } = useDesk()
	return (
		<div className="flex items-center gap-3 px-4 py-2 leading-5 tablet:h-13.5 tablet:py-0">
			{box && <span className={controls}>{box}</span>}
			<span className="min-w-0 flex-1">
				<span className="flex items-baseline gap-3">
					<span className="min-w-0 flex-1">
						<NameLink {...props} />
					</span>
					<span className="max-w-2/5 min-w-0 truncate text-xs text-muted tablet:hidden">
						<bdi>{desk.organizationOf(row)}</bdi>
					</span>
					<span className="shrink-0 max-tablet:hidden">
						<Waiting row={row} />
					</span>
				</span>
				<span className="flex items-center gap-2">
					{showsState && <span className="shrink-0 text-xs text-muted">{stateName(desk, row.state)}</span>}
					<span className="min-w-0 flex-1">
						<Excerpt {...props} />
					</span>
					<OwnerMark owner={row.owner} />
				</span>
				<span className="flex items-baseline gap-2 tablet:hidden">
					<Waiting row={row} />
					<span className="min-w-0 flex-1">
						<RowFacts row={row} />
					</span>
				</span>
			</span>
			{hasActs && <RowActs row={row} />}
		</div>
	)
}

/** The acts on one row. In narrow windows they are a menu. */
function RowActs({ row }: { row: Row }) {
	const { desk, me, act, ask } = useDesk()
	const named = `the ${desk.words.short} of ${row.name}`
	return (
		<span className={classNames(controls, '-me-2 justify-end wide:w-36')}>
			<span className="flex max-wide:hidden">
				{me !== null && (
					<IconButton
						label={`Assign ${named} to me`}
						disabled={row.owner?.id === me}
						onClick={() => void act([row], assignToMe(me))}
					>
						<UserCheck aria-hidden="true" />
					</IconButton>
				)}
				<IconButton label={`Snooze ${named}`} onClick={() => ask('snooze', [row])}>
					<AlarmClock aria-hidden="true" />
				</IconButton>
				{canFinish([row], desk) && (
					<IconButton label={`${capitalised(named)} is done`} onClick={() => void act([row], markDone(desk))}>
						<Check aria-hidden="true" />
					</IconButton>
				)}
			</span>
			<TriageMenu rows={[row]} label={`More for ${named}`} isWhole />
		</span>
	)
}
