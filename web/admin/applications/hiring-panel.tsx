import { useMemo } from 'react'
import type { HiringConversation } from '#contracts/hiring/desk.ts'
import { ConversationPanel } from '../desks/conversation/conversation-panel.tsx'
import { MessageEntry } from '../desks/conversation/messages/message-entry.tsx'
import type { ConversationParts, PanelProps } from '../desks/desk.ts'
import { CvBeside } from './cv-beside.tsx'
import { HiringFacts } from './hiring-facts.tsx'
import { InterviewList } from './interviews/interview-list.tsx'

const partsWith = (onChanged: () => void): ConversationParts<HiringConversation> => ({
	beginning: ({ subject: { name, createdAt, file } }) => (
		<MessageEntry
			look="received"
			author={name}
			kind="applied by the form"
			at={createdAt}
			text=""
			otherwise={`Sent ${file}`}
		/>
	),
	mailSubject: () => '',
	facts: (conversation) => (
		<>
			<HiringFacts conversation={conversation} />
			<InterviewList {...conversation} onChanged={onChanged} />
		</>
	),
	frame: ({ subject }, frame) => <CvBeside application={subject} onChanged={onChanged} {...frame} />,
})

/** An application with its conversation and its CV. */
export default function HiringPanel(props: PanelProps) {
	const { onChanged } = props
	const parts = useMemo(() => partsWith(onChanged), [onChanged])
	return <ConversationPanel {...props} parts={parts} />
}
