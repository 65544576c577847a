import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { pictureWidths } from '#contracts/content/picture-sizes.ts'
import { bmpOf, gifExtensions, gifFrame, gifOf, gifScreen } from '#tests/support/files/picture-files.ts'
import { joined } from '#tests/support/files/sample-bytes.ts'
import { jpegOf, pngOf, writtenByOthers } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketAround, databaseThatFails } from '#tests/support/worker/faults.ts'
import { countingImages, keptFile, madeOf, pictureIn, type Upload } from '#tests/support/worker/pictures.ts'
import { db } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { among, filesErase } from '#worker/files/file-states.ts'
import { files } from '#worker/files/files.table.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { mediaPath, signedMedia } from '#worker/files/media-address.ts'
import { pictureVariants } from '#worker/files/picture-variants.table.ts'

/** Much larger than any of its sizes. */
const photograph = pngOf(1000, 600, { bytes: 200_000 })

const keep = (upload: Partial<Upload>, as?: { shown: boolean }) =>
	keptFile({ type: 'image/png', bytes: photograph, width: 1000, height: 600, ...upload }, as)

let picture: { key: string; name: string }
beforeEach(async () => {
	picture = await keep({})
})

const size = (width: number | string = 480, format = 'webp') => `?w=${width}&f=${format}`
const sized = (query = size(), of = picture) => mediaPath(of) + query

type Settings = NonNullable<Parameters<typeof call>[1]>
const get = (query?: string, settings?: Settings) => call(sized(query), settings)

const variantRows = () => db.select().from(pictureVariants).where(eq(pictureVariants.fileKey, picture.key))

describe('a picture in a size', () => {
	test('has this width, its own proportions and the type of its address', async () => {
		const answer = await get()
		expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
			200,
			{
				'content-type': 'image/webp',
				'cache-control': 'public, max-age=0, must-revalidate',
				'cloudflare-cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30, stale-if-error=3600',
				'cache-tag': `file-${picture.key}`,
				'content-security-policy': "default-src 'none'; sandbox",
				'cross-origin-resource-policy': 'cross-origin',
				'accept-ranges': 'bytes',
			},
		])
		expect(answer.headers.has('Vary')).toBe(false)
		expect(answer.headers.has('Content-Disposition')).toBe(false)
		const { bytes, ...found } = await pictureIn(answer)
		expect(found).toEqual({ kind: 'webp', width: 480, height: 288 })
		expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
		expect(bytes.byteLength).toBeLessThan(photograph.byteLength)
	})

	test('is made once: later requests read it from the bucket', async () => {
		const { counted, IMAGES } = countingImages()
		const first = await pictureIn(await get(size(), { bindings: { IMAGES } }))
		const second = await pictureIn(await get(size(), { bindings: { IMAGES } }))
		expect([counted.made, second]).toEqual([1, first])
		expect(await madeOf(picture)).toEqual([`${picture.key}/480.webp`])
		expect(await pictureIn(await get(size(), { bindings: { IMAGES: undefined } }))).toEqual(first)
	})

	test('is never enlarged: every larger width is the same picture in its own', async () => {
		const { counted, IMAGES } = countingImages()
		for (const width of [1080, 1440, 1920])
			expect(await pictureIn(await get(size(width), { bindings: { IMAGES } }))).toMatchObject({
				width: 1000,
				height: 600,
			})
		expect([counted.made, await madeOf(picture)]).toEqual([1, [`${picture.key}/1080.webp`]])
	})

	test.each([
		['JPEG', { type: 'image/jpeg', bytes: jpegOf(1000, 600, { bytes: 60_000 }) }],
		['GIF that stands still', { type: 'image/gif', bytes: gifOf(200, 120), width: 200, height: 120 }],
	])('is made of a %s too', async (_, upload) => {
		const answer = await call(sized(size(160), await keep(upload)))
		expect(await pictureIn(answer)).toMatchObject({ kind: 'webp', width: 160, height: 96 })
	})

	test('HEAD answers its headers, a current ETag 304, and Range a part of it', async () => {
		const whole = await get()
		const { bytes } = await pictureIn(whole)
		const etag = whole.headers.get('ETag') ?? ''
		expect(etag).not.toBe((await call(mediaPath(picture))).headers.get('ETag'))
		const head = await get(size(), { method: 'HEAD' })
		expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
			200,
			String(bytes.byteLength),
			'',
		])
		expect((await get(size(), { headers: { 'If-None-Match': etag } })).status).toBe(304)
		const part = await get(size(), { headers: { Range: 'bytes=10-19', 'If-Range': etag } })
		expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 10-19/${bytes.byteLength}`])
		expect((await pictureIn(part)).bytes).toEqual(bytes.slice(10, 20))
		const beyond = await get(size(), { headers: { Range: `bytes=${bytes.byteLength}-` } })
		expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${bytes.byteLength}`])
	})
})

describe('what is not found', () => {
	test.each([
		'?w=480',
		'?f=webp',
		'?w=&f=',
		size(481),
		size(0),
		size(-480),
		size('0480'),
		size('480.0'),
		size('4e2'),
		size(' 480'),
		size(480, 'avif'),
		size(480, 'WEBP'),
		size(480, 'toString'),
		'?w=480&w=480&f=webp',
		'?w=480&f=webp&f=webp',
		'?w=480&f=webp&x=1',
	])('a size that is not in the list: %s', async (query) => {
		const answer = await get(query)
		expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'file.not-found' }])
		expect(await madeOf(picture)).toEqual([])
	})

	test('a size of a PDF', async () => {
		const bytes = new TextEncoder().encode('%PDF-1.7')
		const paper = await keep({ type: 'application/pdf', bytes })
		expect((await call(sized(size(), paper))).status).toBe(404)
		expect((await call(mediaPath(paper))).status).toBe(200)
	})

	test('a size of what no published item shows, without a signature for the picture', async () => {
		const hidden = await keep({}, { shown: false })
		expect((await call(sized(size(), hidden))).status).toBe(404)
		const signed = await signedMedia(bindings)(hidden)
		const answer = await call(`${signed}&w=480&f=webp`)
		expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
		expect(answer.headers.has('Cache-Tag')).toBe(false)
		// Its size was made by now, and needs the signature all the same.
		expect((await call(sized(size(), hidden))).status).toBe(404)
		const { search } = new URL(signed, bindings.ORIGIN)
		const other = await keep({}, { shown: false })
		expect((await call(`${mediaPath(other)}${search}&w=480&f=webp`)).status).toBe(404)
	})

	test('the object of a size under its own key', async () => {
		await get()
		expect((await call(`/media/${encodeURIComponent(`${picture.key}/480.webp`)}/a.webp`)).status).toBe(404)
	})
})

describe('a picture goes out as it is', () => {
	const moving = joined(gifScreen(200, 120), gifExtensions, gifFrame(200, 120), gifFrame(200, 120), [0x3b])
	const small = writtenByOthers.webp ?? new Uint8Array()

	test.each([
		['moves', { type: 'image/gif', bytes: moving, width: 200, height: 120 }],
		['is an AVIF', { type: 'image/avif', bytes: writtenByOthers.avif ?? new Uint8Array() }],
		['is a BMP', { type: 'image/bmp', bytes: bmpOf(300, 200), width: 300, height: 200 }],
		['is no larger in bytes than its size', { type: 'image/webp', bytes: small, width: 8, height: 6 }],
	])('where it %s', async (_, upload) => {
		const kept = await keep(upload)
		const { counted, IMAGES } = countingImages()
		for (let times = 0; times < 3; times += 1) {
			const answer = await call(sized(size(160), kept), { bindings: { IMAGES } })
			expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, upload.type])
			expect((await pictureIn(answer)).bytes).toEqual(upload.bytes)
		}
		expect(counted.made).toBeLessThanOrEqual(1)
		expect(logged('warn')).toEqual([])
	})

	test('without the binding', async () => {
		const answer = await get(size(), { bindings: { IMAGES: undefined } })
		expect([answer.status, (await pictureIn(answer)).bytes]).toEqual([200, photograph])
		expect([await variantRows(), logged('warn')]).toEqual([[], []])
		expect(await pictureIn(await get())).toMatchObject({ kind: 'webp', width: 480 })
	})

	test('where it cannot be scaled: one warning in the log, nothing for the visitor, and another try after a day', async () => {
		const bytes = crypto.getRandomValues(new Uint8Array(5_000))
		const broken = await keep({ bytes })
		const { counted, IMAGES } = countingImages()
		const ask = async () => {
			const answer = await call(sized(size(), broken), { bindings: { IMAGES } })
			expect([answer.status, (await pictureIn(answer)).bytes]).toEqual([200, bytes])
			return counted.made
		}
		const age = (hours: number) =>
			db
				.update(pictureVariants)
				.set({ createdAt: inHours(-hours).toISOString() })
				.where(eq(pictureVariants.fileKey, broken.key))
		expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1])
		expect(logged('warn').filter((line) => line.includes('"event":"pictures.not-made"'))).toHaveLength(1)
		await age(23)
		expect(await ask()).toBe(1)
		await age(25)
		expect([await ask(), await ask()], 'and the failure is as new again').toEqual([2, 2])
		await bindings.MEDIA.put(broken.key, photograph)
		await age(25)
		const answer = await call(sized(size(), broken), { bindings: { IMAGES } })
		expect(await pictureIn(answer)).toMatchObject({ kind: 'webp', width: 480 })
		expect(logged('warn')).toHaveLength(1)
	})

	test.each<[string, () => Settings['bindings']]>([
		['the bucket keeps nothing', () => ({ MEDIA: failing('put') })],
		[
			'the database takes no row',
			() => ({ DB: databaseThatFails(new Error('D1 is down'), /picture_variants" .*select key/) }),
		],
	])('while %s, and the next request makes its size', async (_, broken) => {
		const answer = await get(size(), { bindings: broken() ?? {} })
		expect([answer.status, (await pictureIn(answer)).bytes]).toEqual([200, photograph])
		expect(logged('warn').join()).toContain('"event":"pictures.not-made"')
		expect(await pictureIn(await get())).toMatchObject({ kind: 'webp', width: 480 })
	})
})

const failing = (on: keyof R2Bucket) =>
	bucketAround(bindings.MEDIA, on, { before: () => Promise.reject(new Error('R2 is down')) })

test('two requests for a new size both get it, and the row tells of the object that is there', async () => {
	const answers = await Promise.all([get(), get(), get(), get()])
	const found = await Promise.all(answers.map(pictureIn))
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	for (const each of found) expect(each).toMatchObject({ kind: 'webp', width: 480 })
	const object = await bindings.MEDIA.head(`${picture.key}/480.webp`)
	expect(await variantRows()).toMatchObject([{ size: object?.size, sha256: object?.checksums.toJSON().sha256 }])
})

test('an object that a crash has left without a row gets one, and is not made again', async () => {
	await get()
	await db.delete(pictureVariants)
	const { counted, IMAGES } = countingImages()
	expect(await pictureIn(await get(size(), { bindings: { IMAGES } }))).toMatchObject({ width: 480 })
	expect([counted.made, await variantRows()]).toMatchObject([0, [{ width: 480 }]])
})

test('a size that the bucket has lost is made again, and the original goes out until then', async () => {
	await get()
	await bindings.MEDIA.delete(`${picture.key}/480.webp`)
	const answer = await get()
	expect([answer.status, (await pictureIn(answer)).bytes]).toEqual([200, photograph])
	expect(logged('error').join()).toContain('files.object-missing')
	expect(await pictureIn(await get())).toMatchObject({ kind: 'webp', width: 480 })
})

test('all sizes go with their picture, also one without a row', async () => {
	for (const width of pictureWidths) await get(size(width))
	await db.delete(pictureVariants).where(eq(pictureVariants.width, 160))
	expect(await madeOf(picture)).toHaveLength(6)
	const now = new Date()
	await filesErase(db, among([picture.key]), now)
	expect((await get()).status).toBe(404)
	await deleteDueFiles(db, bindings, now)
	expect([await madeOf(picture), await variantRows()]).toEqual([[], []])
	expect(await bindings.MEDIA.head(picture.key)).toBeNull()
	expect(await db.$count(files, eq(files.key, picture.key))).toBe(0)
})

test('a hundred pictures with all their sizes are deleted in one run', async () => {
	const keys = await Promise.all(
		Array.from({ length: 100 }, () =>
			keepFile(db, bindings, 'media', { name: 'a.png', type: 'image/png', bytes: photograph }),
		),
	)
	await filesErase(db, among(keys), new Date(0))
	await deleteDueFiles(db, bindings)
	for (const key of keys) expect(await bindings.MEDIA.head(key)).toBeNull()
})
