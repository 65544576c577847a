import { brand } from '#web/content/brand.ts'
import { momentText } from './date-text.ts'
import { momentIn, timeIn } from './zone-time.ts'

const { iana, short } = brand.timeZone

/** The local time of the company: 2026-01-31T10:00. */
export const companyTime = (moment: Date, zone = iana): string => timeIn(zone, moment)

/** Formats a moment in the company's time: 2 Mar 2026, 14:45 IST. */
export const companyMomentText = (at: string): string => `${momentText(at, iana)} ${short}`

/** Adds the company's offset from UTC to its local time, such as 2026-01-31T10:00. */
export const companyMoment = (time: string, zone = iana): string => momentIn(zone, time)

/** The company's calendar date. Jobs open and close by it. */
export const companyToday = (now = new Date(), zone = iana): string => companyTime(now, zone).slice(0, 10)

/** When the company's next day begins, in milliseconds since 1970. */
export function nextCompanyDay(now = new Date(), zone = iana): number {
	// A day of 23 or 25 hours has no fixed length, so the calendar date moves on.
	const next = new Date(`${companyToday(now, zone)}T00:00Z`)
	next.setUTCDate(next.getUTCDate() + 1)
	return Date.parse(companyMoment(`${next.toISOString().slice(0, 10)}T00:00`, zone))
}
