import type { ReactNode } from 'react'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import type { OpenedSubject } from '../../desk.ts'
import { senderNameOf } from '../correspondence.ts'
import { AttachmentLinks } from './attachment-links.tsx'
import { EventLine, ReceiptLine } from './event-line.tsx'
import { MessageEntry } from './message-entry.tsx'
import { SentLine } from './sent-line.tsx'

export const messageId = (id: number) => `message-${id}`

type Props = {
	conversation: OpenedSubject
	/** What it began with. */
	beginning: ReactNode
	staffId: number | null
	/** The messages of others that came while it was open. */
	arrived: ReadonlySet<number>
	onUndo: (reply: DeskMessage) => Promise<void>
}

/** All that was written and done, the oldest first. */
export function MessageList({ conversation, beginning, staffId, arrived, onUndo }: Props) {
	const { subject, messages } = conversation
	return (
		<ol className="flex flex-col gap-3">
			<li>{beginning}</li>
			{messages.map((each) => (
				<li key={each.id}>
					<Entry
						message={each}
						visitor={subject.name}
						isNew={arrived.has(each.id)}
						onUndo={each.author?.id === staffId ? () => onUndo(each) : undefined}
					/>
				</li>
			))}
		</ol>
	)
}

type EntryProps = {
	message: DeskMessage
	visitor: string
	isNew: boolean
	onUndo?: () => Promise<void>
}

const kinds = { received: 'by mail', reply: 'replied', note: 'noted, only staff see it' }

function Entry({ message, visitor, isNew, onUndo }: EntryProps) {
	const { kind, sender, at, text, marks, attachments, id } = message
	if (kind === 'event') return <EventLine message={message} />
	if (kind === 'receipt') return <ReceiptLine message={message} />
	return (
		<MessageEntry
			look={kind}
			author={senderNameOf(message, visitor)}
			kind={kinds[kind]}
			otherAddress={marks.includes('other-sender') ? sender : undefined}
			marks={marks}
			at={at}
			isNew={isNew}
			text={text}
			elementId={messageId(id)}
		>
			<AttachmentLinks messageId={id} attachments={attachments} />
			{kind === 'reply' && <SentLine message={message} onUndo={onUndo} />}
		</MessageEntry>
	)
}
