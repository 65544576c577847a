import { beforeAll, beforeEach, expect, test } from 'vitest'
import { draftMessages, mostDraftFiles } from '#contracts/items/drafts.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { coverFile } from '#tests/support/builders/blog-files.ts'
import { blogCalls } from '#tests/support/builders/blogs.ts'
import { fileState, formOf, itemCalls, refusal } from '#tests/support/builders/items.ts'
import { newsCalls } from '#tests/support/builders/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketsAround } from '#tests/support/worker/faults.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let blogs: Awaited<ReturnType<typeof callsOf>>
let newsItems: ReturnType<typeof itemCalls>
let blogItems: ReturnType<typeof itemCalls>
let id: number
let blog: number
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	blogs = await callsOf(blogCalls)
	newsItems = itemCalls('news', news.headers)
	blogItems = itemCalls('blogs', blogs.headers)
})
beforeEach(async () => {
	id = await news.saved(newsCalls.form())
	blog = await blogs.saved(blogCalls.form())
})

/** A draft of the piece of news with another picture. */
const draftWithPicture = async () => {
	const form = await formOf(newsItems, id)
	return newsItems.drafted({ ...form, kept: {}, files: { thumbnailImage: aPicture(640, 360) } })
}

/** A draft of the blog with so many pictures in its text. */
async function draftWithPictures(count: number) {
	const form = await formOf(blogItems, blog)
	const names = Array.from({ length: count }, (_, index) => `p${index}`)
	const content = names.map((name) => `<img src="{{${name}}}" alt="">`).join('')
	const files = Object.fromEntries(names.map((name) => [`images.${name}`, aPicture(32, 18)]))
	return blogItems.autosave({ ...form, values: { ...form.values, content }, files })
}

const versionOf = async (answer: Response) => ((await answer.json()) as { draftVersion: string }).draftVersion
const publish = (draftVersion: string | null, calls = newsItems, others = {}) =>
	calls.post('publishdraft', { draftVersion }, { bindings: others })
const fieldsOf = async (answer: Response) => [answer.status, ((await answer.json()) as { fields: unknown }).fields]

test('a draft with many pictures is scheduled and published without reading or writing one of them', async () => {
	// The cover, the thumbnail and the portrait count, too.
	const draftVersion = await versionOf(await draftWithPictures(mostDraftFiles - 3))
	const seen: string[] = []
	const counting = (on: 'get' | 'put') => bucketsAround(on, { before: async () => seen.push(on) })
	const dueAt = new Date(Date.now() + 60 * 60_000).toISOString()
	for (const on of ['get', 'put'] as const) {
		const others = counting(on)
		expect((await blogItems.post('schedulereplacement', { draftVersion, dueAt }, { bindings: others })).status).toBe(
			200,
		)
	}
	expect((await publish(draftVersion, blogItems, counting('get'))).status).toBe(200)
	const again = await draftWithPicture()
	expect((await publish(again.draftVersion, newsItems, counting('put'))).status).toBe(200)
	expect(seen).toEqual([])
	await expectStoresToAgree()
})

test('the file that the draft held is the file of the item', async () => {
	const { draftVersion, files } = await draftWithPicture()
	expect((await publish(draftVersion)).status).toBe(200)
	expect((await newsItems.live(id)).files.thumbnailImage?.key).toBe(files.thumbnailImage)
	expect(await fileState(files.thumbnailImage ?? '')).toEqual({ state: 'live', shown: 1 })
})

test('a file that another item holds too is copied, so that each item owns its own', async () => {
	const copy = (await (await newsItems.post('duplicate', { id })).json()) as { draftVersion: string }
	const added = (await (await publish(copy.draftVersion)).json()) as number
	const [first, second] = [await newsItems.live(id), await newsItems.live(added)]
	expect(second.files.thumbnailImage?.key).not.toBe(first.files.thumbnailImage?.key)
	expect(second.files.thumbnailImage).toMatchObject({ width: first.files.thumbnailImage?.width })
	await expectStoresToAgree()
})

test('no request can hand in a key: a text in place of a file is refused', async () => {
	const { files } = await draftWithPicture()
	const key = files.thumbnailImage ?? ''
	for (const handed of [key, JSON.stringify({ key }), `{{${key}}}`]) {
		const answer = await news.save({ ...newsCalls.form(), thumbnailImage: handed })
		expect(await fieldsOf(answer)).toEqual([400, { thumbnailImage: fileRules.picture.wrongType }])
	}
})

test('a key that the draft does not hold is no file of the draft', async () => {
	const { draftVersion } = await draftWithPicture()
	const other = await news.saved(newsCalls.form())
	const foreign = (await newsItems.live(other)).files.thumbnailImage?.key ?? ''
	await bindings.DB.prepare('update drafts set files = ? where item_id = ? and kind = ?')
		.bind(JSON.stringify({ thumbnailImage: foreign }), id, 'news')
		.run()
	expect(await fieldsOf(await publish(draftVersion))).toEqual([404, { thumbnailImage: draftMessages.lostFile }])
	expect((await newsItems.live(other)).files.thumbnailImage?.key, 'the other item keeps its file').toBe(foreign)
})

test('a file is judged by its row, with the messages of an upload', async () => {
	const form = await formOf(blogItems, blog)
	const { coverImage: _, ...kept } = form.kept
	const { draftVersion, files } = await blogItems.drafted({ ...form, kept, files: { coverImage: coverFile() } })
	const key = files.coverImage ?? ''
	const set = (column: string, value: number | string) =>
		bindings.DB.prepare(`update files set ${column} = ? where key = ?`).bind(value, key).run()
	const refused = async () => fieldsOf(await publish(draftVersion, blogItems))
	await set('width', 761)
	expect(await refused()).toEqual([400, { coverImage: fileRules.blogCover.pixels?.otherwise }])
	await set('width', 760)
	await set('size', fileRules.blogCover.maxBytes + 1)
	expect(await refused()).toEqual([400, { coverImage: fileRules.blogCover.tooLarge }])
	await set('size', fileRules.blogCover.maxBytes)
	await set('type', 'application/pdf')
	expect(await refused()).toEqual([400, { coverImage: fileRules.blogCover.wrongType }])
	await set('type', 'image/png')
	expect((await publish(draftVersion, blogItems)).status).toBe(200)
})

test('a file that the bucket has lost is named; a bucket that fails is no loss', async () => {
	const { draftVersion, files } = await draftWithPicture()
	const fails = bucketsAround('head', { before: () => Promise.reject(new Error('R2 does not answer')) })
	expect(await refusal(await publish(draftVersion, newsItems, fails))).toEqual([503, 'service.busy'])
	await bindings.MEDIA.delete(files.thumbnailImage ?? '')
	expect(await fieldsOf(await publish(draftVersion))).toEqual([404, { thumbnailImage: draftMessages.lostFile }])
	expect(logged('error').map((line) => JSON.parse(line).event)).toEqual(['files.unreachable', 'files.object-missing'])
	expect(await newsItems.draftOf(id), 'the draft stays').not.toBeNull()
})

test('a draft holds at most 100 files and 60 MB', async () => {
	const tooMany = await draftWithPictures(mostDraftFiles - 2)
	expect(await fieldsOf(tooMany)).toEqual([400, { images: draftMessages.tooLarge }])
	const draft = (await (await draftWithPictures(61)).json()) as { draftVersion: string; files: Record<string, string> }
	// Each of these files is as large as its rule allows.
	await bindings.DB.prepare('update files set size = 1024 * 1024 where key in (select value from json_each(?))')
		.bind(JSON.stringify(Object.values(draft.files)))
		.run()
	const { values, itemId, baseVersion } = await formOf(blogItems, blog)
	const { coverImage: _, ...kept } = draft.files
	const sent = { itemId, baseVersion, values, draftVersion: draft.draftVersion, kept }
	const grown = await blogItems.autosave({ ...sent, kept: draft.files, files: { shareImage: aPicture(1200, 630) } })
	expect(await fieldsOf(grown)).toEqual([400, { shareImage: draftMessages.tooLarge }])
	expect((await blogItems.autosave(sent)).status, 'one that is too large already may shrink').toBe(200)
})
