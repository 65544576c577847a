import { beforeAll, expect, test } from 'vitest'
import { anEdit, anEvent, eventsAsStaff } from '#tests/support/builders/published/events.ts'
import { brand } from '#web/content/brand.ts'

let staff: Awaited<ReturnType<typeof eventsAsStaff>>
beforeAll(async () => {
	staff = await eventsAsStaff()
})

const inKochi = {
	startsAt: '2027-03-17T10:00:00+05:30',
	endsAt: '2027-03-17T16:30+05:30',
	timeZone: 'Asia/Dubai',
	venue: 'Boatyard Auditorium',
	address: '3 Ferry Lane, Kakkanad, Kochi 682 030',
}
const stored = { ...inKochi, startsAt: '2027-03-17T04:30:00.000Z', endsAt: '2027-03-17T11:00:00.000Z' }

test('an event without time and place has none', async () => {
	const id = await staff.saved(anEvent())
	expect(await staff.found(id)).toMatchObject({
		startsAt: null,
		endsAt: null,
		timeZone: brand.timeZone.iana,
		venue: '',
		address: '',
	})
})

test('times are kept in UTC', async () => {
	const id = await staff.saved(anEvent(inKochi))
	expect(await staff.found(id)).toMatchObject(stored)
})

test('an edit with only the specified fields keeps time and place', async () => {
	const id = await staff.saved(anEvent(inKochi))
	await staff.saved(anEdit(id, { title: 'Records day 2027' }))
	expect(await staff.found(id)).toMatchObject({ ...stored, title: 'Records day 2027' })
	await staff.saved(anEdit(id, { startsAt: '', endsAt: '', venue: '', address: '' }))
	expect(await staff.found(id)).toMatchObject({ startsAt: null, endsAt: null, venue: '', address: '' })
})

test('an event may have a registration link, which a save without the field keeps', async () => {
	const registrationUrl = 'https://places.example/day?seats=2'
	expect(await staff.found(await staff.saved(anEvent()))).toMatchObject({ registrationUrl: '' })
	const id = await staff.saved(anEvent({ registrationUrl: 'places.example/day?seats=2' }))
	expect(await staff.found(id)).toMatchObject({ registrationUrl })
	await staff.saved(anEdit(id, { title: 'Records day 2027' }))
	expect(await staff.found(id)).toMatchObject({ registrationUrl, title: 'Records day 2027' })
	await staff.saved(anEdit(id, { registrationUrl: '' }))
	expect(await staff.found(id)).toMatchObject({ registrationUrl: '' })
	const refused = await staff.save(anEdit(id, { registrationUrl: 'javascript:alert(1)' }))
	expect(await refused.json()).toMatchObject({ fields: { registrationUrl: expect.stringContaining('http://') } })
})

test('a partial change is checked together with the stored values', async () => {
	const id = await staff.saved(anEvent(inKochi))
	const answer = await staff.save(anEdit(id, { startsAt: '2027-03-17T11:30:00Z' }))
	expect([answer.status, await answer.json()]).toMatchObject([
		400,
		{ fields: { endsAt: 'The end should not be before the start' } },
	])
	const without = await staff.save(anEdit(id, { startsAt: '' }))
	expect(await without.json()).toMatchObject({ fields: { startsAt: 'An end needs a start' } })
	await staff.saved(anEdit(id, { endsAt: '' }))
	expect(await staff.found(id)).toMatchObject({ ...stored, endsAt: null })
})
