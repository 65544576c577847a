import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { calendarOf } from '#web/site/events/event-calendar.ts'
import { aPublicEvent } from './a-public-event.ts'

const origin = 'https://www.company.test'

/** Parses a calendar as a calendar program does. */
function eventsIn(calendar: string): ICAL.Event[] {
	const component = new ICAL.Component(ICAL.parse(calendar))
	return component.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

const only = (calendar: string): ICAL.Event => {
	const [event, ...others] = eventsIn(calendar)
	if (!event || others.length > 0) throw new Error('One event is expected')
	return event
}

const linesOf = (calendar: string) => calendar.split('\r\n')

test('a calendar program reads when, where and what', () => {
	const event = only(calendarOf([aPublicEvent()], origin))
	expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-17T04:30:00.000Z')
	expect(event.endDate.toJSDate().toISOString()).toBe('2027-03-17T11:00:00.000Z')
	expect(event.summary).toBe('Records day in Kochi')
	expect(event.location).toBe('Boatyard Auditorium, 3 Ferry Lane, Kochi 682 030')
	expect(event.description).toBe(
		'Those who keep files meet those who ask for them.\n\nhttps://www.company.test/EventsView/7',
	)
	expect(event.component.getFirstPropertyValue('url')).toBe('https://www.company.test/EventsView/7')
	expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-18T08:15:30Z')
})

test('the identity stays through changes, and each of them raises the sequence', () => {
	const [first, second] = [1, 2].map((version) =>
		only(calendarOf([aPublicEvent({ version, title: `v${version}` })], origin)),
	)
	expect(first?.uid).toBe('event-7@www.company.test')
	expect(second?.uid).toBe(first?.uid)
	expect([first?.sequence, second?.sequence]).toEqual([0, 1])
})

test('what nobody has said is left out', () => {
	const bare = calendarOf([aPublicEvent({ endsAt: null, venue: '', address: '' })], origin)
	expect(bare).not.toMatch(/DTEND|LOCATION/)
	expect(only(bare).location).toBeNull()
	expect(only(calendarOf([aPublicEvent({ venue: '' })], origin)).location).toBe('3 Ferry Lane, Kochi 682 030')
})

const odd = {
	title: 'Paper; records, law \\ order: "three" words',
	eventDescription: 'One line.\r\nAnother,\nand; one more\\n.\u0000\u0007 END:VCALENDAR\nBEGIN:VEVENT',
}

test('separators, backslashes and line breaks come back as they were; nothing breaks out of its line', () => {
	const calendar = calendarOf([aPublicEvent(odd)], origin)
	const event = only(calendar)
	expect(event.summary).toBe(odd.title)
	expect(event.description).toMatch(/^One line\.\nAnother,\nand; one more\\n\. END:VCALENDAR\nBEGIN:VEVENT\n\nhttps:/)
	expect(linesOf(calendar).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test.each(['x'.repeat(300), 'நிலவு '.repeat(60), '👩🏽‍💻'.repeat(40), 'é'.repeat(74)])(
	'lines end in CRLF and have at most 75 octets: %s',
	(title) => {
		const calendar = calendarOf([aPublicEvent({ title })], origin)
		expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
		expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
		for (const line of linesOf(calendar)) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75)
		expect(only(calendar).summary).toBe(title)
	},
)

test('a calendar of many has a name; one without events is still a calendar', () => {
	const calendar = calendarOf([aPublicEvent(), aPublicEvent({ id: 8 })], origin, 'Moonlight: Events')
	expect(eventsIn(calendar).map(({ uid }) => uid)).toEqual(['event-7@www.company.test', 'event-8@www.company.test'])
	expect(linesOf(calendar)).toContain('X-WR-CALNAME:Moonlight: Events')
	expect(eventsIn(calendarOf([], origin))).toEqual([])
	expect(linesOf(calendar).slice(0, 3)).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${brand.name}//Events//EN`,
	])
})
