import { useEffect, useState, useSyncExternalStore } from 'react'
import { othersInConversation } from '#contracts/desks/conversation.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { tabId, usePresence } from '../../session/use-presence.ts'
import type { ConversationParts, PanelProps } from '../desk.ts'
import { useDesk } from '../desk-context.ts'
import { createConversation } from './conversation-store.ts'
import { OpenedConversation } from './opened-conversation.tsx'
import { moveKeptReply } from './reply/kept-reply.ts'

type Props = PanelProps & { parts: ConversationParts }

/** A subject with its conversation. */
export function ConversationPanel({ id, parts, onChanged, onLed }: Props) {
	const { desk } = useDesk()
	const { opened, conversation, failure, arrived, older, others } = useConversation(id)
	const leading = conversation?.subject.id ?? id
	useEffect(() => {
		if (leading === id) return
		moveKeptReply(desk, id, leading)
		onLed(leading)
	}, [desk, leading, id, onLed])
	const isGone = isRefusal(failure, desk.errors.notFound)
	return (
		<div className="flex flex-col wide:h-full">
			{failure !== null && (
				<Alert
					tone="danger"
					className="m-4 wide:mt-15"
					action={isGone ? undefined : { label: 'Try again', onClick: () => void opened.reload() }}
				>
					{isGone
						? `This ${desk.words.noun} was erased. Copy your text if you still need it.`
						: failureText(failure, 'The conversation could not be loaded. Check your connection.')}
				</Alert>
			)}
			{conversation ? (
				<OpenedConversation {...{ opened, conversation, arrived, older, others, parts, onChanged }} />
			) : (
				failure === null && (
					<p className="flex h-64 items-center justify-center text-muted">
						<Spinner label="Loading" className="text-title" />
					</p>
				)
			)}
		</div>
	)
}

/** Connects an open conversation to what the server tells of colleagues, and to what was done at the desk. */
function useConversation(id: number) {
	const { desk, me, acts } = useDesk()
	const { calls } = desk
	const [opened] = useState(() => createConversation({ calls, id, me, now: serverNow }))
	const state = useSyncExternalStore(opened.subscribe, opened.state)
	useEffect(() => opened.readAfter(acts), [opened, acts])

	const presence = usePresence(
		calls.openPath,
		calls.closePath,
		JSON.stringify({ formId: tabId(), subjectId: id }),
		othersInConversation,
	)
	useEffect(() => {
		if (presence) opened.follow(presence)
	}, [opened, presence])
	return { ...state, opened, others: presence?.others ?? [] }
}
