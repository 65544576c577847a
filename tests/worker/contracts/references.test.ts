import { expect, test } from 'vitest'
import { dueAt, isOverdue } from '#contracts/desks/office-hours.ts'
import { idOfReference, referenceOf } from '#contracts/desks/reference.ts'
import { usualOfficeHours } from '#contracts/desks/usual-hours.ts'
import { companyMoment, companyTime } from '#contracts/shared/company-time.ts'
import { readOrigin } from '#contracts/shared/origin.ts'

test('each id has a reference of its own, which leads back to it in any spelling', () => {
	const ids = [...Array.from({ length: 2_000 }, (_, index) => index + 1), 50_000, 67_108_863]
	expect(new Set(ids.map((id) => referenceOf(id))).size).toBe(ids.length)
	for (const id of ids) {
		expect(referenceOf(id)).toMatch(/^[2-9B-DF-HJ-NP-TV-XZ]{3}-[2-9B-DF-HJ-NP-TV-XZ]{3}$/)
		expect(idOfReference(` ${referenceOf(id).toLowerCase().replace('-', ' ')} `)).toBe(id)
	}
	for (const text of ['', 'K7M-4Q', 'hello!', 'AAA-AAA', '1234567']) expect(idOfReference(text)).toBeNull()
})

test('a reference names its desk: no other one takes it for its own', () => {
	const references = [0, 1, 2].map((desk) => referenceOf(7, desk))
	expect(new Set(references).size).toBe(3)
	const asked = references.map((reference) => [0, 1, 2].map((desk) => idOfReference(reference, desk)))
	expect(asked).toEqual([
		[7, null, null],
		[null, 7, null],
		[null, null, 7],
	])
})

test('the references of enquiries are those that left in earlier mails', () => {
	expect([1, 2, 3, 4_000].map((id) => referenceOf(id))).toEqual(['DGF-M5N', 'RWV-799', '6D9-SDW', 'PF6-9QJ'])
})

test.each([
	['in the morning of a working day', '2030-05-06T09:00', '2030-05-06T18:00'],
	['in the middle of a working day', '2030-05-06T13:30', '2030-05-07T13:30'],
	['in the evening', '2030-05-06T20:30', '2030-05-07T18:00'],
	['on a Friday afternoon', '2030-05-03T17:00', '2030-05-06T17:00'],
	['on a Sunday', '2030-05-05T10:30', '2030-05-06T18:00'],
])("an answer to somebody who writes %s by the company's clock is due within nine hours of work", (_, since, due) => {
	expect(companyTime(new Date(dueAt(companyMoment(since), usualOfficeHours) ?? ''))).toBe(due)
})

test('an answer is overdue from the moment at which it was due', () => {
	const due = '2030-05-06T08:00:00.000Z'
	const now = Date.parse(due)
	expect([isOverdue(due, now - 1), isOverdue(due, now), isOverdue(due, now + 1), isOverdue(null, now)]).toEqual([
		false,
		true,
		true,
		false,
	])
})

test('a department that never works owes no answer at a time', () => {
	expect(dueAt('2030-05-06T08:00:00.000Z', { ...usualOfficeHours, officeDays: [] })).toBeNull()
})

test('what a form says of its visitor is cut, and what cannot be read is left out', () => {
	expect(
		readOrigin({
			page: '/contact?token=secret#top',
			landingPage: `/${'a'.repeat(300)}`,
			referrer: 'News.Example',
			campaign: { source: 'x'.repeat(150), medium: 7, term: 'two\nlines', other: 'no' },
			pages: '4',
			language: 'en-IN',
			country: 'IN',
			more: true,
		}),
	).toEqual({
		page: '/contact',
		landingPage: `/${'a'.repeat(199)}`,
		referrer: 'news.example',
		campaign: { source: 'x'.repeat(100), term: 'two lines' },
		pages: 4,
		language: 'en-IN',
		country: null,
	})
	for (const none of [null, undefined, 'text', 7, []]) expect(readOrigin(none)).toBeNull()
	expect(readOrigin({ page: 'https://evil.example/', pages: -1, campaign: 'x', language: '\ud800' })).toEqual({
		page: null,
		landingPage: null,
		referrer: null,
		campaign: {},
		pages: null,
		language: null,
		country: null,
	})
})
