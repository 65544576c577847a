import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReplyDraft } from '#contracts/desks/conversation.ts'
import { autosaveMs } from '#contracts/shared/periods.ts'
import { createReplyDraft, type KeptReply } from '#web/admin/desks/conversation/reply/reply-draft.ts'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const draft = (text: string, version: number): ReplyDraft => ({
	id: 5,
	version,
	text,
	updatedAt: '2026-11-25T08:00:00.000Z',
	copied: null,
	attachments: [],
})

const stale = () => new ApiRefusal(409, { code: 'reply.stale', errorMsg: 'Changed in another window.' })

/** A reply with a server that keeps one draft, and the tab's storage. */
function opened(server: ReplyDraft | null = null, inTab: KeptReply | null = null) {
	const stored = { draft: server, kept: inTab, failure: null as unknown, saves: 0 }
	const reply = createReplyDraft({
		opened: server,
		save: async ({ text, version, copied }) => {
			if (stored.failure) throw stored.failure
			if (version !== (stored.draft?.version ?? null)) throw stale()
			stored.saves += 1
			stored.draft = { ...draft(text.trim(), (version ?? 0) + 1), copied: copied && [...copied] }
			return stored.draft
		},
		read: async () => stored.draft,
		kept: {
			read: () => stored.kept,
			keep: (kept) => {
				stored.kept = kept
			},
			forget: () => {
				stored.kept = null
			},
		},
	})
	reply.start()
	return { reply, stored }
}

test('the reply is saved two seconds after the first change, and the tab keeps it until then', async () => {
	const { reply, stored } = opened()
	reply.type('Dear')
	reply.type('Dear Meera')
	expect(stored.kept).toEqual({ text: 'Dear Meera', version: null, copied: null })
	await vi.advanceTimersByTimeAsync(autosaveMs - 1)
	expect(stored.draft).toBeNull()
	await vi.advanceTimersByTimeAsync(1)
	expect(stored.draft).toMatchObject({ text: 'Dear Meera', version: 1 })
	expect(stored.kept).toBeNull()
	expect(reply.state().save).toEqual({ status: 'saved', at: '2026-11-25T08:00:00.000Z' })

	reply.type('Dear Meera Nair')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(stored.draft).toMatchObject({ text: 'Dear Meera Nair', version: 2 })
})

test('a save that fails is told and tried again', async () => {
	const { reply, stored } = opened()
	stored.failure = new ServerUnreachable()
	reply.type('Dear Meera')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(reply.state().save).toMatchObject({ status: 'failed' })
	expect(stored.kept?.text).toBe('Dear Meera')
	stored.failure = null
	await vi.advanceTimersByTimeAsync(2 * autosaveMs)
	expect(stored.draft?.text).toBe('Dear Meera')
})

test('a text that the tab has kept comes back and is saved', async () => {
	const { reply, stored } = opened(draft('Dear', 3), { text: 'Dear Meera', version: 3, copied: null })
	expect(reply.state()).toMatchObject({ text: 'Dear Meera', other: null })
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(stored.draft).toMatchObject({ text: 'Dear Meera', version: 4 })
})

test('the text of another window is offered, and neither text is lost', async () => {
	const { reply, stored } = opened(draft('Dear', 3))
	stored.draft = draft('From the other window', 4)
	reply.type('From this window')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(reply.state()).toMatchObject({
		text: 'From this window',
		other: { text: 'From the other window', version: 4 },
	})

	reply.type('From this window, more')
	await vi.advanceTimersByTimeAsync(10 * autosaveMs)
	expect(stored.draft?.text, 'nothing is saved before the writer chooses').toBe('From the other window')
	expect(stored.kept?.text).toBe('From this window, more')

	reply.takeOther()
	expect(reply.state()).toMatchObject({
		text: 'From the other window',
		other: null,
		replaced: 'From this window, more',
	})
	reply.putBack()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(stored.draft).toMatchObject({ text: 'From this window, more', version: 5 })
})

test('the own text can take the place of that of another window', async () => {
	const { reply, stored } = opened(draft('Dear', 3))
	stored.draft = draft('From the other window', 4)
	reply.type('From this window')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	reply.keepOwn()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(stored.draft).toMatchObject({ text: 'From this window', version: 5 })
	expect(reply.state().other).toBeNull()
})

test('a save whose answer was lost is no other window', async () => {
	const { reply, stored } = opened(draft('Dear', 3))
	stored.draft = draft('Dear Meera', 4)
	reply.type('Dear Meera ')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(reply.state().other).toBeNull()
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(reply.state().save.status).toBe('saved')
})

test('files begin a reply without a text', async () => {
	const { reply, stored } = opened()
	expect(await reply.begin()).toBe(true)
	expect(stored.draft).toMatchObject({ text: '', version: 1 })
	expect(await reply.begin()).toBe(true)
	expect(stored.saves).toBe(1)
})

test('a reply that is sent leaves an empty field, and one that is taken back returns', async () => {
	const { reply, stored } = opened()
	reply.type('Dear Meera')
	expect(await reply.hold()).toEqual({ text: 'Dear Meera', version: null, copied: null })
	await vi.advanceTimersByTimeAsync(10 * autosaveMs)
	expect(stored.saves, 'nothing is saved while it is sent').toBe(0)
	reply.end()
	expect(reply.state().text).toBe('')
	expect(stored.kept).toBeNull()
	reply.open(draft('Dear Meera', 2))
	expect(reply.state().text).toBe('Dear Meera')
	stored.draft = draft('Dear Meera', 2)
	reply.type('Dear Meera Nair')
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(stored.draft).toMatchObject({ text: 'Dear Meera Nair', version: 3 })
})

test('who gets a copy is saved with the reply, and comes back with it', async () => {
	const { reply, stored } = opened()
	expect(reply.state().copied, 'nobody has chosen').toBeNull()
	reply.copyTo(['leela@kollamspice.example'])
	expect(stored.kept?.copied).toEqual(['leela@kollamspice.example'])
	await vi.advanceTimersByTimeAsync(autosaveMs)
	expect(stored.draft?.copied).toEqual(['leela@kollamspice.example'])
	expect(stored.kept).toBeNull()
	expect(await reply.hold()).toMatchObject({ copied: ['leela@kollamspice.example'] })

	const again = opened(stored.draft)
	expect(again.reply.state().copied).toEqual(['leela@kollamspice.example'])
	again.reply.end()
	expect(again.reply.state().copied).toBeNull()
})
