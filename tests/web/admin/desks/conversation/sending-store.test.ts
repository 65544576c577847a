import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReplyDraft } from '#contracts/desks/conversation.ts'
import type { SendReplyForm } from '#contracts/desks/replies.ts'
import { createConversation } from '#web/admin/desks/conversation/conversation-store.ts'
import { createReplyDraft } from '#web/admin/desks/conversation/reply/reply-draft.ts'
import { createSending } from '#web/admin/desks/conversation/reply/sending-store.ts'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'
import { aConversation, aMessage, asha, kofi } from './messages.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const draft = (text: string, version = 1): ReplyDraft => ({
	...{ id: 60, version, text, copied: null, updatedAt: '2026-11-25T08:00:00.000Z', attachments: [] },
})
const question = aMessage({ id: 5, kind: 'received' })
const answer = aMessage({ id: 9, kind: 'reply', author: kofi })
const sentReply = aMessage({ id: 60, kind: 'reply', author: asha })
const answered = () => new ApiRefusal(409, { code: 'enquiry.answered', errorMsg: 'Somebody has answered.' })

/** A loaded conversation with a draft. `server.read` is what the next reading answers. */
function aSending(written: ReplyDraft | null = draft('Dear Meera')) {
	const log: string[] = []
	const sent: SendReplyForm[] = []
	const server = { read: aConversation([question]), failure: null as unknown }
	const call = async <Answer>(name: string, value: Answer): Promise<Answer> => {
		log.push(name)
		if (server.failure) throw server.failure
		return value
	}
	const calls = {
		...enquiryDesk.calls,
		conversation: async () => server.read,
		async sendReply(form: SendReplyForm) {
			sent.push(form)
			return call('send', { id: 60, leavesAt: '2026-11-25T08:00:30.000Z' })
		},
		discardReply: () => call('discard', true as const),
		undoReply: () => call('undo', true as const),
	}
	const opened = createConversation({ calls, id: 31, me: asha.id, now: Date.now })
	opened.show({ ...server.read, draft: written })
	const reply = createReplyDraft({
		opened: written,
		save: async ({ text }) => draft(text, 2),
		read: async () => written,
		kept: { read: () => null, keep: () => {}, forget: () => {} },
	})
	const sending = createSending({
		desk: { ...enquiryDesk, calls },
		...{ opened, reply, subjectId: 31 },
		onChanged: () => log.push('changed'),
		onSent: (id) => log.push(`sent ${id}`),
		onUndone: () => log.push('undone'),
	})
	sending.start()
	return { ...{ sending, opened, reply, server, log, sent }, newer: () => sending.newer().map(({ id }) => id) }
}

test('a reply leaves with its version and the newest message that its writer has seen, and the field is empty', async () => {
	const { sending, reply, server, log, sent } = aSending()
	server.read = aConversation([question, sentReply])
	const sends = sending.send('waiting')
	expect(sending.state().busy).toBe('waiting')
	void sending.send('done')
	await sends
	expect(sent).toEqual([
		{ subjectId: 31, text: 'Dear Meera', version: 1, newestMessage: 5, state: 'waiting', copied: [], quotes: true },
	])
	expect(log).toEqual(['send', 'sent 60', 'changed'])
	expect(reply.state().text).toBe('')
	expect(sending.state()).toMatchObject({ busy: null, seen: 60 })
})

test('a reply that a newer message stops keeps its text, and is sent once its writer has seen that message', async () => {
	const { sending, reply, server, sent, newer, log } = aSending()
	server.failure = answered()
	server.read = aConversation([question, answer])
	await sending.send('done')
	expect(sending.state()).toMatchObject({ stopped: 'done', busy: null, failure: null })
	expect(reply.state().text).toBe('Dear Meera')
	expect(newer()).toEqual([9])
	server.failure = null
	sending.sendAnyway()
	await vi.waitFor(() => expect(log).toContain('changed'))
	expect(sent.map(({ newestMessage }) => newestMessage)).toEqual([5, 9])
	expect(sending.state().stopped).toBeNull()
})

test('a message is new to a writer only, until they go on writing', () => {
	const idle = aSending(null)
	idle.opened.show(aConversation([question, answer]))
	expect(idle.newer()).toEqual([])
	idle.reply.type('Dear')
	expect(idle.newer(), 'it came before they began').toEqual([])

	const writing = aSending()
	writing.opened.show(aConversation([question, answer]))
	expect(writing.newer()).toEqual([9])
	writing.sending.keepWriting()
	expect(writing.newer()).toEqual([])
})

test('a failure is kept, and the next try forgets it', async () => {
	const { sending, server, log } = aSending()
	const failure = new ServerUnreachable('The server did not answer')
	server.failure = failure
	await sending.send('waiting')
	expect(sending.state()).toMatchObject({ failure, busy: null, stopped: null })
	server.failure = null
	await sending.send('waiting')
	expect(sending.state().failure).toBeNull()
	expect(log.at(-1)).toBe('changed')
})

test('a reply that is taken back returns to its field, after an emptied one was discarded', async () => {
	const { sending, reply, opened, server, log } = aSending(draft(''))
	opened.show(aConversation([question, sentReply]))
	server.read = { ...aConversation([question]), draft: draft('Dear Meera', 3) }
	await sending.undo(sentReply)
	expect(log).toEqual(['discard', 'undo', 'undone', 'changed'])
	expect(reply.state().text).toBe('Dear Meera')
	expect(sending.state()).toMatchObject({ seen: 5, undoFailure: null })
})

test('a reply that has left stays, and the reason is told', async () => {
	const { sending, server, log } = aSending(null)
	server.failure = new ApiRefusal(409, { code: 'reply.left', errorMsg: 'The reply has left.' })
	await sending.undo(sentReply)
	expect(sending.state().undoFailure).toBe('The reply has left.')
	expect(log).toEqual(['undo'])
})

test('a reply that could not be discarded is saved on', async () => {
	const { sending, reply, server } = aSending()
	server.failure = new ServerUnreachable('The server did not answer')
	await expect(sending.discard()).rejects.toBe(server.failure)
	expect(reply.state().text).toBe('Dear Meera')
})
