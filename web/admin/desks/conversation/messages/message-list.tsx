import type { ReactNode } from 'react'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import type { OpenedSubject } from '../../desk.ts'
import { canUndo, senderNameOf } from '../correspondence.ts'
import { AttachmentLinks } from './attachment-links.tsx'
import { EventLine, ReceiptLine } from './event-line.tsx'
import { FormattedFold } from './formatted-fold.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { MergedEntry, mergedBefore } from './merged-entry.tsx'
import { MessageEntry } from './message-entry.tsx'
import { Recipients } from './recipients.tsx'
import { SentLine } from './sent-line.tsx'

export const messageId = (id: number) => `message-${id}`

/** The message that a link names by its fragment. */
export const linkedMessage = (hash: string): number | null => Number(/^#message-(\d+)$/.exec(hash)?.[1]) || null

type Props = {
	conversation: OpenedSubject
	/** What it began with. */
	beginning: ReactNode
	/** What the mail was called that it began with; '' if a form was sent. */
	mailSubject: string
	/** Shows older messages, if there are more. */
	older: ReactNode
	staffId: number | null
	/** The messages of others that came while it was open. */
	arrived: ReadonlySet<number>
	onUndoReply: (reply: DeskMessage) => Promise<void>
	onUndoAct: (event: DeskMessage) => void
}

/** All that was written and done, the oldest first. */
export function MessageList({
	conversation,
	beginning,
	mailSubject,
	older,
	staffId,
	arrived,
	onUndoReply,
	onUndoAct,
}: Props) {
	const { subject, messages, hasOlder } = conversation
	const firstMail = hasOlder ? undefined : messages.find(({ kind }) => kind === 'received')
	const merged = mergedBefore(conversation)
	return (
		// The place of scrolling is kept when older messages come, which must not happen twice.
		<ol className="flex flex-col gap-3 [overflow-anchor:none]">
			<li>{beginning}</li>
			{older && <li>{older}</li>}
			{messages.map((each) => [
				...merged(each).map((began) => (
					<li key={`merged-${began.id}`}>
						<MergedEntry merged={began} />
					</li>
				)),
				<li key={each.id} data-message={each.id}>
					<Entry
						message={each}
						visitor={subject.name}
						mailSubject={each === firstMail ? mailSubject : each.subject}
						isNew={arrived.has(each.id)}
						onUndoReply={each.author?.id === staffId ? () => onUndoReply(each) : undefined}
						onUndoAct={canUndo(conversation, each) ? () => onUndoAct(each) : undefined}
					/>
				</li>,
			])}
			{merged(null).map((began) => (
				<li key={`merged-${began.id}`}>
					<MergedEntry merged={began} />
				</li>
			))}
		</ol>
	)
}

type EntryProps = {
	message: DeskMessage
	visitor: string
	mailSubject: string
	isNew: boolean
	onUndoReply?: () => Promise<void>
	onUndoAct?: () => void
}

const kinds = { received: 'by mail', reply: 'replied', note: 'noted, only staff see it' }

function Entry({ message, visitor, mailSubject, isNew, onUndoReply, onUndoAct }: EntryProps) {
	const { kind, sender, at, text, subject, marks, attachments, id, copied, invitation, isFormatted } = message
	if (kind === 'event') return <EventLine message={message} onUndo={onUndoAct} />
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
			subject={subject}
			mailSubject={mailSubject}
			recipients={<Recipients lead={kind === 'received' ? 'To: you, ' : 'Copy to: '} people={copied} />}
			text={text}
			elementId={messageId(id)}
		>
			{invitation && <InvitationCard invitation={invitation} />}
			{isFormatted && <FormattedFold messageId={id} />}
			<AttachmentLinks messageId={id} attachments={attachments} />
			{kind === 'reply' && <SentLine message={message} onUndo={onUndoReply} />}
		</MessageEntry>
	)
}
