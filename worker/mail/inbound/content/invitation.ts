import ICAL from 'ical.js'
import { dayMs } from '#contracts/shared/periods.ts'
import { letterDay } from '#worker/mail/letter-text.ts'
import { leavesOf } from './files.ts'
import { lettersOf } from './letters.ts'
import type { MimePart } from './mime-tree.ts'

/** An event in plain words; '' for what it does not say. `method`: REQUEST, CANCEL and so on. `when`: with its zone. */
export type Invitation = { method: string; what: string; when: string; where: string }

/** In bytes. Some programs put files into a calendar. */
const longestCalendar = 512 * 1024
const longestField = 1_000

const isCalendar = ({ type }: MimePart) => type === 'text/calendar' || type === 'application/ics'

/** The first event of a mail. A calendar that nobody can read is a file and no more. */
export function invitationIn(root: MimePart): Invitation | null {
	for (const part of leavesOf(root).filter(isCalendar)) {
		const bytes = part.bytes()
		if (bytes.byteLength > longestCalendar) continue
		try {
			const invitation = firstEvent(lettersOf(bytes, part.parameter('charset')), part.parameter('method'))
			if (invitation) return invitation
		} catch {}
	}
	return null
}

function firstEvent(text: string, method: string): Invitation | null {
	const parsed = ICAL.parse(text)
	// Two calendars in one part are a list of them.
	const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as ConstructorParameters<typeof ICAL.Component>[0][]
	for (const each of calendars) {
		const calendar = new ICAL.Component(each)
		const event = calendar.getFirstSubcomponent('vevent')
		if (!event) continue
		return {
			method: (method || field(calendar, 'method')).trim().toUpperCase(),
			what: field(event, 'summary'),
			when: whenOf(event),
			where: field(event, 'location'),
		}
	}
	return null
}

const field = (component: ICAL.Component, name: string) =>
	String(component.getFirstPropertyValue(name) ?? '')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestField)

/** A time as its calendar writes it: the reader may be elsewhere. */
type Moment = { day: string; time: string; zone: string }

function momentOf(event: ICAL.Component, name: string): Moment | null {
	const property = event.getFirstProperty(name)
	const value = property?.getFirstValue()
	return value instanceof ICAL.Time ? written(value, String(property?.getParameter('tzid') ?? '')) : null
}

function written(value: ICAL.Time, zone: string): Moment {
	const [day = '', time = ''] = value.toString().split('T')
	return { day, time: time.slice(0, 5), zone: time.endsWith('Z') ? 'UTC' : zone }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

function endOf(event: ICAL.Component, { zone }: Moment): Moment | null {
	const [start, length] = [event.getFirstPropertyValue('dtstart'), event.getFirstPropertyValue('duration')]
	if (!(start instanceof ICAL.Time && length instanceof ICAL.Duration)) return momentOf(event, 'dtend')
	const end = start.clone()
	end.addDuration(length)
	return written(end, zone)
}

function whenOf(event: ICAL.Component): string {
	const start = momentOf(event, 'dtstart')
	if (!start) return ''
	const end = endOf(event, start)
	const repeats = event.getFirstProperty('rrule') ? ', repeated' : ''
	if (start.time === '') {
		const last = end && end.day > start.day ? dayBefore(end.day) : start.day
		return `${letterDay(start.day)}${last > start.day ? ` to ${letterDay(last)}` : ''}, all day${repeats}`
	}
	const endDay = end && end.day !== start.day ? `${letterDay(end.day)}, ` : ''
	const startZone = end && end.zone !== start.zone ? ` ${start.zone}` : ''
	const until = end && (endDay || end.time !== start.time) ? `${startZone} to ${endDay}${end.time}` : ''
	const zone = (until && end ? end.zone : start.zone) || '(no time zone named)'
	return `${letterDay(start.day)}, ${start.time}${until} ${zone}${repeats}`
}
