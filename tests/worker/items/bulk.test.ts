import { beforeAll, expect, test } from 'vitest'
import type { BulkResult } from '#contracts/items/history.ts'
import { asRecruiter } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { formOf, itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { aDraft, blogCalls, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})

type Calls = ReturnType<typeof itemCalls>

async function change(action: string, ids: number[], calls: Calls = items): Promise<BulkResult> {
	const answer = await calls.post('changeseveral', { action, ids })
	expect(answer.status).toBe(200)
	return answer.json()
}

async function undo(batch: string | null, calls: Calls = items): Promise<BulkResult> {
	const answer = await calls.post('undo', { batch })
	expect(answer.status).toBe(200)
	return answer.json()
}

const savedNews = (title: string, isPublished: boolean) =>
	news.saved({ ...newsCalls.form(), title, isPublished: String(isPublished) })
const isPublished = async (id: number) => (await items.live(id)).values.isPublished

test('of several items one that is refused is named with its reason, and the others are changed', async () => {
	const blogs = await callsOf(blogCalls)
	const calls = itemCalls('blogs', blogs.headers)
	const ready = await blogs.saved({ ...blogCalls.form(), active: 'false' })
	const bare = await savedBlog(aDraft({ heading: 'Only a heading' }))
	const shown = await blogs.saved(blogCalls.form())
	const result = await change('publish', [ready, bare, shown, 987_654, ready], calls)
	expect(result).toEqual({
		batch: expect.any(String),
		done: [ready],
		refused: [
			{ id: bare, title: 'Only a heading', reason: expect.stringMatching(/required/i), code: 'request.invalid' },
			{ id: 987_654, title: '', reason: 'Blog with id not found', code: 'blog.not-found' },
		],
	})
	expect((await calls.live(ready)).values.active).toBe(true)
	expect((await calls.live(bare)).values.active).toBe(false)
	expect((await calls.revisions(ready))[0]).toMatchObject({ act: 'published', fields: ['active'] })
	expect((await calls.live(shown)).version).toBe(1)
	await expectStoresToAgree()
})

test('where everything is as wanted already nothing is written, and there is nothing to undo', async () => {
	const ids = [await savedNews('One', true), await savedNews('Two', true)]
	const before = await counts()
	expect(await change('publish', ids)).toEqual({ batch: null, done: [], refused: [] })
	expect(await counts()).toEqual(before)
})

test('publishing changes the live version, not the draft', async () => {
	const id = await savedNews('Live', false)
	const form = await formOf(items, id)
	const { draftVersion } = await items.drafted({ ...form, values: { ...form.values, title: 'Draft' } })
	await change('publish', [id])
	expect(await items.live(id)).toMatchObject({ title: 'Live', values: { isPublished: true } })
	expect(await (await items.ask(`draftof/${id}`)).json()).toMatchObject({ draftVersion, title: 'Draft' })
})

test.each([
	['publish', false],
	['unpublish', true],
])('undo of %s takes it back, once', async (action, before) => {
	const ids = [await savedNews('One', before), await savedNews('Two', before)]
	const { batch } = await change(action, ids)
	for (const id of ids) expect(await isPublished(id)).toBe(!before)
	const undone = await undo(batch)
	expect({ ...undone, done: undone.done.sort() }).toEqual({ batch: null, done: ids, refused: [] })
	for (const id of ids) expect(await isPublished(id)).toBe(before)
	expect(await undo(batch)).toMatchObject({ done: [], refused: [{ id: ids[0] }, { id: ids[1] }] })
	await expectStoresToAgree()
})

test('undo of a deletion brings items back as they were, published or not', async () => {
	const [shown, hidden] = [await savedNews('Shown', true), await savedNews('Hidden', false)]
	const { batch, done } = await change('delete', [shown, hidden])
	expect(done).toEqual([shown, hidden])
	expect((await undo(batch)).done.sort()).toEqual([shown, hidden].sort())
	expect([await isPublished(shown), await isPublished(hidden)]).toEqual([true, false])
	expect((await news.publicRows()).some(({ title }) => title === 'Shown')).toBe(true)
	expect(await items.trash()).toEqual([])
	await expectStoresToAgree()
})

test('undo leaves what has changed since as it is, and names it', async () => {
	const [touched, deleted, still] = [
		await savedNews('Touched', false),
		await savedNews('Deleted', false),
		await savedNews('Still', false),
	]
	const { batch } = await change('publish', [touched, deleted, still])
	await news.saved({ ...newsCalls.form(), id: String(touched), title: 'Touched since' })
	await change('delete', [deleted])
	const { done, refused } = await undo(batch)
	expect(done).toEqual([still])
	expect(refused).toEqual([
		{ id: touched, title: 'Touched since', reason: expect.stringContaining('changed this on'), code: 'write.stale' },
		{ id: deleted, title: '', reason: 'News with id not found', code: 'news.not-found' },
	])
	expect(await isPublished(touched)).toBe(true)
})

test('undo names the same reason for a refusal as the action itself', async () => {
	const id = await savedNews('With a wrong address', true)
	const { batch } = await change('unpublish', [id])
	await rowsOf("update news set url = 'nowhere' where id = ?", id)
	const { refused } = await undo(batch)
	expect(refused).toMatchObject([{ id, reason: expect.stringMatching(/^Url must be/) }])
	expect((await change('publish', [id])).refused).toEqual(refused)
})

test('undo of a deletion does not touch an item that was restored since', async () => {
	const id = await savedNews('Back already', true)
	const { batch } = await change('delete', [id])
	const [entry] = await items.trash()
	await items.post('restorefromtrash', { trashId: entry?.trashId })
	expect(await undo(batch)).toEqual({ batch: null, done: [], refused: [] })
	expect(await isPublished(id)).toBe(false)
})

test('dates publish jobs: they can be deleted together only', async () => {
	const calls = itemCalls('careers', await asRecruiter())
	const [one, two] = [await openJob(), await openJob()]
	expect(await change('unpublish', [one], calls)).toMatchObject({
		batch: null,
		refused: [{ id: one, reason: 'Its dates tell whether visitors see it.' }],
	})
	const { batch } = await change('delete', [one, two], calls)
	expect((await undo(batch, calls)).done.sort()).toEqual([one, two].sort())
})

test('a batch is of its kind and role; at most 50 items are changed at once', async () => {
	const { batch } = await change('publish', [await savedNews('One', false)])
	const events = itemCalls('events', await signedInAs(['EventsAdmin']))
	expect(await undo(batch, events)).toEqual({ batch: null, done: [], refused: [] })
	const theirs = itemCalls('news', await signedInAs(['EventsAdmin']))
	for (const [path, json] of [
		['undo', { batch }],
		['changeseveral', { action: 'delete', ids: [1] }],
	] as const)
		expect((await theirs.post(path, json)).status).toBe(403)
	for (const ids of [[], Array.from({ length: 51 }, (_, index) => index + 1)])
		expect((await items.post('changeseveral', { action: 'delete', ids })).status).toBe(400)
	expect(await rowsOf("select id from trash where kind = 'news'")).toHaveLength(1)
})
