import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OthersInConversation, othersInConversation } from '#contracts/desks/conversation.ts'
import { signedInUserId } from '../../session/storage.ts'
import { tabId, usePresence } from '../../session/use-presence.ts'
import type { Desk, OpenedSubject } from '../desk.ts'
import { isLeaving } from './messages/delivery.ts'

const messagesOfOthers = ({ messages }: OpenedSubject) =>
	messages.filter(
		({ kind, author }) => ['received', 'reply', 'note'].includes(kind) && (author?.id ?? null) !== signedInUserId(),
	)

/** A conversation that is open. It loads again when somebody has written or changed something. */
export function useConversation({ calls }: Desk, id: number) {
	const [conversation, setConversation] = useState<OpenedSubject | null>(null)
	const [failure, setFailure] = useState<unknown>(null)
	/** What others had written when it was opened. */
	const known = useRef<ReadonlySet<number> | null>(null)
	const asked = useRef(0)

	/** Shows what was read. A reading that is under way is older. */
	const show = useCallback((read: OpenedSubject) => {
		asked.current += 1
		known.current ??= new Set(messagesOfOthers(read).map((message) => message.id))
		setConversation(read)
		setFailure(null)
	}, [])

	/** Reads it again. What was typed and the place of scrolling stay. */
	const reload = useCallback(async () => {
		asked.current += 1
		const place = asked.current
		try {
			const read = await calls.conversation(id)
			if (place === asked.current) show(read)
		} catch (reason) {
			if (place === asked.current) setFailure(reason)
		}
	}, [calls, id, show])

	useEffect(() => void reload(), [reload])

	const presence = usePresence(
		calls.openPath,
		calls.closePath,
		JSON.stringify({ formId: tabId(), subjectId: id }),
		othersInConversation,
	)
	const follow = useEffectEvent(({ version, newestMessage }: OthersInConversation) => {
		if (!conversation) return
		const hasMoved = version !== conversation.subject.version || newestMessage !== conversation.newestMessage
		if (hasMoved || conversation.messages.some((message) => isLeaving(message))) void reload()
	})
	useEffect(() => {
		if (presence) follow(presence)
	}, [presence])

	const arrived = (conversation ? messagesOfOthers(conversation) : []).filter(
		(message) => !known.current?.has(message.id),
	)
	return { conversation, failure, arrived, others: presence?.others ?? [], reload, show }
}
