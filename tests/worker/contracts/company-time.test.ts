import { expect, test } from 'vitest'
import { companyMoment, companyMomentText, companyToday, nextCompanyDay } from '#contracts/shared/company-time.ts'
import { timeZoneNames, timeZones } from '#contracts/shared/time-zones.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

test.runIf(isDemoCompany)('the demo company follows the clock of India', () => {
	expect(companyToday(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
	expect(companyToday(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21')
	expect(companyMoment('2026-12-20T23:59')).toBe('2026-12-20T23:59:00+05:30')
	expect(companyMomentText('2026-03-01T20:15:30.000Z')).toBe('2 Mar 2026, 01:45 IST')
})

test.each([
	['Asia/Kolkata', '2031-03-09T18:29:59.999Z', '2031-03-09', '2031-03-09T18:30:00.000Z'],
	['Asia/Kolkata', '2031-03-09T18:30:00.000Z', '2031-03-10', '2031-03-10T18:30:00.000Z'],
	['Asia/Kolkata', '2031-12-31T20:00:00.000Z', '2032-01-01', '2032-01-01T18:30:00.000Z'],
	// A day of 23 hours, from its last minute and from the evening before.
	['Europe/Berlin', '2027-03-28T21:59:00.000Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
	['Europe/Berlin', '2027-03-27T22:30:00.000Z', '2027-03-27', '2027-03-27T23:00:00.000Z'],
	// A day of 25 hours, from its first minutes.
	['America/New_York', '2026-11-01T04:30:00.000Z', '2026-11-01', '2026-11-02T05:00:00.000Z'],
	// Clocks of Cairo skip the hour after midnight.
	['Africa/Cairo', '2027-04-29T12:00:00.000Z', '2027-04-29', '2027-04-29T22:00:00.000Z'],
	['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
])('in %s it is, at %s, %s, and the next day begins at %s', (zone, now, today, next) => {
	expect(companyToday(new Date(now), zone)).toBe(today)
	expect(new Date(nextCompanyDay(new Date(now), zone)).toISOString()).toBe(next)
})

test('in summer and in winter a local time has the offset of its day', () => {
	expect(companyMoment('2026-12-20T23:59', 'Europe/Berlin')).toBe('2026-12-20T23:59:00+01:00')
	expect(companyMoment('2026-07-20T23:59', 'Europe/Berlin')).toBe('2026-07-20T23:59:00+02:00')
})

test('the zone of the company is a choice for events', () => {
	expect(timeZoneNames).toContain(brand.timeZone.iana)
	expect(Object.values(timeZones).every(({ place, clock }) => place && clock)).toBe(true)
})
