import {
	AlarmClock,
	Bot,
	Check,
	FolderInput,
	Inbox,
	Mail,
	Phone,
	ShieldAlert,
	Trash2,
	UserCheck,
	UserPlus,
} from 'lucide-react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { useDesk } from '../desk-context.ts'
import {
	answerElsewhere,
	canBeSpam,
	canReopen,
	isOwed,
	markAutomatic,
	markSpam,
	markWritten,
	reopen,
} from './menu-acts.ts'
import { assignToMe, canFinish, markDone } from './triage-acts.ts'

type Props = {
	rows: readonly DeskRow[]
	isWhole: boolean
	/** The act is done when the menu has closed. */
	onChoose: (act: () => void) => void
}

/** The items of the menu of acts. */
export default function TriageItems({ rows, isWhole, onChoose }: Props) {
	const { desk, me, isAdmin, act, ask, erase } = useDesk()
	const [only, ...others] = rows
	const afterwards = (chosen: () => void) => () => onChoose(chosen)
	return (
		<>
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
			{(desk.flow !== null || isWhole) && (
				<MenuItem onSelect={afterwards(() => ask('move', rows))}>
					<FolderInput aria-hidden="true" />
					{`Move to another ${desk.words.group}`}
				</MenuItem>
			)}
			{only && others.length === 0 && isOwed(only, desk) && (
				<MenuItem onSelect={afterwards(() => void act(rows, answerElsewhere))}>
					<Phone aria-hidden="true" />
					Answered elsewhere
				</MenuItem>
			)}
			{only && others.length === 0 && (
				<MenuItem onSelect={afterwards(() => ask('address', rows))}>
					<Mail aria-hidden="true" />
					Correct the address
				</MenuItem>
			)}
			{desk.flow !== null && <AutomaticItem rows={rows} afterwards={afterwards} />}
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
		</>
	)
}

type AutomaticProps = Pick<Props, 'rows'> & { afterwards: (chosen: () => void) => () => void }

function AutomaticItem({ rows, afterwards }: AutomaticProps) {
	const { act } = useDesk()
	const isAutomatic = rows.every(({ automatic }) => automatic)
	return (
		<MenuItem onSelect={afterwards(() => void act(rows, isAutomatic ? markWritten : markAutomatic))}>
			<Bot aria-hidden="true" />
			<span>{isAutomatic ? 'A person wrote this' : 'Automatic'}</span>
		</MenuItem>
	)
}
