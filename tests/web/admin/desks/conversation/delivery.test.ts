import { expect, test } from 'vitest'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { deliveryOf, isLeaving, secondsLeft } from '#web/admin/desks/conversation/messages/delivery.ts'

const now = Date.parse('2026-11-25T08:00:00.000Z')
type Mail = Pick<DeskMessage, 'delivery' | 'deliveryNote' | 'leavesAt'>
const mail = (wanted: Partial<Mail>): Mail => ({ delivery: 'queued', deliveryNote: '', leavesAt: null, ...wanted })

test('what became of a reply is a text, with the note of the mail service', () => {
	const textOf = (delivery: Mail['delivery'], deliveryNote = '') => {
		const text = deliveryOf(mail({ delivery, deliveryNote }))
		return text && `${text.tone}: ${text.words} ${text.note}`.trim()
	}
	expect(textOf('queued')).toBe('muted: On its way to the mail service')
	expect(textOf('queued', 'The mail limit of the day is used up.')).toBe(
		'warning: Not sent yet. The mail limit of the day is used up.',
	)
	expect(textOf('handed-over')).toBe('muted: Handed over to the mail service')
	expect(textOf('delivered')).toBe('success: Delivered')
	expect(textOf('bounced', 'No such mailbox')).toBe('danger: Came back. No such mailbox')
	expect(textOf('failed', 'The address is wrong.')).toBe('danger: Not sent. The address is wrong.')
	expect(textOf(null)).toBeNull()
})

test('a reply can be taken back until it leaves, in whole seconds', () => {
	const leavesAt = '2026-11-25T08:00:29.200Z'
	expect(secondsLeft(mail({ leavesAt }), now)).toBe(30)
	expect(secondsLeft(mail({ leavesAt }), now + 29_000)).toBe(1)
	expect(secondsLeft(mail({ leavesAt }), now + 30_000)).toBe(0)
	expect(secondsLeft(mail({ leavesAt, delivery: 'handed-over' }), now)).toBe(0)
})

test('the panel asks what became of a reply for two minutes, not for ever', () => {
	const leavesAt = '2026-11-25T08:00:30.000Z'
	expect(isLeaving(mail({ leavesAt }), now)).toBe(true)
	expect(isLeaving(mail({ leavesAt }), now + 149_000)).toBe(true)
	expect(isLeaving(mail({ leavesAt }), now + 150_000)).toBe(false)
})
