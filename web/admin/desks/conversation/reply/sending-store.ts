import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { isRefusal } from '#web/api.ts'
import { reasonOf } from '../../../acts/failure-reason.ts'
import type { Desk } from '../../desk.ts'
import { createStore } from '../../store.ts'
import type { ConversationStore } from '../conversation-store.ts'
import { copiedByDefault, messageBefore, messagesAfter } from '../correspondence.ts'
import { quotesAreOn } from './quote-switch.tsx'
import type { ReplyInProgress } from './reply-draft.ts'

type SendingState = {
	/** The newest message that the writer has seen. */
	seen: number | null
	/** The state to which the reply was to lead that was stopped. */
	stopped: string | null
	/** The state to which the reply leads that is being sent. */
	busy: string | null
	failure: unknown
	undoFailure: string | null
}

type Options = {
	desk: Pick<Desk, 'calls' | 'errors'>
	/** It has loaded. */
	opened: ConversationStore
	subjectId: number
	reply: ReplyInProgress
	onChanged: () => void
	/** Shows a sent reply, or the text of one that was taken back. */
	onSent: (messageId: number) => void
	onUndone: () => void
}

/** Sends and takes back replies, as a store without React. A reply stops at a message that its writer has not seen. */
export function createSending({ desk, opened, subjectId, reply, onChanged, onSent, onUndone }: Options) {
	const { calls, errors } = desk
	const newestMessage = () => opened.state().conversation?.newestMessage ?? null
	const { state, subscribe, set } = createStore<SendingState>({
		...{ seen: newestMessage(), stopped: null, busy: null, failure: null, undoFailure: null },
	})
	const isWriting = () => reply.state().text.trim() !== ''

	/** What came since the writer began or has confirmed to have read it. */
	function newer(): DeskMessage[] {
		const { conversation } = opened.state()
		return conversation ? messagesAfter(conversation, state().seen) : []
	}

	async function send(to: string): Promise<void> {
		const { busy, seen } = state()
		if (busy || reply.state().other) return
		set({ busy: to, failure: null, stopped: null, undoFailure: null })
		const { copied, ...written } = await reply.hold()
		try {
			const sent = await calls.sendReply({
				...{ subjectId, ...written, newestMessage: seen, state: to },
				copied: copied ? [...copied] : copiedByDefault(opened.state().conversation),
				quotes: quotesAreOn(),
			})
			reply.end()
			await opened.reload()
			set({ seen: sent.id })
			onSent(sent.id)
			onChanged()
		} catch (failure) {
			reply.goOn()
			if (isRefusal(failure, errors.answered)) {
				await opened.reload()
				set({ stopped: to })
			} else if (isRefusal(failure, 'reply.stale'))
				await reply.readOther().catch((unread: unknown) => set({ failure: unread }))
			else set({ failure })
		}
		set({ busy: null })
	}

	/** Throws the refusal. */
	async function discard(): Promise<void> {
		const { version } = await reply.hold()
		try {
			if (version !== null) await calls.discardReply(subjectId)
			reply.end()
		} catch (failure) {
			reply.goOn()
			throw failure
		}
	}

	async function undo(sent: DeskMessage): Promise<void> {
		set({ undoFailure: null })
		const { conversation } = opened.state()
		try {
			// An emptied reply would block the one that comes back.
			if (!isWriting() && reply.state().attachments.length === 0) await discard()
			else await reply.flush()
			await calls.undoReply(sent.id)
			const read = await calls.conversation(subjectId)
			reply.open(read.draft)
			set({ seen: conversation && messageBefore(conversation, sent.id) })
			opened.show(read)
		} catch (failure) {
			set({ undoFailure: reasonOf(failure) })
			await opened.reload()
			return
		}
		onUndone()
		onChanged()
	}

	return {
		...{ state, subscribe, send, discard, undo },
		newer: () => (isWriting() ? newer() : []),
		/** Follows the conversation. Returns what ends that. */
		start() {
			let last = newestMessage()
			return opened.subscribe(() => {
				const newest = newestMessage()
				if (newest === last) return
				last = newest
				// A message is no surprise if it came before the writer began, or if it is gone.
				if (!isWriting() || newer().length === 0) set({ seen: newest })
			})
		},
		/** Sends the stopped reply after all. */
		sendAnyway() {
			const { stopped } = state()
			set({ seen: newestMessage() })
			if (stopped) void send(stopped)
		},
		/** The writer has read what is new. */
		keepWriting: () => set({ seen: newestMessage(), stopped: null }),
	}
}
