import { expect, test } from 'vitest'
import { canUndo, copiedByDefault, messageBefore, messagesAfter } from '#web/admin/desks/conversation/correspondence.ts'
import { aConversation, aMessage, kofi } from './messages.ts'

const conversation = aConversation([
	aMessage({ id: 3, kind: 'receipt' }),
	aMessage({ id: 5, kind: 'reply', author: kofi }),
	aMessage({ id: 6, kind: 'note', author: kofi }),
	aMessage({ id: 9, kind: 'received' }),
])

const idsAfter = (seen: number | null) => messagesAfter(conversation, seen).map(({ id }) => id)

test('replies and received mails after the seen one are new to a writer; notes and receipts are not', () => {
	expect(idsAfter(null)).toEqual([5, 9])
	expect(idsAfter(5)).toEqual([9])
	expect(idsAfter(9)).toEqual([])
})

test('after a message that was taken back, only later ones are new', () => {
	expect(idsAfter(7)).toEqual([9])
	expect(idsAfter(12)).toEqual([])
})

test('before the first message there is the form', () => {
	expect(messageBefore(conversation, 9)).toBe(5)
	expect(messageBefore(conversation, 5)).toBeNull()
})

const leela = { name: 'Leela Thomas', address: 'leela@kollamspice.example' }
const visitor = { name: '', address: 'meera@KOLLAMSPICE.example' }

test('a reply is copied to those who got the newest mail, without the visitor', () => {
	const first = aMessage({ id: 3, kind: 'received', copied: [{ name: '', address: 'arun@kollamspice.example' }] })
	const newest = aMessage({ id: 5, kind: 'received', copied: [leela, visitor] })
	const answer = aMessage({ id: 6, kind: 'reply', copied: [{ name: '', address: 'kofi@nilavu.example' }] })
	expect(copiedByDefault(aConversation([first, newest, answer]))).toEqual([leela.address])
	expect(copiedByDefault(aConversation([first, aMessage({ id: 5, kind: 'received' })]))).toEqual([])
	expect(copiedByDefault(null)).toEqual([])
})

test('a merge and an answer elsewhere can be undone until somebody writes', () => {
	const event = (act: 'merged' | 'answered' | 'assigned') =>
		aMessage({ id: 7, kind: 'event', event: { act, before: null, after: null } })
	const after = (kind: 'event' | 'note' | 'received') => aConversation([aMessage({ id: 8, kind })])
	expect(canUndo(after('event'), event('merged'))).toBe(true)
	expect(canUndo(after('event'), event('answered'))).toBe(true)
	expect(canUndo(after('note'), event('merged'))).toBe(false)
	expect(canUndo(after('received'), event('answered'))).toBe(false)
	expect(canUndo(after('event'), event('assigned'))).toBe(false)
})
