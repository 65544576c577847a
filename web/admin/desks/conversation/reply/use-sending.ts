import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { ApiRefusal, isRefusal } from '#web/api.ts'
import { reasonOf } from '../../../acts/failure-reason.ts'
import type { Desk, OpenedSubject } from '../../desk.ts'
import { messageBefore, messagesAfter } from '../correspondence.ts'
import type { ReplyInProgress, ReplyState } from './reply-draft.ts'

type Options = {
	desk: Desk
	conversation: OpenedSubject
	reply: ReplyInProgress
	state: ReplyState
	reload: () => Promise<void>
	show: (read: OpenedSubject) => void
	onChanged: () => void
	/** Shows a sent reply, or the text of one that was taken back. */
	onSent: (messageId: number) => void
	onUndone: () => void
}

/**
 * Sends and takes back replies. `newer`: what came since the writer began or has confirmed to have read it; a reply
 * stops there.
 */
export function useSending(options: Options) {
	const { desk, conversation, reply, state, reload, show, onChanged, onSent, onUndone } = options
	const subjectId = conversation.subject.id
	const [seen, setSeen] = useState(conversation.newestMessage)
	const [stopped, setStopped] = useState<string | null>(null)
	const [failure, setFailure] = useState<unknown>(null)
	const [busy, setBusy] = useState<string | null>(null)
	const [undoFailure, setUndoFailure] = useState<string | null>(null)
	const newer = messagesAfter(conversation, seen)
	const isWriting = state.text.trim() !== ''

	/** A message is no surprise if it came before the writer began, or if it is gone. */
	const catchUp = useEffectEvent(() => {
		if (!isWriting || newer.length === 0) setSeen(conversation.newestMessage)
	})
	// biome-ignore lint/correctness/useExhaustiveDependencies: another newest message is the reason to look
	useEffect(() => catchUp(), [conversation.newestMessage])

	async function send(to: string, newestMessage = seen) {
		if (busy || state.other) return
		setBusy(to)
		setFailure(null)
		setStopped(null)
		setUndoFailure(null)
		const { text, version } = await reply.hold()
		try {
			const sent = await desk.calls.sendReply({ subjectId, text, version, newestMessage, state: to })
			reply.end()
			await reload()
			setSeen(sent.id)
			onSent(sent.id)
			onChanged()
		} catch (reason) {
			reply.goOn()
			if (isRefusal(reason, desk.errors.answered)) {
				await reload()
				setStopped(to)
			} else if (isRefusal(reason, 'reply.stale')) await reply.readOther().catch(setFailure)
			else setFailure(reason)
		}
		setBusy(null)
	}

	/** Throws the refusal. */
	async function discard() {
		const { version } = await reply.hold()
		try {
			if (version !== null) await desk.calls.discardReply(subjectId)
			reply.end()
		} catch (reason) {
			reply.goOn()
			throw reason
		}
	}

	async function undo(sent: DeskMessage) {
		setUndoFailure(null)
		try {
			// An emptied reply would block the one that comes back.
			if (!isWriting && state.attachments.length === 0) await discard()
			else await reply.flush()
			await desk.calls.undoReply(sent.id)
			const read = await desk.calls.conversation(subjectId)
			reply.open(read.draft)
			setSeen(messageBefore(conversation, sent.id))
			show(read)
		} catch (reason) {
			setUndoFailure(reasonOf(reason))
			await reload()
			return
		}
		onUndone()
		onChanged()
	}

	return {
		newer: isWriting ? newer : [],
		/** Where the reply was to lead that was stopped. */
		stopped,
		fieldError: failure instanceof ApiRefusal ? failure.fields.text : undefined,
		failure: failure === null ? null : reasonOf(failure),
		undoFailure,
		busy,
		send,
		discard,
		/** Sends the stopped reply after all. */
		sendAnyway() {
			setSeen(conversation.newestMessage)
			if (stopped) void send(stopped, conversation.newestMessage)
		},
		/** The writer has read what is new. */
		keepWriting() {
			setSeen(conversation.newestMessage)
			setStopped(null)
		},
		undo,
	}
}
