import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OthersInConversation, othersInConversation } from '#contracts/desks/conversation.ts'
import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import { answerOf } from '#web/api.ts'
import { signedInUserId } from '../../session/storage.ts'
import { tabId, usePresence } from '../../session/use-presence.ts'
import { deskApi } from '../../staff-api.ts'
import { isLeaving } from './messages/delivery.ts'

export const readConversation = (id: number): Promise<EnquiryConversation> =>
	answerOf(deskApi.conversation[':id'].$get({ param: { id: String(id) } }))

const saidByOthers = ({ messages }: EnquiryConversation) =>
	messages.filter(
		({ kind, author }) => ['received', 'reply', 'note'].includes(kind) && (author?.id ?? null) !== signedInUserId(),
	)

const paths = ['openconversation', 'closeconversation'].map((name) => `/api/enquirydeskcontroller/${name}`)

/** A conversation that is open. It loads again when somebody has written or changed something. */
export function useConversation(id: number) {
	const [conversation, setConversation] = useState<EnquiryConversation | null>(null)
	const [failure, setFailure] = useState<unknown>(null)
	/** What others had said when it was opened. */
	const known = useRef<ReadonlySet<number> | null>(null)
	const asked = useRef(0)

	/** Shows what was read. A reading that is under way is older. */
	const show = useCallback((read: EnquiryConversation) => {
		asked.current += 1
		known.current ??= new Set(saidByOthers(read).map((message) => message.id))
		setConversation(read)
		setFailure(null)
	}, [])

	/** Reads it again. What was typed and the place of scrolling stay. */
	const reload = useCallback(async () => {
		asked.current += 1
		const place = asked.current
		try {
			const read = await readConversation(id)
			if (place === asked.current) show(read)
		} catch (reason) {
			if (place === asked.current) setFailure(reason)
		}
	}, [id, show])

	useEffect(() => void reload(), [reload])

	const [openPath = '', closePath = ''] = paths
	const presence = usePresence(
		openPath,
		closePath,
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

	const arrived = (conversation ? saidByOthers(conversation) : []).filter((message) => !known.current?.has(message.id))
	return { conversation, failure, arrived, others: presence?.others ?? [], reload, show }
}
