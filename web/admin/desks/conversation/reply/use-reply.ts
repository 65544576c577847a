import { useEffect, useState, useSyncExternalStore } from 'react'
import { isShort } from '../../../forms/keepalive-limit.ts'
import type { Desk, OpenedSubject } from '../../desk.ts'
import { keptReply } from './kept-reply.ts'
import { createReplyDraft } from './reply-draft.ts'

/** The reply that the user writes in a conversation. It is saved when the panel or the page goes away. */
export function useReply(desk: Desk, { subject: { id }, draft }: OpenedSubject) {
	const [reply] = useState(() =>
		createReplyDraft({
			opened: draft,
			save: ({ copied, ...reply }, { keepalive }) =>
				desk.calls.saveReply(
					{ subjectId: id, ...reply, ...(copied && { copied: [...copied] }) },
					{ keepalive: keepalive && isShort(reply.text) },
				),
			read: async () => (await desk.calls.conversation(id)).draft,
			kept: keptReply(desk, id),
		}),
	)
	useEffect(() => {
		reply.start()
		const leave = () => void reply.flush({ keepalive: true })
		const hide = () => document.visibilityState === 'hidden' && leave()
		window.addEventListener('pagehide', leave)
		document.addEventListener('visibilitychange', hide)
		return () => {
			window.removeEventListener('pagehide', leave)
			document.removeEventListener('visibilitychange', hide)
			leave()
		}
	}, [reply])
	return { reply, state: useSyncExternalStore(reply.subscribe, reply.state) }
}
