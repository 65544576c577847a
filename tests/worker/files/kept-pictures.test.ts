import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileRules } from '#contracts/shared/uploads.ts'
import { aDraft, refusedFields, savedBlog, staffBlog } from '#tests/support/builders/published/blogs.ts'
import { givenFile } from '#tests/support/files/given-files.ts'
import { changed } from '#tests/support/files/hostile-file.ts'
import {
	animatedAvifOf,
	animatedPngOf,
	avifOf,
	bmpOf,
	gifExtensions,
	gifFrame,
	gifOf,
	gifScreen,
} from '#tests/support/files/picture-files.ts'
import { type Bytes, joined, textBytes, uint } from '#tests/support/files/sample-bytes.ts'
import { animatedWebpOf, asFile, jpegOf, pngOf, webpOf } from '#tests/support/files/sample-files.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { files } from '#worker/files/files.table.ts'
import { isMoving } from '#worker/files/recognise/is-moving.ts'
import { judgedFile } from '#worker/files/recognise/judge-file.ts'
import { examine, recognise } from '#worker/files/recognise/recognise.ts'

/** The row and the object of a picture that a blog got by the API. A share card has no exact size. */
async function keptByApi(bytes: Bytes, name = 'photo.jpg', field: 'share' | 'cover' = 'share') {
	const changed = field === 'share' ? 'hasShareImageChanged' : 'hasCoverImageChanged'
	const blog = await staffBlog(await savedBlog(aDraft({ [`${field}Image`]: asFile(bytes, name), [changed]: 'true' })))
	const address = blog[field]?.url
	const [row] = await db
		.select()
		.from(files)
		.where(eq(files.key, address?.split('/')[2] ?? ''))
	const object = await bindings.MEDIA.get(row?.key ?? '')
	return { row, bytes: new Uint8Array((await object?.arrayBuffer()) ?? []) }
}

/** The file as it is stored. */
async function kept(bytes: Bytes): Promise<Bytes> {
	const result = await judgedFile({ name: 'photo', size: bytes.length }, fileRules.picture, async () => bytes)
	if (typeof result === 'string') throw new Error(result)
	return result.bytes
}

const holds = (bytes: Bytes, text: string) => new TextDecoder('latin1').decode(bytes).includes(text)
const personal = ['Phone', 'GPSLatitude', 'A. Candidate', 'W5M0MpCehiHzreSzNTczkc9d']

test('img-exif6.jpg is published without its place, and its size is the one that it shows', async () => {
	const given = givenFile('img-exif6.jpg')
	const { row, bytes } = await keptByApi(given)
	expect(row).toMatchObject({ width: 1200, height: 900, size: bytes.length, type: 'image/jpeg' })
	expect(holds(given, 'Phone')).toBe(true)
	expect(holds(bytes, 'Phone')).toBe(false)
	// It still turns, and loses no pixel.
	expect(recognise(bytes)).toEqual({ kind: 'jpeg', width: 1200, height: 900 })
})

test.each(['img-motionphoto-exact-cover.jpg', 'img-png-trailing-exact-cover.png'])(
	'%s is a cover, without the bytes behind its end',
	async (name) => {
		const given = givenFile(name)
		const { row, bytes } = await keptByApi(given, name, 'cover')
		expect(row).toMatchObject({ width: 760, height: 427, size: bytes.length })
		expect(bytes.length).toBeLessThan(given.length - 2_900)
		expect(given.slice(0, bytes.length)).toEqual(bytes)
		expect(holds(bytes, 'MotionPhoto')).toBe(false)
	},
)

/** A JPEG with this orientation in its camera data. */
function turnedJpeg(width: number, height: number, orientation: number): Bytes {
	const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
	const data = joined('Exif\0\0', tiff)
	const jpeg = jpegOf(width, height)
	return joined(jpeg.slice(0, 2), [0xff, 0xe1], uint(2, data.length + 2), data, jpeg.slice(2))
}

test('the exact size of a cover is the one that it shows', async () => {
	const { row } = await keptByApi(turnedJpeg(427, 760, 8), 'cover.jpg', 'cover')
	expect(row).toMatchObject({ width: 760, height: 427 })
	expect(await refusedFields(aDraft({ coverImage: asFile(turnedJpeg(760, 427, 6), 'cover.jpg') }))).toEqual({
		coverImage: fileRules.blogCover.pixels?.otherwise,
	})
})

test('each of the eight orientations is kept', async () => {
	for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
		const size = orientation < 5 ? { width: 16, height: 8 } : { width: 8, height: 16 }
		const stored = await kept(turnedJpeg(16, 8, orientation))
		expect(recognise(stored), `${orientation}`).toEqual({ kind: 'jpeg', ...size })
		expect(stored.length, `${orientation}`).toBe(jpegOf(16, 8).length + (orientation === 1 ? 0 : 36))
		expect(await kept(stored)).toEqual(stored)
	}
})

test.each([
	['img-gps.jpg', { width: 40, height: 60 }],
	['img-gps.png', { width: 40, height: 60 }],
	// Browsers do not turn it.
	['img-gps.webp', { width: 60, height: 40 }],
	['img-gps.avif', { width: 40, height: 60 }],
])('%s loses its place, and nothing of what it shows', async (name, size) => {
	const given = givenFile(name)
	const stored = await kept(given)
	expect(personal.filter((text) => holds(given, text)).length).toBeGreaterThan(1)
	expect(personal.filter((text) => holds(stored, text))).toEqual([])
	expect(recognise(stored)).toMatchObject(size)
	expect(await kept(stored)).toEqual(stored)
	const output = await bindings.IMAGES?.input(new Blob([stored]).stream()).output({ format: 'image/webp' })
	expect(output && recognise(new Uint8Array(await output.response().arrayBuffer()))).toMatchObject(size)
})

const film = joined(uint(4, 24), 'ftypmp42', new Uint8Array(9_000), 'a film')
const description = joined([0x21, 0xff, 11], 'XMP DataXMP', [5], 'a map', [0])

test.each<[string, Bytes, Bytes]>([
	['a JPEG', jpegOf(9, 7), film],
	['a JPEG', jpegOf(9, 7), textBytes('\n')],
	['a PNG', pngOf(9, 7), film],
	['a WebP', webpOf(9, 7), film],
	['a GIF', gifOf(9, 7), film],
	['a BMP', bmpOf(9, 7), film],
	['an AVIF', avifOf(9, 7), film.slice(2)],
	['an AVIF', avifOf(9, 7), textBytes('MotionPhoto_Data')],
])('%s is stored up to its end', async (_, picture, behind) => {
	expect(await kept(joined(picture, behind))).toEqual(picture)
})

test('a GIF loses its description and keeps its frames', async () => {
	const parts = [gifExtensions, gifFrame(9, 7), gifFrame(9, 7), [0x3b]]
	expect(await kept(joined(gifScreen(9, 7), description, ...parts))).toEqual(joined(gifScreen(9, 7), ...parts))
})

test('a BMP without its own length is complete', async () => {
	expect(await kept(changed(bmpOf(9, 7), { 2: [0, 0, 0, 0] }))).toHaveLength(bmpOf(9, 7).length)
})

test('what is damaged before its end is not mended', () => {
	for (const bytes of [jpegOf(9, 7).slice(0, -2), pngOf(9, 7).slice(0, -12), avifOf(9, 7).slice(0, -1)])
		expect(examine(joined(bytes, film))).toMatchObject({ found: null, fault: 'unreadable' })
})

const movingGif = (width: number, height: number, frames = 2) =>
	joined(gifScreen(width, height), ...Array<Bytes>(frames).fill(gifFrame(2, 2)), [0x3b])

test.each<[string, (width: number, height: number) => Bytes, Bytes]>([
	['GIF', (width, height) => movingGif(width, height, 9), gifOf(9, 7)],
	['WebP', (width, height) => animatedWebpOf(width, height, 9), webpOf(9, 7)],
	['APNG', (width, height) => animatedPngOf(width, height, 9), pngOf(9, 7)],
	['AVIF', (width, height) => animatedAvifOf(width, height, 9), avifOf(9, 7)],
])(
	'one rule for moving pictures: a %s is stored as it is sent, up to 200 million pixels of all frames',
	async (_, made, still) => {
		const moving = made(90, 60)
		expect([isMoving(moving), isMoving(still)]).toEqual([true, false])
		expect(await kept(moving)).toEqual(moving)
		expect(examine(made(4_000, 5_500))).toMatchObject({ found: { width: 4_000, height: 5_500 } })
		expect(examine(made(4_000, 5_600))).toMatchObject({ found: null, fault: 'too-many-pixels' })
	},
)
