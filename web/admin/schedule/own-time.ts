import { momentText, timeText } from '#contracts/shared/date-text.ts'
import { timeInIndia } from '#contracts/shared/india-time.ts'
import { ownTimeZone as india } from '#contracts/shared/time-zones.ts'
import { momentIn, timeIn, zoneOfReader } from '#web/site/events/zone-time.ts'

/** What a date and time field holds that is half filled in. The contract refuses it. */
export const incomplete = 'incomplete'

const isMoment = (value: string) => !Number.isNaN(Date.parse(value))

/** The local time of a moment for an input: 2026-01-31T10:00. '' for anything else. */
export const inputOf = (moment: string, zone: string): string =>
	isMoment(moment) ? timeIn(zone, new Date(moment)) : ''

/** The moment of an input's local time, in UTC. */
export function momentOf(input: string, zone: string): string {
	if (input === '') return ''
	return /^\d{4}-/.test(input) ? new Date(momentIn(zone, input)).toISOString() : incomplete
}

export const inIndiaText = (moment: string) => `In India: ${momentText(moment, india)}`

/** 1 Dec 2026, 09:00 (your time), 13:30 in India. The date in India follows where it is another one. */
export function bothTimesText(moment: string, zone = zoneOfReader()): string {
	const isSameDay = inputOf(moment, zone).slice(0, 10) === timeInIndia(new Date(moment)).slice(0, 10)
	const there = isSameDay ? timeText(moment, india) : momentText(moment, india)
	return `${momentText(moment, zone)} (your time), ${there} in India`
}
