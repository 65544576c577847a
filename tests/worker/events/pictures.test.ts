import { beforeAll, expect, test } from 'vitest'
import { fileRules } from '#contracts/shared/uploads.ts'
import { anEdit, anEvent, eventsAsStaff, pictureParts } from '#tests/support/builders/published/events.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { refusedPictures } from '#tests/support/files/picture-files.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, jpegOf } from '#tests/support/files/sample-files.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'

let staff: Awaited<ReturnType<typeof eventsAsStaff>>
beforeAll(async () => {
	staff = await eventsAsStaff()
})

/** The pictures of the gallery by their widths, which tell them apart. */
const widthsOf = async (id: number) => (await staff.found(id)).thumbnailImages.map(({ width }) => width)
const idsOf = async (id: number) => (await staff.found(id)).thumbnailImages.map((picture) => picture.id)

async function refused(parts: Record<string, string | File>, fields: Record<string, string>) {
	const before = await counts()
	const answer = await staff.save(parts)
	expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.invalid', fields }])
	expect(await counts()).toEqual(before)
}

test('attachmentIds lists the thumbnail, then the additional images in their order', async () => {
	const id = await staff.saved(
		anEvent({ ...pictureParts(3), thumbnailAlt: 'A shelf', 'thumbnailImagesAlt[1]': 'A hall' }),
	)
	const event = await staff.found(id)
	expect(event).toMatchObject({ thumbnailAlt: 'A shelf', thumbnailWidth: 800, thumbnailHeight: 450 })
	expect(event.thumbnailImages).toMatchObject([
		{ width: 100, alt: '' },
		{ width: 101, alt: 'A hall' },
		{ width: 102, alt: '' },
	])
	const [first, ...others] = event.attachmentIds
	expect(others).toEqual(event.thumbnailImages.map((picture) => picture.id))
	expect(others).not.toContain(first)
	expect(event.thumbnailImage).toMatch(/^\/media\/[\da-f-]{36}\/picture\.png\?expires=\d{13}&signature=[\da-f]{64}$/)
})

test('new images of an edit are appended, and stored ones keep their ids', async () => {
	const id = await staff.saved(anEvent(pictureParts(2)))
	const ids = await idsOf(id)
	await staff.saved(anEdit(id, pictureParts(2, 50)))
	expect(await widthsOf(id)).toEqual([100, 101, 150, 151])
	expect((await idsOf(id)).slice(0, 2)).toEqual(ids)
})

test('imageOrder sorts the stored ones; new ones follow', async () => {
	const id = await staff.saved(anEvent(pictureParts(3)))
	const [a, b, c] = await idsOf(id)
	await staff.saved(anEdit(id, { imageOrder: `${c},${a},${b}`, 'thumbnailImages[0]': aPicture(300, 50) }))
	expect(await widthsOf(id)).toEqual([102, 100, 101, 300])
	expect((await idsOf(id)).slice(0, 3)).toEqual([c, a, b])
})

test('an order with an id too few, twice, or of another event is refused', async () => {
	const id = await staff.saved(anEvent(pictureParts(2)))
	const [a, b] = await idsOf(id)
	const [foreign] = await idsOf(await staff.saved(anEvent()))
	const [thumbnail] = (await staff.found(id)).attachmentIds
	const wrongOrder = { imageOrder: 'Every stored image is expected once' }
	const unknown = { imageOrder: 'Ids of images of this event are expected' }
	await refused(anEdit(id, { imageOrder: `${a}` }), wrongOrder)
	await refused(anEdit(id, { imageOrder: `${a},${a}` }), wrongOrder)
	await refused(anEdit(id, { imageOrder: `${a},${b},${a}` }), wrongOrder)
	await refused(anEdit(id, { imageOrder: `${a},${b},${foreign}` }), unknown)
	await refused(anEdit(id, { imageOrder: `${thumbnail},${a},${b}` }), unknown)
	await refused(anEvent({ imageOrder: `${a}` }), unknown)
})

test('texts of stored images change by their ids; those of another event are out of reach', async () => {
	const id = await staff.saved(anEvent({ ...pictureParts(2), 'thumbnailImagesAlt[0]': 'A hall' }))
	const [a, b] = await idsOf(id)
	await staff.saved(anEdit(id, { [`imageAlts[${b}]`]: 'A queue' }))
	expect((await staff.found(id)).thumbnailImages.map(({ alt }) => alt)).toEqual(['A hall', 'A queue'])
	await staff.saved(anEdit(id, { [`imageAlts[${a}]`]: '' }))
	expect((await staff.found(id)).thumbnailImages.map(({ alt }) => alt)).toEqual(['', 'A queue'])
	const [foreign] = await idsOf(await staff.saved(anEvent()))
	await refused(anEdit(id, { [`imageAlts[${foreign}]`]: 'Mine' }), {
		imageAlts: 'Ids of images of this event are expected',
	})
})

test('a gallery holds twenty, those that are stored among them', async () => {
	const id = await staff.saved(anEvent(pictureParts(18)))
	await refused(anEdit(id, pictureParts(3)), { thumbnailImages: 'At most 20 images' })
	await staff.saved(anEdit(id, pictureParts(2)))
	expect(await widthsOf(id)).toHaveLength(20)
})

const message = 'Please upload only image files (e.g., JPG, PNG) with a size of 250 KB or less.'
test.each<[string, File, string?]>([
	['a page named .png', asFile(textBytes('<script>alert(1)</script>'), 'page.png', 'image/png')],
	['half a JPEG', asFile(jpegOf(80, 45).slice(0, -2), 'half.png'), fileRules.eventPicture.reasons.unreadable],
	['nothing', asFile(new Uint8Array(), 'empty.png'), fileRules.eventPicture.reasons.empty],
	['a byte too many', asFile(jpegOf(80, 45, { bytes: 256_001 }), 'picture.jpg')],
])('one bad image of several is refused, and none is kept: %s', async (_, file, reason = '') => {
	await refused(anEvent({ 'thumbnailImages[1]': file }), { thumbnailImages: `${message} ${reason}`.trim() })
})

test('a drawing among several is refused with the reason', async () => {
	const drawing = asFile(refusedPictures.svg, 'drawing.svg', 'image/svg+xml')
	await refused(anEvent({ 'thumbnailImages[1]': drawing }), {
		thumbnailImages: `${message} SVG drawings can carry scripts: save the picture as PNG.`,
	})
})

test('a thumbnail and images of 256,000 bytes pass', async () => {
	const file = () => asFile(jpegOf(80, 45, { bytes: 256_000 }), 'picture.jpg')
	await staff.saved(anEvent({ thumbnailImage: file(), 'thumbnailImages[0]': file() }))
})

test('a replaced thumbnail keeps its id, and no visitor gets the old file', async () => {
	const id = await staff.saved(anEvent())
	const [before] = (await staff.found(id)).attachmentIds
	const old = (await staff.found(id)).thumbnailImage.split('/')[2]
	await staff.saved(anEdit(id, { thumbnailImage: aPicture(640, 360), hasThumbnailImageChanged: 'true' }))
	const event = await staff.found(id)
	expect([event.attachmentIds[0], event.thumbnailWidth]).toEqual([before, 640])
	const { results } = await bindings.DB.prepare('select state, shown from files where key = ?').bind(old).all()
	expect(results).toEqual([{ state: 'live', shown: 0 }])
})
