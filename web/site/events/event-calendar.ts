import type { PublicEvent } from '#contracts/content/events.ts'
import { brand } from '#web/content/brand.ts'

type Dated = PublicEvent & { startsAt: string }

export const isDated = (event: PublicEvent): event is Dated => event.startsAt !== null

const longestLine = 75

/** Writes an iCalendar object (RFC 5545). `name` titles a subscribed list of events. */
export function calendarOf(events: readonly Dated[], origin: string, name?: string): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${brand.name}//Events//EN`,
		'CALSCALE:GREGORIAN',
		...(name ? [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT6H'] : []),
		...events.flatMap((event) => linesOf(event, origin)),
		'END:VCALENDAR',
	]
	return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ id, version, title, eventDescription, ...event }: Dated, origin: string): string[] {
	const { hostname, href } = new URL(`/EventsView/${id}`, origin)
	const place = [event.venue, event.address].filter(Boolean).join(', ')
	return [
		'BEGIN:VEVENT',
		`UID:event-${id}@${hostname}`,
		`SEQUENCE:${version - 1}`,
		// Without a METHOD, DTSTAMP is the time of the last change.
		`DTSTAMP:${utc(event.updatedAt)}`,
		`CREATED:${utc(event.createdAt)}`,
		`LAST-MODIFIED:${utc(event.updatedAt)}`,
		`DTSTART:${utc(event.startsAt)}`,
		...(event.endsAt ? [`DTEND:${utc(event.endsAt)}`] : []),
		`SUMMARY:${text(title)}`,
		`DESCRIPTION:${text(`${eventDescription}\n\n${href}`)}`,
		...(place ? [`LOCATION:${text(place)}`] : []),
		`URL:${href}`,
		'END:VEVENT',
	]
}

/** Formats a moment as 20261209T140000Z. */
const utc = (moment: string) => `${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}`

/** Escapes a TEXT value, which allows no control characters but the line break. */
const text = (value: string) =>
	value
		.replace(/\r\n?/g, '\n')
		.replace(/(?!\n)\p{Cc}/gu, '')
		.replace(/[\\;,]/g, '\\$&')
		.replaceAll('\n', '\\n')

const octetsOf = (text: string) => new TextEncoder().encode(text).byteLength

/** Folds a line at 75 octets. A continuation starts with a space, and no character is split. */
function folded(line: string): string {
	const lines: string[] = []
	let current = ''
	let octets = 0
	for (const character of line) {
		const size = octetsOf(character)
		if (octets + size > longestLine) {
			lines.push(current)
			current = ' '
			octets = 1
		}
		current += character
		octets += size
	}
	return [...lines, current].join('\r\n')
}

export const answerCalendar = (calendar: string) =>
	new Response(calendar, {
		headers: {
			'Content-Type': 'text/calendar; charset=utf-8',
			'Cache-Control': 'public, max-age=0, must-revalidate',
			'Cross-Origin-Resource-Policy': 'cross-origin',
		},
	})
