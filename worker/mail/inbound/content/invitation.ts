import ICAL from 'ical.js'
import { dayMs } from '#contracts/shared/periods.ts'
import { letterDay } from '#worker/mail/letter-text.ts'
import { lettersOf } from './letters.ts'
import type { MimePart } from './mime-tree.ts'

/** An event in plain words; '' for what it does not say. `method`: REQUEST, CANCEL and so on. `when`: with its zone. */
export type Invitation = { method: string; what: string; when: string; where: string }

/** In bytes. Some programs put files into a calendar. */
const longestCalendar = 512 * 1024
const longestField = 1_000

/** The first event in the files of a mail. A calendar that nobody can read is a file and no more. */
export function invitationIn(files: readonly { name: string; part: MimePart }[]): Invitation | null {
	for (const { name, part } of files) {
		if (!name.endsWith('.ics') && part.type !== 'text/calendar') continue
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

/** A time as the calendar writes it: the reader may be elsewhere. An end that follows from a duration has the zone of the start. */
function momentOf(time: ICAL.Time, property: ICAL.Property | null) {
	const [day = '', clock = ''] = time.toString().split('T')
	return {
		day,
		clock: clock.slice(0, 5),
		zone: clock.endsWith('Z') ? 'UTC' : String(property?.getParameter('tzid') ?? ''),
	}
}

const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

function whenOf(event: ICAL.Component): string {
	const [starts, ends] = [event.getFirstProperty('dtstart'), event.getFirstProperty('dtend')]
	if (!starts) return ''
	const { startDate, endDate } = new ICAL.Event(event)
	const start = momentOf(startDate, starts)
	const end = momentOf(endDate ?? startDate, ends ?? starts)
	const repeats = event.getFirstProperty('rrule') ? ', repeated' : ''
	if (start.clock === '') {
		const last = end.day > start.day ? dayBefore(end.day) : start.day
		return `${letterDay(start.day)}${last > start.day ? ` to ${letterDay(last)}` : ''}, all day${repeats}`
	}
	const endDay = end.day === start.day ? '' : `${letterDay(end.day)}, `
	const startZone = end.zone === start.zone ? '' : ` ${start.zone}`
	const until = endDay || end.clock !== start.clock ? `${startZone} to ${endDay}${end.clock}` : ''
	return `${letterDay(start.day)}, ${start.clock}${until} ${end.zone || '(no time zone named)'}${repeats}`
}
