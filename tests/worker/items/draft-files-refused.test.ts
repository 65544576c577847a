import { beforeAll, describe, expect, test } from 'vitest'
import { draftMessages } from '#contracts/items/drafts.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { blogsAsStaff, publish, refusedFields, schedule } from '#tests/support/builders/items/draft-files.ts'
import { aFormId, formOf, itemCalls, keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { caseStudyCalls } from '#tests/support/builders/published/case-studies.ts'
import { aPdf, flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketWithout } from '#tests/support/worker/faults.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let blogs: Awaited<ReturnType<typeof blogsAsStaff>>['blogs']
let blogItems: ReturnType<typeof itemCalls>
let draftOfBlog: Awaited<ReturnType<typeof blogsAsStaff>>['draftOfBlog']
beforeAll(async () => {
	await addLabels()
	;({ blogs, items: blogItems, draftOfBlog } = await blogsAsStaff())
})

describe('a key that a draft does not hold', () => {
	const publishable = { blogCalls, caseStudyCalls, newsCalls, flyerCalls, whitepaperCalls, eventCalls }

	test.each(Object.entries(publishable))('is refused in a form of %s, in whatever shape', async (_, kind) => {
		const calls = await callsOf(kind)
		const { table, form, picture } = kind
		const id = await calls.saved(form())
		const [row] = await rowsOf(
			`select key, name, size, width, height from files where key in (
				select file_key from file_holders where holder = ? and holder_id = ?) and width = ?`,
			kind.section,
			id,
			picture.width,
		)
		const key = String(row?.key)
		const before = await rowsOf(`select * from ${table} where id = ?`, id)
		const edit = { ...form(), [kind.id]: String(id), [picture.changed]: 'true' }
		for (const text of [
			key,
			JSON.stringify({ ...row, extension: 'png', isNamedTwice: false }),
			`/media/${key}/picture.png`,
		]) {
			const answer = await calls.save({ ...edit, [picture.part]: text })
			expect([answer.status, await answer.json()]).toMatchObject([
				400,
				{ fields: { [picture.part]: picture.wrongType } },
			])
		}
		const { [picture.part]: __, ...others } = edit
		const parts = { key, extension: 'png', size: '1', width: String(picture.width), height: String(picture.height) }
		const nested = Object.fromEntries(Object.entries(parts).map(([name, value]) => [`${picture.part}[${name}]`, value]))
		const answer = await calls.save({ ...others, ...nested })
		expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [picture.part]: picture.wrongType } }])
		expect(await rowsOf(`select * from ${table} where id = ?`, id)).toEqual(before)
	})

	test('is refused among the pictures of a text and of a gallery', async () => {
		const { saved } = await draftOfBlog(1)
		const key = saved.files['images.p0'] ?? ''
		const blog = await blogs.save({
			...blogCalls.form(),
			content: '<p><img src="{{p0}}" alt=""></p>',
			hasImagesChanged: 'true',
			'images[p0]': key,
		})
		expect([blog.status, await blog.json()]).toMatchObject([400, { fields: { images: fileRules.picture.wrongType } }])
		const events = await callsOf(eventCalls)
		const event = await events.save({ ...eventCalls.form(), 'thumbnailImages[0]': key })
		expect([event.status, await event.json()]).toMatchObject([
			400,
			{ fields: { thumbnailImages: fileRules.eventPicture.wrongType } },
		])
	})

	test('goes live from no draft whose row names it: neither one of another item nor a private one', async () => {
		const news = await callsOf(newsCalls)
		const items = itemCalls('news', news.headers)
		const foreign = keysOf((await items.live(await news.saved(newsCalls.form()))).files).thumbnailImage ?? ''
		const id = await news.saved(newsCalls.form())
		const form = await formOf(items, id)
		const { draftVersion, files } = await items.drafted({
			...form,
			kept: {},
			files: { thumbnailImage: aPicture(90, 60) },
		})
		const draftId = Number(draftVersion?.split('.')[0])
		const name = (key: string) =>
			rowsOf('update drafts set files = ? where id = ?', JSON.stringify({ thumbnailImage: key }), draftId)
		const lost = [404, { thumbnailImage: draftMessages.lostFile }]
		for (const key of [foreign, crypto.randomUUID()]) {
			await name(key)
			expect(await refusedFields(await publish(items, draftVersion))).toEqual(lost)
			expect(await refusedFields(await schedule(items, draftVersion))).toEqual(lost)
		}
		await name(files.thumbnailImage ?? '')
		await rowsOf("update files set bucket = 'private' where key = ?", files.thumbnailImage)
		expect(await refusedFields(await publish(items, draftVersion)), 'a private file').toEqual(lost)
		await rowsOf("update files set bucket = 'media' where key = ?", files.thumbnailImage)
		expect((await publish(items, draftVersion)).status).toBe(200)
		await expectStoresToAgree()
	})
})

describe('a file that a draft holds is judged by its row', () => {
	test('in its pixels, with the other mistakes of the form', async () => {
		const { draft, saved } = await draftOfBlog(1)
		const { thumbnailImage = '' } = saved.files
		const { draftVersion } = await blogItems.drafted({
			...draft,
			draftVersion: saved.draftVersion,
			values: { ...draft.values, heading: '' },
			kept: { ...saved.files, coverImage: thumbnailImage },
		})
		const otherwise = 'Choose Image with height 427px and width 760px'
		const wrong = { coverImage: otherwise, heading: 'Heading is required.' }
		expect(await refusedFields(await publish(blogItems, draftVersion))).toEqual([400, wrong])
		expect(await refusedFields(await schedule(blogItems, draftVersion))).toEqual([400, wrong])
	})

	test('in its type and its size', async () => {
		const flyers = await callsOf(flyerCalls)
		const items = itemCalls('flyers', flyers.headers)
		const { values } = await items.live(await flyers.saved(flyerCalls.form()))
		const files = { thumbnailImage: aPicture(), file: aPdf() }
		const first = await items.drafted({ values, files, formId: aFormId() })
		const swapped = { thumbnailImage: first.files.file ?? '', file: first.files.thumbnailImage ?? '' }
		const second = await items.drafted({ values, draftVersion: first.draftVersion, kept: swapped })
		expect(await refusedFields(await publish(items, second.draftVersion))).toEqual([
			400,
			{ thumbnailImage: fileRules.picture.wrongType, file: fileRules.pdf.wrongType },
		])
		const third = await items.drafted({ values, draftVersion: second.draftVersion, kept: first.files })
		const sizeTo = (size: number) => rowsOf('update files set size = ? where key = ?', size, first.files.thumbnailImage)
		const [{ size = 0 } = {}] = await rowsOf('select size from files where key = ?', first.files.thumbnailImage)
		await sizeTo(fileRules.picture.maxBytes + 1)
		expect(await refusedFields(await publish(items, third.draftVersion))).toEqual([
			400,
			{ thumbnailImage: fileRules.picture.tooLarge },
		])
		await sizeTo(Number(size))
		expect((await publish(items, third.draftVersion)).status).toBe(200)
	})

	test('and refused by its field where the bucket has lost it; while the bucket is away, it is to be tried again', async () => {
		const { id, saved } = await draftOfBlog(2)
		const { draftVersion } = saved
		const away = bucketWithout('head')
		expect(await refusal(await publish(blogItems, draftVersion, away))).toEqual([503, 'service.busy'])
		expect(await refusal(await schedule(blogItems, draftVersion, away))).toEqual([503, 'service.busy'])
		const key = saved.files['images.p1'] ?? ''
		const object = await (await bindings.MEDIA.get(key))?.arrayBuffer()
		await bindings.MEDIA.delete(key)
		const lost = [404, { images: draftMessages.lostFile }]
		expect(await refusedFields(await publish(blogItems, draftVersion))).toEqual(lost)
		expect(await refusedFields(await schedule(blogItems, draftVersion))).toEqual(lost)
		expect(logged('error').filter((line) => line.includes('object-missing'))).toHaveLength(2)
		expect(await blogItems.live(id)).toMatchObject({ version: 1 })
		await bindings.MEDIA.put(key, object ?? '')
	})
})
