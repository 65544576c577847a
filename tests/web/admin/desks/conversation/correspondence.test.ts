import { expect, test } from 'vitest'
import { messageBefore, messagesAfter } from '#web/admin/desks/conversation/correspondence.ts'
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
