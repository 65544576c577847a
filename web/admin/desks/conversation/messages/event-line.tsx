import type { ReactNode } from 'react'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { DateTime } from '../../../date-time.tsx'
import { useDesk } from '../../desk-context.ts'
import { deliveryOf } from './delivery.ts'
import { eventWords, type Part } from './event-words.ts'

/** An act of staff or of the site, in a line. */
export function EventLine({ message, onUndo }: { message: DeskMessage; onUndo?: (() => void) | undefined }) {
	const { desk } = useDesk()
	return (
		<QuietLine at={message.at}>
			{eventWords(message, desk).map((part, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
				<PartText key={place} part={part} />
			))}
			{onUndo && (
				<button
					type="button"
					onClick={onUndo}
					className="ms-2 min-h-6 rounded-sm px-1 font-semibold text-brand underline-offset-2 hover:underline"
				>
					Undo
				</button>
			)}
		</QuietLine>
	)
}

/** The confirmation that the site has sent. */
export function ReceiptLine({ message }: { message: DeskMessage }) {
	const delivery = deliveryOf(message)
	return (
		<QuietLine at={message.at}>
			<span>Receipt to </span>
			<bdi className="wrap-anywhere">{message.sender}</bdi>
			{delivery && <span>{`: ${delivery.words}`}</span>}
			{delivery?.note && <bdi>{` ${delivery.note}`}</bdi>}
		</QuietLine>
	)
}

const QuietLine = ({ at, children }: { at: string; children: ReactNode }) => (
	<div className="flex items-baseline justify-between gap-x-3 px-1 text-xs text-muted">
		<p dir="auto" className="min-w-0 wrap-anywhere">
			{children}
		</p>
		<span className="shrink-0">
			<DateTime at={at} near />
		</span>
	</div>
)

function PartText({ part }: { part: Part }) {
	if ('at' in part) return <DateTime at={part.at} near />
	return 'name' in part ? <bdi className="font-semibold text-ink">{part.name}</bdi> : <span>{part.words}</span>
}
