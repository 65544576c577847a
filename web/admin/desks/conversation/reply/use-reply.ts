import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import { answerOf } from '#web/api.ts'
import { isShort } from '../../../forms/keepalive-limit.ts'
import { quietDeskApi } from '../../../staff-api.ts'
import { readConversation } from '../use-conversation.ts'
import { keptReply } from './kept-reply.ts'
import { createReplyDraft } from './reply-draft.ts'

/** The reply that the user writes in a conversation. It is saved when the panel or the page goes away. */
export function useReply({ subject: { id }, draft }: EnquiryConversation) {
	const [reply] = useState(() =>
		createReplyDraft({
			opened: draft,
			save: ({ text, version }, { keepalive }) =>
				answerOf(
					quietDeskApi.savereply.$post(
						{ json: { subjectId: id, text, version } },
						{ init: { keepalive: keepalive && isShort(text) } },
					),
				),
			read: async () => (await readConversation(id)).draft,
			kept: keptReply(id),
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
