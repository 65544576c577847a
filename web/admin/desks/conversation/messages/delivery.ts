import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { serverNow } from '../../../session/server-clock.ts'

type Mail = Pick<DeskMessage, 'delivery' | 'deliveryNote' | 'leavesAt'>

export type DeliveryText = {
	tone: 'muted' | 'success' | 'warning' | 'danger'
	words: string
	/** The reason that the mail service gave. */
	note: string
}

/** What became of a mail of ours, in words. A reply that can still be taken back has its own line. */
export function deliveryOf({ delivery, deliveryNote: note }: Mail): DeliveryText | null {
	switch (delivery) {
		case 'queued':
			return note
				? { tone: 'warning', words: 'Not sent yet.', note }
				: { tone: 'muted', words: 'On its way to the mail service', note: '' }
		case 'handed-over':
			return {
				tone: 'muted',
				words: note ? 'Handed over to the mail service.' : 'Handed over to the mail service',
				note,
			}
		case 'deferred':
			return { tone: 'warning', words: 'The other side has not taken it yet.', note }
		case 'delivered':
			return { tone: 'success', words: note ? 'Delivered.' : 'Delivered', note }
		case 'bounced':
			return { tone: 'danger', words: 'Came back.', note }
		case 'failed':
			return { tone: 'danger', words: 'Not sent.', note }
		default:
			return null
	}
}

/** In whole seconds, so long a reply can be taken back; 0 if it cannot. */
export const secondsLeft = ({ delivery, leavesAt }: Mail, now = serverNow()): number =>
	delivery === 'queued' && leavesAt !== null ? Math.max(0, Math.ceil((Date.parse(leavesAt) - now) / 1000)) : 0

/** The cron takes a mail up within so long. */
const takenUpWithinMs = 120_000

/** Whether the mail service gets a reply in these minutes, so that it is worth asking what became of it. */
export const isLeaving = ({ delivery, leavesAt }: Mail, now = serverNow()): boolean =>
	delivery === 'queued' && leavesAt !== null && now < Date.parse(leavesAt) + takenUpWithinMs
