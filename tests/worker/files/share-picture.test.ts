import { zlibSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sharePicture } from '#contracts/content/picture-sizes.ts'
import { bmpOf, gifExtensions, gifFrame, gifOf, gifScreen } from '#tests/support/files/picture-files.ts'
import { joined, uint } from '#tests/support/files/sample-bytes.ts'
import { jpegOf, pngChunk, pngOf, pngSignature, webpOf, writtenByOthers } from '#tests/support/files/sample-files.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketAround } from '#tests/support/worker/faults.ts'
import { countingImages, keptFile, madeOf, pictureIn, type Upload } from '#tests/support/worker/pictures.ts'
import { db } from '#tests/support/worker/staff.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { among, filesErase, filesGoLive } from '#worker/files/file-states.ts'
import { signedMedia } from '#worker/files/media-address.ts'

const webp: Upload = { type: 'image/webp', bytes: webpOf(1200, 630), width: 1200, height: 630 }

const path = (key: string) => `/media/${key}/${sharePicture.path}`

type Settings = NonNullable<Parameters<typeof call>[1]>
const ask = ({ key }: { key: string }, settings?: Settings) => call(path(key), settings)

const aSharePicture = { kind: 'jpeg', width: 1200, height: 630 }

let picture: { key: string; name: string }
beforeEach(async () => {
	picture = await keptFile(webp)
})
afterEach(() => {
	vi.useRealTimers()
})

describe('the picture for link previews', () => {
	const moving = joined(gifScreen(200, 120), gifExtensions, gifFrame(200, 120), gifFrame(200, 120), [0x3b])

	const uploads: [string, Upload][] = [
		['a WebP of this size', webp],
		['a WebP of a cover', { type: 'image/webp', bytes: webpOf(760, 427), width: 760, height: 427 }],
		['a tall PNG', { type: 'image/png', bytes: pngOf(700, 1400), width: 700, height: 1400 }],
		['a wide JPEG', { type: 'image/jpeg', bytes: jpegOf(2400, 600), width: 2400, height: 600 }],
		['a GIF', { type: 'image/gif', bytes: gifOf(640, 480), width: 640, height: 480 }],
		['a GIF that moves', { type: 'image/gif', bytes: moving, width: 200, height: 120 }],
		[
			'a transparent WebP',
			{ type: 'image/webp', bytes: writtenByOthers.transparentWebp ?? new Uint8Array(), width: 8, height: 6 },
		],
	]
	test.each(someOf(uploads, { usual: 3 }))('is a JPEG of 1200 by 630 pixels of %s', async (_, upload) => {
		const answer = await ask(await keptFile(upload))
		expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
		expect(await pictureIn(answer)).toMatchObject(aSharePicture)
	})

	test('shows the middle of its picture, which covers it', async () => {
		const inside = (bytes: Uint8Array<ArrayBuffer>) => ({ type: 'image/png', bytes, width: 1000, height: 1000 })
		const answers = await Promise.all(
			[square(0, 1000), square(150, 850), square(0, 500)].map(async (bytes) => ask(await keptFile(inside(bytes)))),
		)
		const [plain, framed, half] = await Promise.all(answers.map(async (answer) => (await pictureIn(answer)).bytes))
		expect(framed).toEqual(plain)
		expect(half).not.toEqual(plain)
	})

	test('has the visibility, the cache and the tag of its picture', async () => {
		const answer = await ask(picture)
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'cache-control': 'public, max-age=0, must-revalidate',
			'cloudflare-cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30, stale-if-error=3600',
			'cache-tag': `file-${picture.key}`,
			'content-security-policy': "default-src 'none'; sandbox",
			'cross-origin-resource-policy': 'cross-origin',
			'accept-ranges': 'bytes',
		})
		const { bytes } = await pictureIn(answer)
		expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
		const etag = answer.headers.get('ETag') ?? ''
		expect((await ask(picture, { headers: { 'If-None-Match': etag } })).status).toBe(304)
		const part = await ask(picture, { headers: { Range: 'bytes=10-19' } })
		expect([part.status, (await pictureIn(part)).bytes]).toEqual([206, bytes.slice(10, 20)])
	})

	test('is made once, and also sent where the binding has gone since', async () => {
		const { counted, IMAGES } = countingImages()
		const first = await pictureIn(await ask(picture, { bindings: { IMAGES } }))
		const second = await pictureIn(await ask(picture, { bindings: { IMAGES } }))
		expect([counted.made, second]).toEqual([1, first])
		expect(await madeOf(picture)).toEqual([`${picture.key}/${sharePicture.path}`])
		expect(await pictureIn(await ask(picture, { bindings: { IMAGES: undefined } }))).toEqual(first)
	})

	test('is the same for requests that come at once', async () => {
		const answers = await Promise.all([1, 2, 3, 4].map(() => ask(picture)))
		const [first, ...others] = await Promise.all(answers.map(pictureIn))
		expect(first).toMatchObject(aSharePicture)
		for (const other of others) expect(other).toEqual(first)
	})

	test('is made again where the bucket has lost it', async () => {
		await ask(picture)
		await bindings.MEDIA.delete(`${picture.key}/${sharePicture.path}`)
		expect(await pictureIn(await ask(picture))).toMatchObject(aSharePicture)
	})

	test('goes with its picture', async () => {
		await ask(picture)
		const now = new Date()
		await filesErase(db, among([picture.key]), now)
		expect((await ask(picture)).status).toBe(404)
		await deleteDueFiles(db, bindings, now)
		expect([await madeOf(picture), await bindings.MEDIA.head(picture.key)]).toEqual([[], null])
	})
})

describe('nobody gets', () => {
	test('the picture of an item that is not published, without a signature for it', async () => {
		const hidden = await keptFile(webp, { shown: false })
		expect((await ask(hidden)).status).toBe(404)
		expect(await madeOf(hidden), 'nor is anything made').toEqual([])
		const { search } = new URL(await signedMedia(bindings)(hidden), bindings.ORIGIN)
		const signed = await call(path(hidden.key) + search)
		expect([signed.status, signed.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
		expect(signed.headers.has('Cache-Tag')).toBe(false)
		expect((await ask(hidden)).status, 'although it was made by now').toBe(404)
		const other = await keptFile(webp, { shown: false })
		expect((await call(path(other.key) + search)).status).toBe(404)
		await filesGoLive(db, [picture.key], false)
		expect((await ask(picture)).status).toBe(404)
	})

	test('one of a PDF, of a file that is not there, or of another size', async () => {
		const bytes = new TextEncoder().encode('%PDF-1.7')
		const paper = await keptFile({ type: 'application/pdf', bytes, width: 0, height: 0 })
		expect((await ask(paper)).status).toBe(404)
		expect((await ask({ key: crypto.randomUUID() })).status).toBe(404)
		expect((await call(`/media/${picture.key}/share/1200x631.jpg`)).status).toBe(404)
	})
})

describe('the card of the site goes out', () => {
	const cardOfSite = async (answer: Response) => {
		const { status, headers } = answer
		expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
			302,
			'/share/home.jpg',
			'no-store',
		])
	}

	test('without the binding, and a later request with it makes the picture', async () => {
		await cardOfSite(await ask(picture, { bindings: { IMAGES: undefined } }))
		expect([await madeOf(picture), logged('warn')]).toEqual([[], []])
		expect(await pictureIn(await ask(picture))).toMatchObject(aSharePicture)
	})

	test.each<Upload>([
		{ type: 'image/avif', bytes: writtenByOthers.avif ?? new Uint8Array(), width: 8, height: 6 },
		{ type: 'image/bmp', bytes: bmpOf(900, 600), width: 900, height: 600 },
	])('in place of a picture that the binding does not scale: $type', async (upload) => {
		await cardOfSite(await ask(await keptFile(upload)))
		expect(logged('warn')).toEqual([])
	})

	test('where the binding fails: one warning in the log, and another try after a day', async () => {
		const broken = await keptFile({ ...webp, bytes: crypto.getRandomValues(new Uint8Array(5_000)) })
		const { counted, IMAGES } = countingImages()
		const tries = async () => {
			await cardOfSite(await ask(broken, { bindings: { IMAGES } }))
			return counted.made
		}
		expect([await tries(), await tries()]).toEqual([1, 1])
		expect(logged('warn').filter((line) => line.includes('"event":"pictures.not-made"'))).toHaveLength(1)
		const begin = Date.now()
		vi.useFakeTimers({ toFake: ['Date'], now: begin + 23 * 3_600_000 })
		expect(await tries()).toBe(1)
		vi.setSystemTime(begin + 25 * 3_600_000)
		await bindings.MEDIA.put(broken.key, webp.bytes)
		expect(await pictureIn(await ask(broken, { bindings: { IMAGES } }))).toMatchObject(aSharePicture)
		expect(await pictureIn(await ask(broken, { bindings: { IMAGES } }))).toMatchObject(aSharePicture)
		expect(counted.made).toBe(2)
	})

	test('while the bucket keeps nothing, and the next request makes the picture', async () => {
		const MEDIA = bucketAround(bindings.MEDIA, 'put', { before: () => Promise.reject(new Error('R2 is down')) })
		await cardOfSite(await ask(picture, { bindings: { MEDIA } }))
		expect(logged('warn').join()).toContain('"event":"pictures.not-made"')
		expect(await pictureIn(await ask(picture))).toMatchObject(aSharePicture)
	})
})

/** A PNG of 1000 by 1000 pixels in one colour, whose rows from one to another have a second one. */
function square(from: number, to: number): Uint8Array<ArrayBuffer> {
	const line = 126
	const pixels = new Uint8Array(line * 1000)
	for (let row = from; row < to; row += 1) pixels.fill(0xff, row * line + 1, (row + 1) * line)
	const header = pngChunk('IHDR', [...uint(4, 1000), ...uint(4, 1000), 1, 3, 0, 0, 0])
	const colours = pngChunk('PLTE', [200, 20, 20, 20, 20, 200])
	return joined(pngSignature, header, colours, pngChunk('IDAT', zlibSync(pixels)), pngChunk('IEND', []))
}
