import { expect, test } from 'vitest'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { stages } from '#contracts/hiring/stages.ts'
import { aMessage, asha } from '#tests/web/admin/desks/conversation/messages.ts'
import { hiringQueryOf, isNarrowed } from '#web/admin/applications/applications-list.ts'
import { declineSilently, keepReason } from '#web/admin/applications/decline/decline-acts.ts'
import { hiringDesk } from '#web/admin/applications/hiring-desk.tsx'
import { canBeSpam, canReopen, isOwed, moveToState } from '#web/admin/desks/acts/menu-acts.ts'
import { canFinish, outcomeText } from '#web/admin/desks/acts/triage-acts.ts'
import { eventWords } from '#web/admin/desks/conversation/messages/event-words.ts'
import { tabIn } from '#web/admin/desks/list/desk-filters.ts'

type Event = NonNullable<DeskMessage['event']>

const sentence = (act: Event['act'], before: string, after: string) =>
	eventWords(aMessage({ id: 1, kind: 'event', author: asha, event: { act, before, after } }), hiringDesk)
		.map((part) => ('name' in part ? part.name : 'at' in part ? part.at : part.words))
		.join('')

test('the history says where an application was moved, and whether a letter declined it', () => {
	expect(sentence('state', 'new', 'screening')).toBe('Asha Varma moved this to Screening')
	expect(sentence('state', 'new', 'declined')).toBe('Asha Varma declined this without a letter')
	expect(sentence('written', 'new', 'declined')).toBe('Asha Varma moved this to Declined with a letter')
})

test('the list opens with all applications, as it always did', () => {
	expect(tabIn(hiringDesk.tabs as readonly [string, ...string[]], new URLSearchParams())).toBe('all')
	expect(Object.keys(hiringDesk.states)).toEqual([...stages])
})

test('without a flow nothing is done, reopened or spam, and an answer is owed until the end', () => {
	const rows = stages.map((state) => ({ state }))
	expect([canFinish(rows, hiringDesk), canReopen(rows, hiringDesk), canBeSpam(rows, hiringDesk)]).toEqual([
		false,
		false,
		false,
	])
	expect(rows.filter((row) => isOwed(row, hiringDesk)).map(({ state }) => state)).toEqual([
		...['new', 'screening', 'interview', 'offer'],
	])
})

test('a toast names the stage, and that nobody was told', () => {
	expect(outcomeText(1, moveToState('offer', hiringDesk), hiringDesk)).toBe('Moved to “Offer”')
	const reason = { declineReason: 'skills', declineNote: 'No welding' } as const
	expect(declineSilently(reason)).toMatchObject({ changes: { state: 'declined', ...reason } })
	expect(outcomeText(3, declineSilently(reason), hiringDesk)).toBe('3 applications declined without a letter')
	expect(keepReason(reason).changes, 'the letter moves it').toEqual(reason)
})

test('only a move to Declined asks for more', () => {
	const asked = stages.filter((stage) => hiringDesk.askBefore?.(stage, [], () => {}) ?? null)
	expect(asked).toEqual(['declined'])
})

test('the address holds the filters of the desk beside the old ones', () => {
	const params = new URLSearchParams(
		'page=2&status=offer&owner=mine&overdue=1&soon=1&erasure=1&search=welder&job=3&sort=name',
	)
	expect(hiringQueryOf(params)).toMatchObject({
		...{ tab: 'offer', owner: 'mine', text: 'welder', overdue: true, soonErased: true, jobPosts: [3], pageNumber: 2 },
		erasureAsked: true,
		sortBy: 'name',
	})
	expect(isNarrowed(params)).toBe(true)
	expect(isNarrowed(new URLSearchParams('job=3&location=Wien'))).toBe(false)
})
