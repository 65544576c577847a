import { useEffect, useState, useSyncExternalStore } from 'react'
import { othersInConversation } from '#contracts/desks/conversation.ts'
import { serverNow } from '../../session/server-clock.ts'
import { tabId, usePresence } from '../../session/use-presence.ts'
import { useDesk } from '../desk-context.ts'
import { createConversation } from './conversation-store.ts'

/** Connects an open conversation to what the server tells of colleagues, and to what was done at the desk. */
export function useConversation(id: number) {
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
