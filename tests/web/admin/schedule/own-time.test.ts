import { expect, test } from 'vitest'
import { isDemoCompany } from '#tests/support/specification.ts'
import {
	bothTimesText,
	companyTimeText,
	incomplete,
	inputOf,
	momentOfInput,
	sinceText,
} from '#web/admin/schedule/own-time.ts'

const berlin = 'Europe/Berlin'

test('a time is stored in UTC and shown in the zone of the reader again', () => {
	expect(momentOfInput('2026-12-01T09:00', berlin)).toBe('2026-12-01T08:00:00.000Z')
	expect(inputOf('2026-12-01T08:00:00.000Z', berlin)).toBe('2026-12-01T09:00')
	expect(momentOfInput('', berlin)).toBe('')
	expect(inputOf('', berlin)).toBe('')
})

test('a time that the clocks skip becomes the one after the gap, and is shown so', () => {
	const moment = momentOfInput('2027-03-28T02:30', berlin)
	expect(moment).toBe('2027-03-28T01:30:00.000Z')
	expect(inputOf(moment, berlin)).toBe('2027-03-28T03:30')
})

test('of an hour that the clocks repeat, a typed time is the first, and a stored second one is kept', () => {
	expect(momentOfInput('2027-10-31T02:30', berlin)).toBe('2027-10-31T00:30:00.000Z')
	expect(inputOf('2027-10-31T01:30:00.000Z', berlin)).toBe('2027-10-31T02:30')
})

test('a year of five digits and a half typed time are no moments', () => {
	expect(momentOfInput('12026-12-01T09:00', berlin)).toBe(incomplete)
	expect(inputOf(incomplete, berlin)).toBe('')
})

test.runIf(isDemoCompany)('the company’s zone is named beside the own time, with its date where that differs', () => {
	expect(companyTimeText('2026-12-01T08:00:00.000Z')).toBe('India Standard Time: 1 Dec 2026, 13:30')
	expect(bothTimesText('2026-12-01T08:00:00.000Z', berlin)).toBe('1 Dec 2026, 09:00 (your time), 13:30 IST')
	expect(bothTimesText('2026-12-01T21:00:00.000Z', berlin)).toBe('1 Dec 2026, 22:00 (your time), 2 Dec 2026, 02:30 IST')
})

test('a time of today in the zone of the reader needs no date', () => {
	const since = '2026-12-01T13:05:00.000Z'
	expect(sinceText(since, new Date('2026-12-01T22:00:00.000Z'), berlin)).toBe('14:05')
	expect(sinceText(since, new Date('2026-12-01T23:00:00.000Z'), berlin)).toBe('1 Dec 2026, 14:05')
})
