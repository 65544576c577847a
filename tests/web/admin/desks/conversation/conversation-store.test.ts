import { expect, test } from 'vitest'
import type { OlderMessages } from '#contracts/desks/conversation.ts'
import { createConversation } from '#web/admin/desks/conversation/conversation-store.ts'
import type { OpenedSubject } from '#web/admin/desks/desk.ts'
import { aConversation, aMessage, asha, kofi } from './messages.ts'

const now = Date.parse('2026-11-25T08:00:00.000Z')
const question = aMessage({ id: 5, kind: 'received' })

/** A conversation on a server whose readings the test answers itself. */
function opened() {
	const readings: PromiseWithResolvers<OpenedSubject>[] = []
	const pages: PromiseWithResolvers<OlderMessages>[] = []
	const asked: number[] = []
	const store = createConversation({
		calls: {
			conversation() {
				const reading = Promise.withResolvers<OpenedSubject>()
				readings.push(reading)
				return reading.promise
			},
			olderMessages({ before }) {
				asked.push(before)
				const page = Promise.withResolvers<OlderMessages>()
				pages.push(page)
				return page.promise
			},
		},
		id: 31,
		me: asha.id,
		now: () => now,
	})
	return {
		...{ store, readings, pages, asked },
		arrived: () => store.state().arrived.map(({ id }) => id),
		shown: () => store.state().conversation?.messages.map(({ id }) => id),
	}
}
const settled = () => new Promise(setImmediate)

test('it is read once, and again after each act at the desk', async () => {
	const { store, readings } = opened()
	store.readAfter(2)
	store.readAfter(2)
	expect(readings).toHaveLength(1)
	store.readAfter(3)
	expect(readings).toHaveLength(2)
})

test('what others write while it is open has arrived; own messages and acts have not', async () => {
	const { store, arrived } = opened()
	store.show(aConversation([question]))
	expect(arrived()).toEqual([])
	const own = aMessage({ id: 6, kind: 'reply', author: asha })
	const note = aMessage({ id: 7, kind: 'note', author: kofi })
	const act = aMessage({ id: 8, kind: 'event', author: kofi })
	store.show(aConversation([question, own, note, act]))
	expect(arrived()).toEqual([7])
})

test('a reading that is overtaken changes nothing', async () => {
	const { store, readings } = opened()
	void store.reload()
	void store.reload()
	const newer = aConversation([question])
	readings[1]?.resolve(newer)
	await settled()
	readings[0]?.resolve(aConversation())
	await settled()
	expect(store.state().conversation).toBe(newer)
})

test('a failure leaves what was read, and the next reading forgets it', async () => {
	const { store, readings } = opened()
	const before = aConversation()
	store.show(before)
	const failure = new Error('No connection')
	void store.reload()
	readings[0]?.reject(failure)
	await settled()
	expect(store.state()).toMatchObject({ conversation: before, failure })
	store.show(before)
	expect(store.state().failure).toBeNull()
})

test('it follows the server: another version or message, or a reply that is about to leave, is read again', () => {
	const { store, readings } = opened()
	store.follow({ version: 5, newestMessage: null })
	expect(readings, 'before it has loaded').toHaveLength(0)
	store.show(aConversation([question]))
	store.follow({ version: 4, newestMessage: 5 })
	expect(readings, 'nothing has changed').toHaveLength(0)
	store.follow({ version: 5, newestMessage: 5 })
	store.follow({ version: 4, newestMessage: 6 })
	expect(readings).toHaveLength(2)
	const leavesAt = '2026-11-25T08:00:20.000Z'
	store.show(aConversation([aMessage({ id: 5, kind: 'reply', author: asha, delivery: 'queued', leavesAt })]))
	store.follow({ version: 4, newestMessage: 5 })
	expect(readings).toHaveLength(3)
})

const received = (...ids: number[]) => ids.map((id) => aMessage({ id, kind: 'received' }))
const merged = [{ id: 40, reference: 'J2N-8RT', name: 'Meera Nair', emailId: '', createdAt: '', beginning: '' }]

test('older messages come above the others, are not new, and stay when the conversation is read again', async () => {
	const { store, pages, asked, arrived, shown } = opened()
	store.show(aConversation(received(5, 6), { hasOlder: true }))
	void store.loadOlder()
	void store.loadOlder()
	expect(asked, 'once at a time').toEqual([5])
	expect(store.state().older).toBe('loading')
	pages[0]?.resolve({ messages: received(3, 4), hasOlder: true })
	await settled()
	expect(shown()).toEqual([3, 4, 5, 6])
	expect(arrived()).toEqual([])

	store.show(aConversation(received(6, 7), { hasOlder: true }))
	expect(shown()).toEqual([3, 4, 5, 6, 7])
	expect(arrived()).toEqual([7])
	void store.loadOlder()
	pages[1]?.resolve({ messages: received(2), hasOlder: false })
	await settled()
	expect(shown()).toEqual([2, 3, 4, 5, 6, 7])
	expect(store.state().conversation?.hasOlder).toBe(false)
	expect(await store.loadOlder(), 'there are no more').toBe(false)
	expect(asked).toEqual([5, 3])
})

test('older messages that do not load are told, and can be asked for again', async () => {
	const { store, pages, shown } = opened()
	store.show(aConversation(received(5), { hasOlder: true }))
	void store.loadOlder()
	const failure = new Error('No connection')
	pages[0]?.reject(failure)
	await settled()
	expect(store.state()).toMatchObject({ older: { failure } })
	void store.loadOlder()
	pages[1]?.resolve({ messages: received(4), hasOlder: false })
	await settled()
	expect(shown()).toEqual([4, 5])
	expect(store.state().older).toBe('idle')
})

test('a merge puts messages between those that were loaded, so they are loaded again; what it brings is not new', async () => {
	const { store, pages, arrived, shown } = opened()
	store.show(aConversation(received(5, 6), { hasOlder: true }))
	void store.loadOlder()
	store.show(aConversation(received(4, 6), { hasOlder: true, merged }))
	pages[0]?.resolve({ messages: received(2, 3), hasOlder: false })
	await settled()
	expect(shown()).toEqual([4, 6])
	expect(arrived()).toEqual([])
})

test('a link to an older message loads until it is there, and no further', async () => {
	const { store, pages, asked, shown } = opened()
	store.show(aConversation(received(9), { hasOlder: true }))
	void store.reach(5)
	for (const id of [8, 7, 6, 5, 4]) {
		pages.at(-1)?.resolve({ messages: received(id), hasOlder: true })
		await settled()
	}
	expect(shown()).toEqual([5, 6, 7, 8, 9])
	expect(asked).toEqual([9, 8, 7, 6])
	await store.reach(9)
	expect(asked).toHaveLength(4)
})

test('a link to a message that is nowhere gives up after twenty pages', async () => {
	const { store, pages, asked } = opened()
	store.show(aConversation(received(1_000), { hasOlder: true }))
	void store.reach(7)
	for (let id = 999; id > 970; id -= 1) {
		pages.at(-1)?.resolve({ messages: received(id), hasOlder: true })
		await settled()
	}
	expect(asked).toHaveLength(20)
})
