import { expect, test } from 'vitest'
import { chosenIn, durationText, reportQueryOf, rowName, shareText } from '#web/admin/enquiries/report/report-words.ts'

test.each([
	[null, 'none yet'],
	[0, '0 min'],
	[45, '45 min'],
	[60, '1 h'],
	[200, '3 h 20 min'],
	[1_440, '1 d'],
	[3_130, '2 d 4 h'],
])('%j minutes are "%s"', (minutes, text) => {
	expect(durationText(minutes)).toBe(text)
})

test('months and countries have names, and what is not known says so', () => {
	expect(rowName('month', '2026-03')).toBe('March 2026')
	expect(rowName('country', 'IN')).toBe('India')
	expect(rowName('landingPage', '/services')).toBe('/services')
	expect(rowName('landingPage', null)).toBe('Not known')
	expect(rowName('campaign', null)).toBe('No campaign')
})

test('an address chooses period and grouping, and anything else means the first ones', () => {
	expect(chosenIn(new URLSearchParams('days=90&by=country'))).toEqual({ days: 90, by: 'country' })
	expect(chosenIn(new URLSearchParams('days=31&by=name'))).toEqual({ days: 30, by: 'month' })
})

test('a period ends today and counts its first day', () => {
	const noon = new Date('2026-03-10T06:00:00Z')
	expect(reportQueryOf({ days: 30, by: 'month' }, noon)).toEqual({ from: '2026-02-09', to: '2026-03-10', by: 'month' })
})

test('a share is in per cent, and of none there is no share', () => {
	expect(shareText(1, 3)).toBe('33 %')
	expect(shareText(0, 0)).toBeNull()
})
