import { expect, test } from 'vitest'
import { eventMarkup } from '#web/site/events/event-markup.ts'
import { eventStateOf, nextChange, whenOf, zonedTime } from '#web/site/events/event-time.ts'
import { aPublicEvent } from './a-public-event.ts'

test('a moment is told as clocks of the place show it', () => {
	expect(zonedTime('Asia/Kolkata', '2026-12-31T18:30:00.000Z')).toEqual({
		iso: '2027-01-01T00:00:00+05:30',
		date: '2027-01-01',
		clock: '00:00',
		long: 'Friday, 1 January 2027',
		short: '1 January 2027',
		leaf: { month: 'Jan', day: '1', weekday: 'Fri', year: '2027' },
	})
})

test.each<[string, string, string | null, string, string]>([
	['a day', '2026-12-09T14:00:00Z', '2026-12-09T17:00:00Z', 'Wednesday, 9 December 2026', '19:30 to 22:30 IST'],
	['no end', '2026-12-09T14:00:00Z', null, 'Wednesday, 9 December 2026', '19:30 IST'],
	[
		'an evening that ends after midnight in India',
		'2026-12-09T14:00:00Z',
		'2026-12-09T19:00:00Z',
		'9 December 2026 to 10 December 2026',
		'19:30 IST on the first day to 00:30 IST on the last',
	],
])('%s', (_, startsAt, endsAt, days, hours) => {
	expect(whenOf({ startsAt, endsAt, timeZone: 'Asia/Kolkata' })).toEqual({ days, hours })
})

test('elsewhere it is the day and the hour of that place, in summer and in winter', () => {
	const evening = {
		startsAt: '2026-05-14T21:30:00Z',
		endsAt: '2026-05-15T00:00:00Z',
		timeZone: 'America/New_York',
	} as const
	expect(whenOf(evening)).toEqual({ days: 'Thursday, 14 May 2026', hours: '17:30 to 20:00 Eastern time' })
	expect(zonedTime('America/New_York', '2026-05-14T21:30:00Z').iso).toBe('2026-05-14T17:30:00-04:00')
	expect(zonedTime('America/New_York', '2026-12-14T22:30:00Z').iso).toBe('2026-12-14T17:30:00-05:00')
	expect(zonedTime('Asia/Dubai', '2026-12-09T14:00:00Z').clock).toBe('18:00')
})

const day = { startsAt: '2026-12-09T14:00:00.000Z', endsAt: '2026-12-09T17:00:00.000Z' }
test.each([
	['2026-12-09T13:59:59.999Z', 'upcoming', day.startsAt],
	['2026-12-09T14:00:00.000Z', 'on', day.endsAt],
	['2026-12-09T17:00:00.000Z', 'over', null],
])('at %s it is %s', (at, state, next) => {
	expect(eventStateOf(day, new Date(at))).toBe(state)
	expect(nextChange(day, new Date(at))).toBe(next && Date.parse(next))
})

test('an event without an end is over once it has begun; one without a date is nothing of all this', () => {
	const now = new Date(day.startsAt)
	expect(eventStateOf({ ...day, endsAt: null }, now)).toBe('over')
	expect(eventStateOf({ startsAt: null, endsAt: null }, now)).toBeNull()
	expect(nextChange({ startsAt: null, endsAt: null }, now)).toBeNull()
})

test('search engines are told what is true: time, place and pictures', () => {
	expect(eventMarkup(aPublicEvent(), 'https://www.company.test')).toEqual([
		{
			'@type': 'Event',
			name: 'Records day in Kochi',
			description: 'Those who keep files meet those who ask for them.',
			startDate: '2027-03-17T10:00:00+05:30',
			endDate: '2027-03-17T16:30:00+05:30',
			location: { '@type': 'Place', name: 'Boatyard Auditorium', address: '3 Ferry Lane, Kochi 682 030' },
			image: ['https://www.company.test/media/two/stage.webp'],
			url: 'https://www.company.test/EventsView/7',
		},
	])
})

test('they are told nothing of an event without a start or without an address', () => {
	expect(eventMarkup({ ...aPublicEvent(), startsAt: null }, 'https://www.company.test')).toEqual([])
	expect(eventMarkup(aPublicEvent({ address: '' }), 'https://www.company.test')).toEqual([])
	const [bare] = eventMarkup(aPublicEvent({ endsAt: null, venue: '' }), 'https://www.company.test')
	expect(bare).not.toHaveProperty('endDate')
	expect(bare?.location).toEqual({ '@type': 'Place', address: '3 Ferry Lane, Kochi 682 030' })
})
