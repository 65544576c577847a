import ICAL from 'ical.js'
import { companyTime } from '#contracts/shared/company-time.ts'
import { minuteMs } from '#contracts/shared/periods.ts'
import { brand } from '#web/content/brand.ts'
import zone from '#worker/mail/time-zone.json' with { type: 'json' }
import type { CalendarEntry } from './calendar-entry.ts'

// Import this file with `await import(...)`: most requests write no calendar.

// ical.js does not count the leading space of a folded line, so 74 makes the 75 octets of RFC 5545.
ICAL.foldLength = 74

type Person = { name: string; address: string }

type Described = {
	summary: string
	description: string
	/** When the act took place. */
	at: string
	organizer: Person
	/** The applicant, who is asked to answer; null in the file for a colleague. */
	attendee: Person | null
}

/** Removes quotes: calendar programs show the escape of one in a name. */
const plain = (name: string) => name.replace(/["\p{Cc}]/gu, '')

const addressOf = ({ address }: Person) => `mailto:${address}`

/** Writes the iCalendar object of an interview: RFC 5545 and 5546. */
export function calendarOf(entry: CalendarEntry, { summary, description, at, organizer, attendee }: Described) {
	const { uid, sequence, startsAt, minutes, place } = entry
	const isCancelled = entry.method === 'CANCEL'
	const method = isCancelled || attendee ? entry.method : 'PUBLISH'
	const calendar = new ICAL.Component('vcalendar')
	const head = { version: '2.0', prodid: `-//${brand.name}//Interviews//EN`, method }
	for (const [name, value] of Object.entries(head)) calendar.updatePropertyWithValue(name, value)
	calendar.addSubcomponent(ICAL.Component.fromString(zone.rules))
	const event = new ICAL.Component('vevent')
	const fields = {
		...{ uid, sequence, dtstamp: utc(at), summary, description, location: place },
		status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
	}
	for (const [name, value] of Object.entries(fields)) event.updatePropertyWithValue(name, value)
	const starts = Date.parse(startsAt)
	for (const [name, moment] of [['dtstart', starts] as const, ['dtend', starts + minutes * minuteMs] as const])
		event
			.updatePropertyWithValue(name, ICAL.Time.fromDateTimeString(`${companyTime(new Date(moment))}:00`))
			.setParameter('tzid', zone.tzid)
	event.updatePropertyWithValue('organizer', addressOf(organizer)).setParameter('cn', plain(organizer.name))
	if (attendee) {
		const asked = event.updatePropertyWithValue('attendee', addressOf(attendee))
		const parameters = { cn: plain(attendee.name), role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'TRUE' }
		for (const [name, value] of Object.entries(parameters)) asked.setParameter(name, value)
	}
	calendar.addSubcomponent(event)
	return { method, content: `${calendar.toString()}\r\n` }
}

const utc = (moment: string) => ICAL.Time.fromJSDate(new Date(moment), true)
