import { expect, test } from 'vitest'
import { createConversation } from '#web/admin/desks/conversation/conversation-store.ts'
import type { OpenedSubject } from '#web/admin/desks/desk.ts'
import { aConversation, aMessage, asha, kofi } from './messages.ts'

const now = Date.parse('2026-11-25T08:00:00.000Z')
const question = aMessage({ id: 5, kind: 'received' })

/** A conversation on a server whose readings the test answers itself. */
function opened() {
	const readings: PromiseWithResolvers<OpenedSubject>[] = []
	const store = createConversation({
		calls: {
			conversation() {
				const reading = Promise.withResolvers<OpenedSubject>()
				readings.push(reading)
				return reading.promise
			},
		},
		id: 31,
		me: asha.id,
		now: () => now,
	})
	return { store, readings, arrived: () => store.state().arrived.map(({ id }) => id) }
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
