import { beforeAll, describe, expect, test } from 'vitest'
import { draftMessages } from '#contracts/items/drafts.ts'
import { blogsAsStaff, publish, refusedFields, textWithPictures } from '#tests/support/builders/items/draft-files.ts'
import { aFormId, formOf, type itemCalls, keysOf, rowsOf } from '#tests/support/builders/items/items.ts'
import { insideFile } from '#tests/support/builders/published/blog-files.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let blogs: Awaited<ReturnType<typeof blogsAsStaff>>['blogs']
let blogItems: ReturnType<typeof itemCalls>
let draftOfBlog: Awaited<ReturnType<typeof blogsAsStaff>>['draftOfBlog']
beforeAll(async () => {
	await addLabels()
	;({ blogs, items: blogItems, draftOfBlog } = await blogsAsStaff())
})

describe('a draft holds at most 100 files and 60 MB', () => {
	const tooLarge = (field: string) => [400, { [field]: draftMessages.tooLarge }]
	const another = { 'images.another': insideFile(250) }

	test('the next file is refused by its field and not kept; one takes the place of another', async () => {
		const { draft, saved } = await draftOfBlog(97)
		const next = { ...draft, draftVersion: saved.draftVersion, kept: saved.files }
		const before = await counts()
		expect(await refusedFields(await blogItems.autosave({ ...next, files: another }))).toEqual(tooLarge('images'))
		expect(await counts()).toEqual(before)
		const replaced = await blogItems.autosave({ ...next, files: { 'images.p5': insideFile(251) } })
		expect(replaced.status).toBe(200)
		const { 'images.p6': _, ...fewer } = (await blogItems.draftOf(draft.itemId))?.files ?? {}
		expect((await blogItems.autosave({ ...next, kept: keysOf(fewer), files: another })).status).toBe(200)
	})

	test('bytes count as the table of files has them, together with what is sent', async () => {
		const { draft, saved } = await draftOfBlog(70)
		const inText = Object.entries(saved.files).filter(([path]) => path.startsWith('images.'))
		const sizeTo = (size: number) =>
			rowsOf(
				'update files set size = ? where key in (select value from json_each(?))',
				size,
				JSON.stringify(inText.map(([, key]) => key)),
			)
		const next = { ...draft, draftVersion: saved.draftVersion, kept: saved.files, files: another }
		await sizeTo(900_000)
		expect(await refusedFields(await blogItems.autosave(next))).toEqual(tooLarge('images'))
		expect((await blogItems.autosave({ ...next, files: {} })).status, 'what it holds may stay').toBe(200)
		await sizeTo(850_000)
		expect((await blogItems.autosave(next)).status).toBe(200)
		await sizeTo(insideFile().size)
	})

	test('an item with more keeps working: its text is changed by a draft, but no file is added, and it has no copy', async () => {
		const { id, saved } = await draftOfBlog(97)
		await publish(blogItems, saved.draftVersion)
		const { values } = await blogItems.live(id)
		const added = textWithPictures(5, 'more')
		const images = Object.entries(added.files).map(([path, file]) => [`images[${path.slice('images.'.length)}]`, file])
		await blogs.saved({
			...blogCalls.form(),
			blogsId: String(id),
			content: `${values.content}${added.content}`,
			hasImagesChanged: 'true',
			...Object.fromEntries(images),
		})
		const form = { ...(await formOf(blogItems, id)), formId: aFormId() }
		expect(Object.keys(form.kept)).toHaveLength(105)
		const draft = { ...form, values: { ...form.values, heading: 'Another heading' } }
		expect(await refusedFields(await blogItems.autosave({ ...draft, files: another }))).toEqual(tooLarge('images'))
		const { draftVersion } = await blogItems.drafted(draft)
		expect((await publish(blogItems, draftVersion)).status).toBe(200)
		expect(Object.keys((await blogItems.live(id)).files)).toHaveLength(105)
		expect(await refusedFields(await blogItems.post('duplicate', { id }))).toEqual(tooLarge('id'))
		await expectStoresToAgree()
	})
})
