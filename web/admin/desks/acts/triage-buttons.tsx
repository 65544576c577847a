import {
	AlarmClock,
	Check,
	Ellipsis,
	FolderInput,
	Inbox,
	RotateCcw,
	ShieldAlert,
	Trash2,
	UserCheck,
	UserPlus,
} from 'lucide-react'
import { useRef } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useDesk } from '../desk-context.ts'
import { assignToMe, canBeSpam, canFinish, canReopen, markDone, markSpam, reopen } from './triage-acts.ts'

type Props = { rows: readonly DeskRow[] }

/** What staff do most with the chosen subjects or the open one, and a menu of the rest. */
export function TriageButtons({ rows }: Props) {
	const { desk, me, act, ask } = useDesk()
	return (
		<>
			{me !== null && (
				<Button
					variant="secondary"
					size="small"
					icon={UserCheck}
					aria-keyshortcuts="a"
					title="Assign to me (a)"
					onClick={() => void act(rows, assignToMe(me))}
				>
					Assign to me
				</Button>
			)}
			<Button
				variant="secondary"
				size="small"
				icon={AlarmClock}
				aria-keyshortcuts="s"
				aria-haspopup="dialog"
				title="Snooze (s)"
				onClick={() => ask('snooze', rows)}
			>
				Snooze
			</Button>
			{canFinish(rows, desk) && (
				<Button
					variant="secondary"
					size="small"
					icon={Check}
					aria-keyshortcuts="e"
					title="Done (e)"
					onClick={() => void act(rows, markDone(desk))}
				>
					Done
				</Button>
			)}
			{canReopen(rows, desk) && (
				<Button variant="secondary" size="small" icon={RotateCcw} onClick={() => void act(rows, reopen(desk))}>
					{rows.every(({ state }) => state === desk.roles.ignored) ? 'Not spam' : 'Reopen'}
				</Button>
			)}
			<TriageMenu rows={rows} label="More acts" />
		</>
	)
}

type MenuProps = Props & {
	label: string
	/** Whether the menu has what is a button elsewhere, too. */
	isWhole?: boolean
}

/** The acts that are no buttons of their own. */
export function TriageMenu({ rows, label, isWhole = false }: MenuProps) {
	const { desk, me, isAdmin, act, ask, erase } = useDesk()
	const [only, ...others] = rows
	// A dialog opens after the menu has returned the focus, so that the dialog can return it, too.
	const chosen = useRef<(() => void) | null>(null)
	const afterwards = (chosenAct: () => void) => () => {
		chosen.current = chosenAct
	}

	function menuClosed() {
		chosen.current?.()
		chosen.current = null
	}

	return (
		<Menu
			trigger={
				<IconButton label={label}>
					<Ellipsis aria-hidden="true" />
				</IconButton>
			}
			onCloseAutoFocus={menuClosed}
		>
			{isWhole && me !== null && (
				<MenuItem onSelect={afterwards(() => void act(rows, assignToMe(me)))}>
					<UserCheck aria-hidden="true" />
					Assign to me
				</MenuItem>
			)}
			{isWhole && (
				<MenuItem onSelect={afterwards(() => ask('snooze', rows))}>
					<AlarmClock aria-hidden="true" />
					Snooze
				</MenuItem>
			)}
			{isWhole && canFinish(rows, desk) && (
				<MenuItem onSelect={afterwards(() => void act(rows, markDone(desk)))}>
					<Check aria-hidden="true" />
					Done
				</MenuItem>
			)}
			{isWhole && canReopen(rows, desk) && (
				<MenuItem onSelect={afterwards(() => void act(rows, reopen(desk)))}>
					<Inbox aria-hidden="true" />
					Reopen
				</MenuItem>
			)}
			<MenuItem onSelect={afterwards(() => ask('assign', rows))}>
				<UserPlus aria-hidden="true" />
				Assign to a colleague
			</MenuItem>
			<MenuItem onSelect={afterwards(() => ask('move', rows))}>
				<FolderInput aria-hidden="true" />
				{`Move to another ${desk.words.group}`}
			</MenuItem>
			{canBeSpam(rows, desk) && (
				<MenuItem onSelect={afterwards(() => void act(rows, markSpam(desk)))}>
					<ShieldAlert aria-hidden="true" />
					Spam
				</MenuItem>
			)}
			{isAdmin && only && others.length === 0 && (
				<MenuItem onSelect={afterwards(() => erase(only))}>
					<Trash2 aria-hidden="true" />
					Erase
				</MenuItem>
			)}
		</Menu>
	)
}
