import { expect, test } from 'vitest'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { eventWords } from '#web/admin/desks/conversation/messages/event-words.ts'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'
import { aMessage, asha } from './messages.ts'

type Event = NonNullable<DeskMessage['event']>

/** The sentence about an act; names stand in brackets, times in braces. */
const sentence = (act: Event['act'], before: string | null, after: string | null, author: typeof asha | null = asha) =>
	eventWords(aMessage({ id: 1, kind: 'event', author, event: { act, before, after } }), enquiryDesk)
		.map((part) => ('name' in part ? `[${part.name}]` : 'at' in part ? `{${part.at}}` : part.words))
		.join('')

test('each act is a sentence that names who did it', () => {
	expect(sentence('assigned', null, 'Kofi Amankwah')).toBe('[Asha Varma] assigned this to [Kofi Amankwah]')
	expect(sentence('assigned', null, 'Asha Varma')).toBe('[Asha Varma] took this')
	expect(sentence('assigned', 'Kofi Amankwah', null)).toBe('[Asha Varma] took the owner away: nobody has this')
	expect(sentence('moved', 'Sales', 'Support')).toBe('[Asha Varma] moved this from [Sales] to [Support]')
	expect(sentence('snoozed', null, '2026-12-01T03:30:00.000Z')).toBe(
		'[Asha Varma] snoozed this until {2026-12-01T03:30:00.000Z}',
	)
	expect(sentence('state', 'open', 'done')).toBe('[Asha Varma] marked this as done')
	expect(sentence('state', 'new', 'open')).toBe('[Asha Varma] opened this')
	expect(sentence('state', 'spam', 'open')).toBe('[Asha Varma] opened this again')
	expect(sentence('automatic', 'no', 'yes')).toBe('[Asha Varma] marked this as Automatic')
	expect(sentence('automatic', 'yes', 'no')).toBe('[Asha Varma] marked this as written by a person')
	expect(sentence('address', 'a@old.example', 'a@new.example')).toBe(
		'[Asha Varma] corrected the address from [a@old.example] to [a@new.example]',
	)
	expect(sentence('address', '', 'a@new.example')).toBe('[Asha Varma] set the address to [a@new.example]')
	expect(sentence('answered', 'open', 'waiting')).toBe('[Asha Varma] answered this elsewhere, such as by telephone')
	expect(sentence('merged', 'K7M-4QX, J2N-8RT', 'ABC-DEF')).toBe('[Asha Varma] merged [K7M-4QX, J2N-8RT] into this')
	expect(sentence('told', null, 'Kofi Amankwah')).toBe('[Asha Varma] told [Kofi Amankwah]')
})

test('what the site does has no name', () => {
	expect(sentence('woken', '2026-12-01T03:30:00.000Z', null, null)).toBe('Woken')
	expect(sentence('state', 'waiting', 'open', null)).toBe('This is open again')
})

test('a state of another release stands as it is', () => {
	expect(sentence('state', 'open', 'parked')).toBe('[Asha Varma] set this to parked')
})
