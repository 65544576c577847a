import { beforeAll, expect, test } from 'vitest'
import { anEdit, anEvent, eventsAsStaff, pictureParts } from '#tests/support/builders/published/events.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { asFile, webpOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'

let staff: Awaited<ReturnType<typeof eventsAsStaff>>
beforeAll(async () => {
	staff = await eventsAsStaff()
})

const headers = { 'X-Token': dummyToken }
const spellings = ['fetcheventsbyid', 'fetcheventsbyidpublic', 'fetchEventById']
const ask = (spelling: string, id: number) => call(`/api/public/eventscontroller/${spelling}/${id}`, { headers })

test('the three spellings of the details answer alike, with the description as eventDescription', async () => {
	const id = await staff.saved(anEvent({ ...pictureParts(2), description: 'Bring a file.' }))
	const answers = await Promise.all(spellings.map((spelling) => ask(spelling, id)))
	const [first, ...others] = await Promise.all(answers.map((answer) => answer.json<Record<string, unknown>>()))
	for (const other of others) expect(other).toEqual(first)
	const ofStaff = Object.keys(await staff.found(id)).filter((field) => !Object.hasOwn(first ?? {}, field))
	expect(ofStaff.sort()).toEqual(['description', 'publishAt', 'state', 'unpublishAt', 'updatedBy'])
	expect(first).toMatchObject({
		id,
		eventDescription: 'Bring a file.',
		thumbnailImages: [{ width: 100 }, { width: 101 }],
	})
	expect(first?.thumbnailImage).toMatch(/^\/media\/[\da-f-]{36}\/picture\.png$/)
})

test('an unpublished event answers like one that never was', async () => {
	const id = await staff.saved(anEvent({ isPublished: 'false' }))
	for (const spelling of spellings) {
		const bodies = []
		for (const asked of [id, 987_654]) {
			const answer = await ask(spelling, asked)
			expect(answer.status).toBe(404)
			const { requestId: _, ...body } = await answer.json<Record<string, unknown>>()
			bodies.push(body)
		}
		expect(bodies[0]).toEqual(bodies[1])
	}
})

test.each([false, null, true, undefined])('a list with published: %j has only published events', async (published) => {
	await staff.saved(anEvent({ title: 'Not yet', isPublished: 'false' }))
	const answer = await call('/api/public/eventscontroller/fetchAllEventsforPublic', { json: { published }, headers })
	const { content } = await answer.json<{ content: { title: string; isPublished: boolean }[] }>()
	expect(content.length).toBeGreaterThan(0)
	expect(content.length).toBeLessThanOrEqual(5)
	expect(content.every(({ isPublished }) => isPublished)).toBe(true)
})

const attachment = (id: unknown) => call('/api/public/attachment/getAttachment', { json: { id }, headers })

test('an attachment is a picture as base64 with its true type', async () => {
	const webp = webpOf(300, 200)
	const id = await staff.saved(
		anEvent({ thumbnailImage: aPicture(), 'thumbnailImages[0]': asFile(webp, 'hall.webp', 'image/jpeg') }),
	)
	const [thumbnail, first] = (await staff.found(id)).attachmentIds
	const answer = await attachment(first)
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
	expect(await answer.json()).toEqual({ data: btoa(String.fromCharCode(...webp)), type: 'image/webp' })
	expect(await (await attachment(String(thumbnail))).json()).toMatchObject({ type: 'image/png' })
})

test('no attachment of an unpublished event, of a deleted image, or of an id that is none', async () => {
	const id = await staff.saved(anEvent(pictureParts(2)))
	const { attachmentIds } = await staff.found(id)
	const statuses = async () => Promise.all(attachmentIds.map(async (each) => (await attachment(each)).status))
	expect(await statuses()).toEqual([200, 200, 200])
	await staff.deletePicture(attachmentIds[1] ?? 0)
	expect(await statuses()).toEqual([200, 404, 200])
	await staff.saved(anEdit(id, { isPublished: 'false' }))
	expect(await statuses()).toEqual([404, 404, 404])
	expect((await attachment(987_654)).status).toBe(404)
	expect((await attachment('first')).status).toBe(400)
	expect((await attachment(undefined)).status).toBe(400)
})

test('an attachment is a 503 while the bucket is down', async () => {
	const id = await staff.saved(anEvent())
	const [thumbnail] = (await staff.found(id)).attachmentIds
	const down = { get: () => Promise.reject(new Error('The bucket cannot be reached')) } as unknown as R2Bucket
	const ask = (MEDIA: R2Bucket) =>
		call('/api/public/attachment/getAttachment', { json: { id: thumbnail }, headers, bindings: { MEDIA } })
	const answer = await ask(down)
	expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
	expect(logged('error').join()).toContain('files.unreachable')
	expect((await ask(bindings.MEDIA)).status).toBe(200)
})
