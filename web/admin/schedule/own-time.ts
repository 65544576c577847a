import { companyTime } from '#contracts/shared/company-time.ts'
import { momentText, timeText } from '#contracts/shared/date-text.ts'
import { momentIn, timeIn, zoneOfReader } from '#contracts/shared/zone-time.ts'
import { brand } from '#web/content/brand.ts'

const { iana, name, short } = brand.timeZone

/** The value of a date and time field that is half filled in. The contract refuses it. */
export const incomplete = 'incomplete'

const isMoment = (value: string) => !Number.isNaN(Date.parse(value))

/** The local time of a moment for an input: 2026-01-31T10:00. '' for anything else. */
export const inputOf = (moment: string, zone: string): string =>
	isMoment(moment) ? timeIn(zone, new Date(moment)) : ''

/** The moment of an input's local time, in UTC. */
export function momentOfInput(input: string, zone: string): string {
	if (input === '') return ''
	return /^\d{4}-/.test(input) ? new Date(momentIn(zone, input)).toISOString() : incomplete
}

/** The time of a moment in the reader's zone, with its date unless it is today: 14:05. */
export function sinceText(moment: string, now = new Date(), zone = zoneOfReader()): string {
	const isToday = inputOf(moment, zone).slice(0, 10) === timeIn(zone, now).slice(0, 10)
	return isToday ? timeText(moment, zone) : momentText(moment, zone)
}

/** India Standard Time: 1 Dec 2026, 13:30 */
export const companyTimeText = (moment: string) => `${name}: ${momentText(moment, iana)}`

/** 1 Dec 2026, 09:00 (your time), 13:30 IST. The company's date follows if it is another one. */
export function bothTimesText(moment: string, zone = zoneOfReader()): string {
	const isSameDay = inputOf(moment, zone).slice(0, 10) === companyTime(new Date(moment)).slice(0, 10)
	const there = isSameDay ? timeText(moment, iana) : momentText(moment, iana)
	return `${momentText(moment, zone)} (your time), ${there} ${short}`
}
