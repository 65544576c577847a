import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import { ConversationPanel } from '../desks/conversation/conversation-panel.tsx'
import { MessageEntry } from '../desks/conversation/messages/message-entry.tsx'
import type { ConversationParts, PanelProps } from '../desks/desk.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'

const parts: ConversationParts<EnquiryConversation> = {
	beginning: ({ subject: { arrivedBy, name, createdAt }, message }) =>
		arrivedBy === 'mail' ? (
			<p dir="auto" className="px-1 font-semibold wrap-anywhere">
				{message || 'Without a subject'}
			</p>
		) : (
			<MessageEntry
				look="received"
				author={name}
				kind="by the form"
				at={createdAt}
				text={message}
				otherwise="There is no message."
			/>
		),
	mailSubject: ({ subject, message }) => (subject.arrivedBy === 'mail' ? message : ''),
	facts: (conversation) => <EnquiryFacts conversation={conversation} />,
}

/** An enquiry with its conversation. */
export default function EnquiryPanel(props: PanelProps) {
	return <ConversationPanel {...props} parts={parts} />
}
