import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { Button } from '#web/ui/button.tsx'
import { DateTime } from '../../../date-time.tsx'
import { deliveryOf, secondsLeft } from './delivery.ts'

const tones = { muted: 'text-muted', success: 'text-success', warning: 'text-warning', danger: 'text-danger' }

type Props = {
	message: DeskMessage
	/** Takes the reply back. Only its author can. */
	onUndo?: () => Promise<void>
}

/** What becomes of a reply. Until it leaves its author can take it back. */
export function SentLine({ message, onUndo }: Props) {
	const seconds = useSecondsLeft(message)
	const [busy, setBusy] = useState(false)
	const delivery = deliveryOf(message)

	async function undo() {
		setBusy(true)
		await onUndo?.()
		setBusy(false)
	}

	if (seconds > 0)
		return (
			<p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
				{onUndo ? (
					<span>{`Leaves in ${seconds} s`}</span>
				) : (
					<span>
						Queued until <DateTime at={message.leavesAt ?? ''} near />
					</span>
				)}
				{onUndo && (
					<Button variant="secondary" size="small" icon={Undo2} busy={busy} onClick={() => void undo()}>
						Undo
					</Button>
				)}
			</p>
		)
	return (
		<div className="mt-2 text-xs empty:hidden">
			{delivery && (
				<p className={tones[delivery.tone]}>
					<span>{delivery.words}</span>
					{delivery.note && <bdi>{` ${delivery.note}`}</bdi>}
				</p>
			)}
			{message.failed.map((address) => (
				<p key={address} className={tones.danger}>
					The copy to <bdi className="wrap-anywhere">{address}</bdi> did not arrive.
				</p>
			))}
		</div>
	)
}

function useSecondsLeft(message: DeskMessage): number {
	const [seconds, setSeconds] = useState(() => secondsLeft(message))
	useEffect(() => {
		setSeconds(secondsLeft(message))
		if (secondsLeft(message) === 0) return
		const timer = setInterval(() => setSeconds(secondsLeft(message)), 1_000)
		return () => clearInterval(timer)
	}, [message])
	return seconds
}
