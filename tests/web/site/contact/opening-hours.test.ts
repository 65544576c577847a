import { describe, expect, test } from 'vitest'
import { brand } from '#web/content/brand.ts'
import type { Office } from '#web/content/brand-schema.ts'
import { hoursText, officeMoment, usualDays } from '#web/site/contact/opening-hours.ts'

const kochi: Pick<Office, 'timeZone' | 'hours'> = {
	timeZone: { iana: 'Asia/Kolkata', name: 'India Standard Time', short: 'IST' },
	hours: { days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:30' },
}
const washington: typeof kochi = { ...kochi, timeZone: { iana: 'America/New_York', name: 'Eastern Time', short: 'ET' } }

describe('an office is open from its first minute to the one before its last', () => {
	// 5 January 2026 is a Monday. India is 5:30 ahead of UTC.
	test.each([
		['2026-01-05T03:59:00Z', '09:29', false, 'opens 09:30'],
		['2026-01-05T04:00:00Z', '09:30', true, 'until 18:30'],
		['2026-01-05T12:59:00Z', '18:29', true, 'until 18:30'],
		['2026-01-05T13:00:00Z', '18:30', false, 'opens tomorrow 09:30'],
		['2026-01-04T18:30:00Z', '00:00', false, 'opens 09:30'],
	])('at %s it is %s there', (now, time, open, change) => {
		expect(officeMoment(kochi, new Date(now))).toEqual({ time, open, change })
	})
})

test('after Friday evening it opens on Monday', () => {
	expect(officeMoment(kochi, new Date('2026-01-09T14:00:00Z')).change).toBe('opens Monday 09:30')
	expect(officeMoment(kochi, new Date('2026-01-10T06:00:00Z')).change).toBe('opens Monday 09:30')
	expect(officeMoment(kochi, new Date('2026-01-11T06:00:00Z')).change).toBe('opens tomorrow 09:30')
})

test('summer time moves the hour of an American office', () => {
	expect(officeMoment(washington, new Date('2026-01-05T15:00:00Z')).time).toBe('10:00')
	expect(officeMoment(washington, new Date('2026-07-06T15:00:00Z')).time).toBe('11:00')
})

test('an office without regular days opens by appointment', () => {
	const never: typeof kochi = { ...kochi, hours: { ...kochi.hours, days: [] } }
	expect(officeMoment(never, new Date('2026-01-05T06:00:00Z'))).toEqual({
		time: '11:30',
		open: false,
		change: 'by appointment',
	})
	expect(hoursText(never, usualDays([never]))).toBe('By appointment')
})

test('the days are told from the first to the last', () => {
	expect(hoursText(kochi, '')).toBe('Monday to Friday, 09:30 to 18:30')
	expect(hoursText({ ...kochi, hours: { ...kochi.hours, days: [6] } }, '')).toBe('Saturday, 09:30 to 18:30')
})

test.each(brand.offices)('the hours of $id follow each other and its time zone exists', (office) => {
	const [first = 0] = office.hours.days
	expect(office.hours.days).toEqual(office.hours.days.map((_, index) => first + index))
	expect(office.hours.opens < office.hours.closes).toBe(true)
	expect(officeMoment(office, new Date()).time).toMatch(/^\d\d:\d\d$/)
})
