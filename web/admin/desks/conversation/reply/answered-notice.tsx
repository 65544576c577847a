import { useEffect, useId, useRef } from 'react'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { Button } from '#web/ui/button.tsx'
import { Listed } from '../../../listed-names.tsx'
import { senderNameOf } from '../correspondence.ts'

type Props = {
	/** What came while the reply was written, the oldest first. */
	newer: readonly DeskMessage[]
	visitor: string
	/** Whether the reply was about to leave. */
	stopped: boolean
	onSendAnyway: () => void
	onKeepWriting: () => void
}

/** Shows above the field what somebody has written since, and asks before the reply leaves. */
export function AnsweredNotice({ newer, visitor, stopped, onSendAnyway, onKeepWriting }: Props) {
	const id = useId()
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (stopped) box.current?.focus()
	}, [stopped])
	const senders = [...new Set(newer.map((message) => senderNameOf(message, visitor)))]
	return (
		<div
			ref={box}
			tabIndex={-1}
			role="alert"
			aria-labelledby={id}
			className="flex flex-col gap-3 rounded-md border border-warning bg-warning-soft px-4 py-3"
		>
			<p id={id} className="text-sm font-semibold text-warning">
				{senders.length > 0 ? <Listed names={senders} /> : <span>Somebody</span>}
				<span>{textOf(senders.length > 0, stopped)}</span>
			</p>
			<ul className="flex max-h-48 flex-col gap-2 overflow-y-auto">
				{newer.map((message) => (
					<li key={message.id} className="text-sm">
						<bdi className="font-semibold">{senderNameOf(message, visitor)}</bdi>
						<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
							{message.text}
						</p>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				<Button variant="secondary" size="small" onClick={onKeepWriting}>
					Keep writing
				</Button>
				{stopped && (
					<Button size="small" onClick={onSendAnyway}>
						Send anyway
					</Button>
				)}
			</div>
		</div>
	)
}

function textOf(hasWritten: boolean, stopped: boolean): string {
	if (!hasWritten) return ' has changed the conversation. Your reply was not sent.'
	return stopped ? ' wrote before your reply left. It was not sent.' : ' wrote since you began.'
}
