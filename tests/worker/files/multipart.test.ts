import { beforeAll, expect, test, vi } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, partsBody } from '#tests/support/builders/published/publishable.ts'
import { asFile, pngOf } from '#tests/support/files/sample-files.ts'
import { call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

const path = '/api/newscontroller/savenewsdetails'
const megabyte = 1024 * 1024
let headers: { Authorization: string }
beforeAll(async () => {
	headers = await signedInAs(['NewsAdmin'])
})

/** A body without a Content-Length. */
function chunks(count: number, first = ''): ReadableStream<Uint8Array> {
	let sent = 0
	return new ReadableStream({
		pull(controller) {
			if (sent === 0) controller.enqueue(new TextEncoder().encode(first))
			else controller.enqueue(new Uint8Array(megabyte))
			sent += 1
			if (sent > count) controller.close()
		},
	})
}

const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }

test('fifty megabytes in chunks are drained and refused, and nothing is written', async () => {
	const before = await counts()
	const answer = await call(path, { body: chunks(50), headers: { ...headers, ...multipart } })
	expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'request.too-large' }])
	expect(await counts()).toEqual(before)
})

test('a form without a session is not parsed: the answer is 401', async () => {
	const answer = await call(path, { body: chunks(20), headers: multipart })
	expect(answer.status).toBe(401)
})

test('a form sent as JSON and JSON sent as a form are refused by their type', async () => {
	expect((await call(path, { json: newsCalls.form(), headers })).status).toBe(415)
	const list = await call('/api/newscontroller/listnewsdetails', { body: partsBody({ pageNumber: '1' }), headers })
	expect(list.status).toBe(415)
})

test('concurrent forms are stored, or refused with Retry-After', async () => {
	const answers = await Promise.all(
		Array.from({ length: 24 }, () => call(path, { body: partsBody(newsCalls.form()), headers })),
	)
	for (const answer of answers) {
		expect([200, 503]).toContain(answer.status)
		if (answer.status === 503) expect(answer.headers.get('Retry-After')).toBe('2')
	}
	expect(answers.some(({ status }) => status === 200)).toBe(true)
	const again = await call(path, { body: partsBody(newsCalls.form()), headers })
	expect(again.status).toBe(200)
})

/** A form of this many megabytes. Its last byte waits for `finish`; `read`: the Worker has asked for it. */
function slowForm(megabytes: number) {
	let finish = () => {}
	const allowed = new Promise<void>((resolve) => {
		finish = resolve
	})
	const asked = Promise.withResolvers<void>()
	let sent = 0
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (sent < megabytes) controller.enqueue(new Uint8Array(megabyte))
			else if (sent === megabytes) {
				asked.resolve()
				await allowed
				controller.enqueue(new Uint8Array(1))
			} else controller.close()
			sent += 1
		},
	})
	return { answer: call(path, { body, headers: { ...headers, ...multipart } }), finish, read: asked.promise }
}

test('while other forms fill the memory a form is refused with 503, until they are done or abandoned', async () => {
	const large = { ...newsCalls.form(), thumbnailImage: asFile(pngOf(800, 450, { bytes: megabyte }), 'large.png') }
	const shutOut = async () => (await call(path, { body: partsBody(large), headers })).status === 503
	// A form of another test may still count. Those that find no room for the last megabyte are refused.
	const slow = Array.from({ length: 24 }, () => slowForm(1))
	await Promise.all(slow.map(({ read, answer }) => Promise.race([read, answer])))
	expect(await shutOut()).toBe(true)
	const now = Date.now()
	const later = vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
	expect(await shutOut()).toBe(false)
	later.mockRestore()
	for (const { finish } of slow) finish()
	const states = await Promise.all(slow.map(async ({ answer }) => (await answer).status))
	expect(states.filter((status) => status === 400).length).toBeGreaterThan(12)
	expect(await shutOut()).toBe(false)
})

test("the client's media type is ignored; a megabyte passes and one byte more does not", async () => {
	const save = (thumbnailImage: File) =>
		call(path, { body: partsBody({ ...newsCalls.form(), thumbnailImage }), headers })
	const ofBytes = (bytes: number) => asFile(pngOf(800, 450, { bytes }), 'large.png', 'text/html')
	expect((await save(ofBytes(megabyte))).status).toBe(200)
	const tooLarge = await save(ofBytes(megabyte + 1))
	expect(await tooLarge.json()).toMatchObject({
		fields: { thumbnailImage: 'Image size exceeds the maximum allowed size of 1 MB.' },
	})
})

test('a group and a plain part of one name are refused, and so is __proto__', async () => {
	for (const odd of [{ title: 'a', 'title[x]': 'b' }, { 'x[__proto__]': 'b' }, { __proto__x: 'c' }]) {
		const body = partsBody({ ...newsCalls.form(), thumbnailImage: aPicture() })
		for (const [name, value] of Object.entries(odd)) if (name !== 'title') body.append(name, value)
		expect((await call(path, { body, headers })).status).toBe(400)
	}
	expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('line breaks arrive as typed: two thousand characters with line breaks pass', async () => {
	const description = `${'a line\n'.repeat(285)}abcde`
	const body = partsBody({ ...newsCalls.form(), description: description.replaceAll('\n', '\r\n') })
	const answer = await call(path, { body, headers })
	const id = await answer.json()
	expect(id).toEqual(expect.any(Number))
	const stored = await call(`/api/newscontroller/fetchnewsdetailsbyid?id=${id}`, { method: 'POST', headers })
	expect(await stored.json()).toMatchObject({ description })
})
