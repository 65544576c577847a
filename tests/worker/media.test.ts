import { beforeAll, describe, expect, test } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { db } from '#tests/support/worker/staff.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { mediaPath, signedMedia } from '#worker/files/media-address.ts'

const bytes = new Uint8Array(1000).map((_, index) => index % 251)
const paper = { name: 'Rückblick 2026.pdf', type: 'application/pdf', bytes }

/** Stores a live file, shown to visitors or not. */
async function keep(upload: typeof paper, shown = true) {
	const key = await keepFile(db, bindings, 'media', upload)
	await filesGoLive(db, [key], shown)
	return { key, name: upload.name }
}

let file: { key: string; name: string }
beforeAll(async () => {
	file = await keep(paper)
})

const get = (headers: Record<string, string> = {}, method = 'GET') => call(mediaPath(file), { method, headers })

test('a file is answered whole, with its length and type, and must be revalidated', async () => {
	const answer = await get()
	expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
		200,
		{
			'content-type': 'application/pdf',
			'content-length': '1000',
			'cache-control': 'public, max-age=0, must-revalidate',
			'cloudflare-cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30, stale-if-error=3600',
			'cache-tag': `file-${file.key}`,
			'content-security-policy': "default-src 'none'; sandbox",
			'cross-origin-resource-policy': 'cross-origin',
			'x-content-type-options': 'nosniff',
			'accept-ranges': 'bytes',
		},
	])
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
})

test('HEAD answers the same headers and no body', async () => {
	const answer = await get({}, 'HEAD')
	expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([200, '1000', ''])
})

test('a current ETag gets 304', async () => {
	const etag = (await get()).headers.get('ETag') ?? ''
	const answer = await get({ 'If-None-Match': `"other", ${etag}` })
	expect([answer.status, answer.headers.get('ETag'), await answer.text()]).toEqual([304, etag, ''])
	expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200)
})

test.each([
	['bytes=0-99', 'bytes 0-99/1000', 0, 100],
	['bytes=990-', 'bytes 990-999/1000', 990, 1000],
	['bytes=-10', 'bytes 990-999/1000', 990, 1000],
	['bytes=990-5000', 'bytes 990-999/1000', 990, 1000],
])('a part is answered as a part: %s', async (range, contentRange, from, to) => {
	const answer = await get({ Range: range })
	expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, contentRange])
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(from, to))
})

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])(
	'a part that does not exist is refused: %s',
	async (range) => {
		const answer = await get({ Range: range })
		expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */1000'])
		expect(await answer.json()).toMatchObject({ code: 'file.range' })
	},
)

test.each(['lines=1-2', 'bytes=0-1,5-6', 'bytes=a-b', 'bytes=-', 'bytes=5-2', 'bytes=1001-1000'])(
	'what is no range gets the whole: %s',
	async (range) => {
		expect((await get({ Range: range })).status).toBe(200)
	},
)

test('If-Range gets the range of this version, and the whole file for another one', async () => {
	const etag = (await get()).headers.get('ETag') ?? ''
	const statusOf = async (ifRange: string) => (await get({ Range: 'bytes=0-3', 'If-Range': ifRange })).status
	expect(await statusOf(etag)).toBe(206)
	for (const other of ['"zzz"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) expect(await statusOf(other)).toBe(200)
})

test('HEAD ignores ranges, also unsatisfiable ones', async () => {
	for (const Range of ['bytes=0-3', 'bytes=1000-']) {
		const { status, headers } = await get({ Range }, 'HEAD')
		expect([status, headers.get('Content-Length'), headers.get('Content-Range')]).toEqual([200, '1000', null])
	}
})

describe('names', () => {
	test('a PDF is saved under its own name, in ASCII for old clients', async () => {
		const { headers } = await get()
		expect(headers.get('Content-Disposition')).toBe(
			'attachment; filename="Ruckblick-2026.pdf"; filename*=UTF-8\'\'R%C3%BCckblick%202026.pdf',
		)
		expect(headers.get('filename')).toBe('Ruckblick-2026.pdf')
	})

	test('a picture is shown inline, whatever name the address has', async () => {
		const picture = await keep({ name: 'cover.webp', type: 'image/webp', bytes })
		for (const name of ['cover.webp', 'anything.exe', '%22%0d%0aX-Injected:%20y.pdf']) {
			const answer = await call(`/media/${picture.key}/${name}`)
			expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
			expect(answer.headers.has('Content-Disposition')).toBe(false)
			expect(answer.headers.has('X-Injected')).toBe(false)
		}
	})
})

describe('who may get a file', () => {
	test('a file of an unpublished item needs a signed address, valid for ten minutes', async () => {
		const hidden = await keep(paper, false)
		const now = Date.now()
		const statusOf = async (address: string) => (await call(address)).status
		expect(await statusOf(mediaPath(hidden))).toBe(404)
		const signed = await signedMedia(bindings, new Date(now))(hidden)
		expect(await statusOf(signed)).toBe(200)
		expect((await call(signed)).headers.get('Cache-Control')).toBe('private, no-store')
		const expired = await signedMedia(bindings, new Date(now - 10 * 60_000 - 1000))(hidden)
		expect(await statusOf(expired)).toBe(404)
	})

	test('a signature is valid for its file and time only', async () => {
		const [one, other] = [await keep(paper, false), await keep(paper, false)]
		const signed = new URL(await signedMedia(bindings)(one), bindings.ORIGIN)
		const elsewhere = `${mediaPath(other)}${signed.search}`
		const later = `${signed.pathname}?expires=9999999999999&signature=${signed.searchParams.get('signature')}`
		for (const address of [elsewhere, later, `${signed.pathname}?signature=x`, `${signed.pathname}?expires=1`])
			expect((await call(address)).status).toBe(404)
	})

	test('a pending file, a retired file and a CV are not found', async () => {
		const pending = await keepFile(db, bindings, 'media', paper)
		const cv = await keepFile(db, bindings, 'private', paper)
		await filesGoLive(db, [cv], true)
		for (const key of [pending, cv]) {
			const signed = await signedMedia(bindings)({ key, name: paper.name })
			for (const address of [mediaPath({ key, name: paper.name }), signed])
				expect((await call(address)).status).toBe(404)
		}
	})

	test('a missing object is a 404 in JSON', async () => {
		const lost = await keep(paper)
		await bindings.MEDIA.delete(lost.key)
		const answer = await call(mediaPath(lost))
		expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'file.not-found' }])
		expect(answer.headers.get('Cache-Control')).toBe('no-store')
		expect(logged('error').join()).toContain(lost.key)
	})
})
