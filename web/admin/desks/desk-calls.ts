import { hc } from 'hono/client'
import type { NoteForm, OlderMessagesQuery } from '#contracts/desks/conversation.ts'
import type { ReplyDraftForm } from '#contracts/desks/replies.ts'
import type { AddressForm, AnsweredForm, MergeForm } from '#contracts/desks/subject-acts.ts'
import { answerOf } from '#web/api.ts'
import type { conversationCalls } from '#worker/desks/conversation-calls.ts'
import type { replyCalls } from '#worker/desks/reply-calls.ts'
import type { mergeCalls, subjectCalls } from '#worker/desks/subject-calls.ts'
import { quietFetch, staffFetch } from '../session/staff-fetch.ts'

type ConversationApi = ReturnType<typeof conversationCalls>
type ReplyApi = ReturnType<typeof replyCalls>
type SubjectApi = ReturnType<typeof subjectCalls>
type MergeApi = ReturnType<typeof mergeCalls>

export type SharedDeskCalls = ReturnType<typeof sharedDeskCalls>

/** The calls that the Worker gives every desk. `base`: the address of the desk's calls. */
export function sharedDeskCalls(base: string) {
	const conversations = hc<ConversationApi>(base, { fetch: staffFetch })
	const replies = hc<ReplyApi>(base, { fetch: staffFetch })
	const subjects = hc<SubjectApi>(base, { fetch: staffFetch })
	const merges = hc<MergeApi>(base, { fetch: staffFetch })
	const quietReplies = hc<ReplyApi>(base, { fetch: quietFetch })
	return {
		/** For an open conversation, whose tab tells of it by itself. */
		openPath: `${base}/openconversation`,
		closePath: `${base}/closeconversation`,
		people: () => answerOf(conversations.people.$get()),
		note: (json: NoteForm) => answerOf(conversations.note.$post({ json })),
		attachment: (messageId: number, key: string) =>
			conversations.attachment[':messageId'][':key'].$get({ param: { messageId: String(messageId), key } }),
		attach: (subjectId: number, file: File) =>
			answerOf(replies.attach.$post({ form: { subjectId: String(subjectId), file } })),
		removeAttachment: (subjectId: number, key: string) =>
			answerOf(replies.removeattachment.$post({ json: { subjectId, key } })),
		/** An autosave. `keepalive` lets it outlive the page. */
		saveReply: (json: ReplyDraftForm, { keepalive }: { keepalive: boolean }) =>
			answerOf(quietReplies.savereply.$post({ json }, { init: { keepalive } })),
		discardReply: (subjectId: number) => answerOf(replies.discardreply.$post({ json: { subjectId } })),
		undoReply: (id: number) => answerOf(replies.undoreply.$post({ json: { id } })),
		olderMessages: (json: OlderMessagesQuery) => answerOf(conversations.oldermessages.$post({ json })),
		formatted: (messageId: number) =>
			answerOf(conversations.formatted[':messageId'].$get({ param: { messageId: String(messageId) } })),
		answerElsewhere: (json: AnsweredForm) => answerOf(subjects.answeredelsewhere.$post({ json })),
		undoAnswered: (id: number) => answerOf(subjects.undoanswered.$post({ json: { id } })),
		correctAddress: (json: AddressForm) => answerOf(subjects.correctaddress.$post({ json })),
		merge: (json: MergeForm) => answerOf(merges.merge.$post({ json })),
		undoMerge: (id: number) => answerOf(merges.undomerge.$post({ json: { id } })),
	}
}
