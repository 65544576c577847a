import { expect, test } from 'vitest'
import type { EnquiryRow } from '#contracts/enquiries/desk.ts'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { snoozeTimes, typedSnooze } from '#web/admin/desks/acts/snooze-times.ts'
import {
	assignTo,
	assignToMe,
	canBeSpam,
	canFinish,
	canReopen,
	markDone,
	markSpam,
	saidOf,
} from '#web/admin/desks/acts/triage-acts.ts'
import { leadToRequest } from '#web/admin/desks/list/lead-to-subject.ts'
import { initialsOf, waitOf } from '#web/admin/desks/list/row-parts.tsx'
import { rowAfter } from '#web/admin/desks/list/use-row-focus.ts'
import { deskQueryOf } from '#web/admin/enquiries/enquiries-list.ts'

const company = (time: string) => new Date(companyMoment(time))

const query = (search: string) => deskQueryOf(new URLSearchParams(search))

test('the list opens with the tab New, ten rows a page, and the address says everything else', () => {
	expect(query('page=1')).toEqual({
		tab: 'new',
		owner: null,
		departmentId: null,
		text: null,
		allTime: false,
		pageNumber: 1,
		size: 10,
	})
	expect(query('page=3&status=all&owner=mine&department=2&search=ferry&alltime=1')).toEqual({
		tab: 'all',
		owner: 'mine',
		departmentId: 2,
		text: 'ferry',
		allTime: true,
		pageNumber: 3,
		size: 10,
	})
	expect(query('owner=7').owner).toBe(7)
	for (const odd of ['status=odd', 'owner=everybody']) expect(query(odd)).toMatchObject({ tab: 'new', owner: null })
})

test.each([
	['a Friday night', '2026-11-27T23:30', ['2026-11-28T09:00', '2026-11-30T09:00']],
	['a Monday', '2026-11-30T08:00', ['2026-12-01T09:00', '2026-12-07T09:00']],
	['a Sunday, when tomorrow is Monday', '2026-11-29T12:00', ['2026-11-30T09:00']],
])('a snooze ends on a morning by the clock of the company: on %s', (_, now, mornings) => {
	const times = snoozeTimes(company(now))
	expect(times.map(({ at }) => at)).toEqual(mornings.map((time) => company(time).toISOString()))
	expect(times[0]?.label).toBe('Tomorrow morning')
})

test('a time that is typed counts by the clock of the company, and one that is over is none', () => {
	const now = company('2026-11-27T12:00')
	expect(typedSnooze('2026-11-27T15:30', now)).toBe(company('2026-11-27T15:30').toISOString())
	for (const typed of ['', '2026-11-27T12:00', '2025-01-01T09:00', 'soon']) expect(typedSnooze(typed, now)).toBeNull()
})

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

test('the row after an act is the next one that is left, at the end the one before', () => {
	const rows = [1, 2, 3, 4].map((id) => ({ id }))
	expect(rowAfter(rows, [2])).toBe(3)
	expect(rowAfter(rows, [1, 3])).toBe(4)
	expect(rowAfter(rows, [3, 4])).toBe(2)
	expect(rowAfter(rows, [1, 2, 3, 4])).toBeNull()
})

test('a toast says what was done with one request or with several', () => {
	expect(saidOf(1, assignToMe(7))).toBe('Assigned to you')
	expect(saidOf(1, assignTo({ id: 2, name: 'Asha' }))).toBe('Assigned to “Asha”')
	expect(saidOf(3, markSpam)).toBe('3 contact requests marked as spam')
	expect(saidOf(1, markDone)).toBe('Done')
})

test('acts are offered where they change something', () => {
	const rows = (...states: EnquiryRow['state'][]) => states.map((state, id) => ({ id, version: 1, name: '', state }))
	expect([canFinish(rows('open', 'done')), canFinish(rows('done', 'spam'))]).toEqual([true, false])
	expect([canBeSpam(rows('new')), canBeSpam(rows('spam'))]).toEqual([true, false])
	expect([canReopen(rows('done', 'spam', 'waiting')), canReopen(rows('done', 'open'))]).toEqual([true, false])
})

test('a conversation that was opened from the list stays when its row has left the page', async () => {
	const data = { loaded: { rows: { content: [], totalElements: 0, totalPages: 0 }, failure: null } }
	const request = new Request('https://www.company.test/Admin/Contactpage?page=1&request=3&stay')
	await expect(leadToRequest(async () => data)({ request })).resolves.toEqual({ ...data, isErased: false })
})
