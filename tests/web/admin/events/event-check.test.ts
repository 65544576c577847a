// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { describeEvent } from '#web/admin/events/event-check.ts'
import { type EventValues, newEvent } from '#web/admin/events/event-values.ts'
import { aFile, lacksOf, pictureNames, pictureOf, stored } from '../publish-check/described.ts'

const described = (values: Partial<EventValues>) => describeEvent({ ...newEvent(), ...values }, null, pictureOf)
const place = { startsAt: '2027-03-17T10:00', address: 'Marine Drive, Kochi', venue: 'Town hall' }

test.each<[string, Partial<EventValues>, string[]]>([
	['nothing', {}, ['start', 'place', 'venue']],
	['a start', { startsAt: place.startsAt }, ['place', 'venue']],
	['a place', { address: place.address, venue: place.venue }, ['start']],
	['an impossible year', { ...place, startsAt: '20271-03-17T10:00' }, ['start']],
	['all of it', place, []],
])('an event with %s lacks the rest', (_, values, expected) => {
	expect(lacksOf(described(values))).toEqual(expected)
})

test('an event shows its first additional image on the share card, and each needs an alternative text', () => {
	const item = described({
		thumbnailImages: [
			{ key: 'a', id: 1, alt: 'A full hall', ...stored },
			{ key: 'b', alt: '', file: aFile },
		],
	})
	expect(item.page?.card.url).toBe(stored.url)
	expect(pictureNames(item)).toEqual(['Additional image 1: A full hall', 'Additional image 2: '])
})
