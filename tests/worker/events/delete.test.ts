import { beforeAll, expect, test } from 'vitest'
import { anEdit, anEvent, eventsAsStaff, pictureParts } from '#tests/support/builders/published/events.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseThatLosesAnswersTo } from '#tests/support/worker/faults.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'

let staff: Awaited<ReturnType<typeof eventsAsStaff>>
beforeAll(async () => {
	staff = await eventsAsStaff()
})

const rowsOf = async (query: string, ...values: unknown[]) =>
	(
		await bindings.DB.prepare(query)
			.bind(...values)
			.all<Record<string, unknown>>()
	).results

const actsOn = (id: number) =>
	rowsOf("select action, changes from audit_log where section = 'events' and item_id = ? order by id", id)

const keyIn = (address: string | undefined) => address?.split('/')[2] ?? ''
const stateOf = async (key: string) => (await rowsOf('select state, shown from files where key = ?', key))[0]

test('an event is deleted with its pictures, no visitor gets their files, and the audit log names the editor', async () => {
	const id = await staff.saved(anEvent({ title: 'Called off', ...pictureParts(2) }))
	const event = await staff.found(id)
	const keys = [event.thumbnailImage, ...event.thumbnailImages.map(({ url }) => url)].map(keyIn)
	const answer = await staff.deleteEvent(id)
	expect([answer.status, await answer.json()]).toEqual([200, true])

	for (const key of keys) {
		expect(await stateOf(key)).toEqual({ state: 'live', shown: 0 })
		expect((await call(`/media/${key}/picture.png`)).status).toBe(404)
	}
	expect(await rowsOf('select id from event_pictures where event_id = ?', id)).toEqual([])
	const publicly = await call(`/api/public/eventscontroller/fetchEventById/${id}`, {
		headers: { 'X-Token': dummyToken },
	})
	expect(publicly.status).toBe(404)
	const acts = await actsOn(id)
	expect(acts.map(({ action }) => action)).toEqual(['added', 'deleted'])
	expect(JSON.parse(String(acts[1]?.changes))).toMatchObject({ title: ['Called off', null] })
})

test('an event that is not there cannot be deleted, a second time neither', async () => {
	const id = await staff.saved(anEvent())
	const before = await counts()
	const unknown = await staff.deleteEvent(987_654)
	expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'event.not-found' }])
	expect(await counts()).toEqual(before)
	const answers = await Promise.all([staff.deleteEvent(id), staff.deleteEvent(id)])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('a deletion whose response is lost is reported as done', async () => {
	const id = await staff.saved(anEvent())
	const answer = await call(`/api/eventscontroller/deleteevents/${id}`, {
		method: 'DELETE',
		headers: staff.headers,
		bindings: { DB: databaseThatLosesAnswersTo(/delete from "events"/) },
	})
	expect([answer.status, await answer.json()]).toEqual([200, true])
	expect((await actsOn(id)).map(({ action }) => action)).toEqual(['added', 'deleted'])
})

test('a save and a delete at once leave no picture without an event', async () => {
	for (let round = 0; round < 5; round += 1) {
		const id = await staff.saved(anEvent())
		const [saved, deleted] = await Promise.all([staff.save(anEdit(id, pictureParts(1))), staff.deleteEvent(id)])
		expect([200, 404, 409]).toContain(saved.status)
		expect(deleted.status).toBe(200)
	}
	const orphans =
		"select key from files where shown = 1 and key not in (select file_key from event_pictures) or state = 'live' and key not in (select file_key from file_holders)"
	expect(await rowsOf(orphans)).toEqual([])
})

test('a deleted image leaves the gallery at once and makes a new version, which is answered', async () => {
	const id = await staff.saved(anEvent(pictureParts(3)))
	const { thumbnailImages } = await staff.found(id)
	const answer = await staff.deletePicture(thumbnailImages[1]?.id ?? 0)
	expect([answer.status, await answer.json()]).toEqual([200, { version: 2 }])
	const event = await staff.found(id)
	expect(event.version).toBe(2)
	expect(event.thumbnailImages.map(({ width }) => width)).toEqual([100, 102])
	expect(await stateOf(keyIn(thumbnailImages[1]?.url))).toEqual({ state: 'live', shown: 0 })
	expect((await actsOn(id)).map(({ action }) => action)).toEqual(['added', 'image deleted'])
	const stale = await staff.save(anEdit(id, { version: '1' }))
	expect(stale.status).toBe(409)
})

test('the last additional image stays, and so does the thumbnail', async () => {
	const id = await staff.saved(anEvent())
	const [thumbnail = 0, only = 0] = (await staff.found(id)).attachmentIds
	const before = await counts()
	const last = await staff.deletePicture(only)
	expect([last.status, await last.json()]).toMatchObject([
		409,
		{ code: 'event-picture.last', errorMsg: 'This is the last image. Save another one before you delete it.' },
	])
	const first = await staff.deletePicture(thumbnail)
	expect([first.status, await first.json()]).toMatchObject([409, { code: 'event-picture.thumbnail' }])
	const unknown = await staff.deletePicture(987_654)
	expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'event-picture.not-found' }])
	expect(await counts()).toEqual(before)
})

test('of two concurrent deletions of the last two images one succeeds', async () => {
	for (let round = 0; round < 5; round += 1) {
		const id = await staff.saved(anEvent(pictureParts(2)))
		const [, a = 0, b = 0] = (await staff.found(id)).attachmentIds
		const answers = await Promise.all([staff.deletePicture(a), staff.deletePicture(b)])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		expect((await staff.found(id)).thumbnailImages).toHaveLength(1)
	}
})
