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
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useDesk } from '../desk-context.ts'
import {
	assignToMe,
	canBeSpam,
	canFinish,
	canReopen,
	markDone,
	markSpam,
	type Placeable,
	reopen,
} from './triage-acts.ts'

type Props = { rows: readonly Placeable[] }

/** What staff do most with the chosen enquiries or the open one, and a menu of the rest. */
export function PlaceButtons({ rows }: Props) {
	const desk = useDesk()
	const { me } = desk
	return (
		<>
			{me !== null && (
				<Button
					variant="secondary"
					size="small"
					icon={UserCheck}
					aria-keyshortcuts="a"
					title="Assign to me (a)"
					onClick={() => void desk.act(rows, assignToMe(me))}
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
				onClick={() => desk.ask('snooze', rows)}
			>
				Snooze
			</Button>
			{canFinish(rows) && (
				<Button
					variant="secondary"
					size="small"
					icon={Check}
					aria-keyshortcuts="e"
					title="Done (e)"
					onClick={() => void desk.act(rows, markDone)}
				>
					Done
				</Button>
			)}
			{canReopen(rows) && (
				<Button variant="secondary" size="small" icon={RotateCcw} onClick={() => void desk.act(rows, reopen)}>
					{rows.every(({ state }) => state === 'spam') ? 'Not spam' : 'Reopen'}
				</Button>
			)}
			<PlaceMenu rows={rows} label="More acts" />
		</>
	)
}

type MenuProps = Props & {
	label: string
	/** Whether the menu has what is a button elsewhere, too. */
	isWhole?: boolean
}

/** The acts that are no buttons of their own. */
export function PlaceMenu({ rows, label, isWhole = false }: MenuProps) {
	const desk = useDesk()
	const { me } = desk
	const [only, ...others] = rows
	// A dialog opens after the menu has returned the focus, so that the dialog can return it, too.
	const chosen = useRef<(() => void) | null>(null)
	const afterwards = (act: () => void) => () => {
		chosen.current = act
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
				<MenuItem onSelect={afterwards(() => void desk.act(rows, assignToMe(me)))}>
					<UserCheck aria-hidden="true" />
					Assign to me
				</MenuItem>
			)}
			{isWhole && (
				<MenuItem onSelect={afterwards(() => desk.ask('snooze', rows))}>
					<AlarmClock aria-hidden="true" />
					Snooze
				</MenuItem>
			)}
			{isWhole && canFinish(rows) && (
				<MenuItem onSelect={afterwards(() => void desk.act(rows, markDone))}>
					<Check aria-hidden="true" />
					Done
				</MenuItem>
			)}
			{isWhole && canReopen(rows) && (
				<MenuItem onSelect={afterwards(() => void desk.act(rows, reopen))}>
					<Inbox aria-hidden="true" />
					Reopen
				</MenuItem>
			)}
			<MenuItem onSelect={afterwards(() => desk.ask('assign', rows))}>
				<UserPlus aria-hidden="true" />
				Assign to a colleague
			</MenuItem>
			<MenuItem onSelect={afterwards(() => desk.ask('move', rows))}>
				<FolderInput aria-hidden="true" />
				Move to another department
			</MenuItem>
			{canBeSpam(rows) && (
				<MenuItem onSelect={afterwards(() => void desk.act(rows, markSpam))}>
					<ShieldAlert aria-hidden="true" />
					Spam
				</MenuItem>
			)}
			{desk.isAdmin && only && others.length === 0 && (
				<MenuItem onSelect={afterwards(() => desk.erase(only))}>
					<Trash2 aria-hidden="true" />
					Erase
				</MenuItem>
			)}
		</Menu>
	)
}
