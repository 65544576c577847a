import { expect, test } from 'vitest'
import { leadToSubject } from '#web/admin/desks/list/lead-to-subject.ts'
import { initialsOf, waitOf } from '#web/admin/desks/list/row-parts.tsx'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'
import { ApiRefusal } from '#web/api.ts'
import { aConversation } from '../conversation/messages.ts'

const at = { createdAt: '2026-11-20T05:00:00.000Z', waitingSince: null, dueAt: null, wakesAt: null }

test.each([
	['sleeps', { wakesAt: '2026-12-01T03:30:00.000Z' }, 'Until', '2026-12-01T03:30:00.000Z', false],
	[
		'waits',
		{ waitingSince: at.createdAt, dueAt: '2026-11-28T05:00:00.000Z' },
		'Answer due',
		'2026-11-28T05:00:00.000Z',
		false,
	],
	[
		'is overdue',
		{ waitingSince: at.createdAt, dueAt: '2026-11-21T05:00:00.000Z' },
		'Overdue since',
		'2026-11-21T05:00:00.000Z',
		true,
	],
	['is over', {}, 'Arrived', at.createdAt, false],
])('a row says what its clock does: it %s', (_, times, words, shown, isLate) => {
	const now = Date.parse('2026-11-27T12:00:00.000Z')
	expect(waitOf({ ...at, ...times }, now)).toEqual({ words, at: shown, isLate })
})

test('an owner has two letters at most', () => {
	expect(['Asha Varma', 'Nila', 'José María da Silva', ''].map(initialsOf)).toEqual(['AV', 'N', 'JS', ''])
})

test('a conversation that was opened from the list stays when its row has left the page', async () => {
	const data = { loaded: { rows: { content: [], totalElements: 0, totalPages: 0 }, failure: null } }
	const request = new Request('https://www.company.test/Admin/Contactpage?page=1&request=3&stay')
	await expect(leadToSubject(enquiryDesk, async () => data)({ request })).resolves.toEqual({ ...data, isErased: false })
})

test('a link to a subject that was merged leads to the one that took it in; to an erased one it leads nowhere', async () => {
	const data = { loaded: { rows: { content: [], totalElements: 0, totalPages: 0 }, failure: null } }
	const gone = new ApiRefusal(404, { code: 'enquiry.not-found', errorMsg: 'It is not here.' })
	const calls = {
		...enquiryDesk.calls,
		pageOf: () => Promise.reject(gone),
		conversation: (id: number) => (id === 3 ? Promise.resolve(aConversation()) : Promise.reject(gone)),
	}
	const load = leadToSubject({ ...enquiryDesk, calls }, async () => data)
	const open = (id: number) =>
		load({ request: new Request(`https://www.company.test/Admin/Contactpage?request=${id}`) })
	const led = await open(3).catch((thrown: unknown) => thrown)
	expect(led instanceof Response && led.headers.get('Location')).toBe('/Admin/Contactpage?request=31')
	await expect(open(4)).resolves.toMatchObject({ isErased: true })
})
