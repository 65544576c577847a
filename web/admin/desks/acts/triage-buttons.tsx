import { AlarmClock, ArrowRightLeft, Check, RotateCcw, UserCheck } from 'lucide-react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { useDesk } from '../desk-context.ts'
import { canReopen, reopen } from './menu-acts.ts'
import { assignToMe, canFinish, markDone } from './triage-acts.ts'
import { TriageMenu } from './triage-menu.tsx'

type Props = { rows: readonly DeskRow[] }

/** What staff do most with the chosen subjects or the open one, and a menu of the rest. */
export function TriageButtons({ rows }: Props) {
	const { desk, me, isGuest, act, ask } = useDesk()
	if (isGuest) return null
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
			{desk.flow === null && (
				<Button
					variant="secondary"
					size="small"
					icon={ArrowRightLeft}
					aria-keyshortcuts="m"
					aria-haspopup="dialog"
					title="Move (m or e)"
					onClick={() => ask('move', rows)}
				>
					Move
				</Button>
			)}
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
					{rows.every(({ state }) => state === desk.flow?.ignored) ? 'Not spam' : 'Reopen'}
				</Button>
			)}
			<TriageMenu rows={rows} label="More acts" />
		</>
	)
}
