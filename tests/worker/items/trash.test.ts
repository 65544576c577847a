import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TrashRow } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { asRecruiter } from '#tests/support/builders/careers/careers-calls.ts'
import { deleteJob, openJob } from '#tests/support/builders/careers/jobs.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { fileState, formOf, itemCalls, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { addedTag, blogCalls } from '#tests/support/builders/published/blogs.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { anEditor, db, signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { restoreFromTrash } from '#worker/features/items/restore-from-trash.ts'
import { findTrash } from '#worker/features/items/trash.queries.ts'
import { newsItemKind } from '#worker/features/news/news-item.ts'
import { runJobs } from '#worker/jobs/run.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
let id: number
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})
beforeEach(async () => {
	id = await news.saved(newsCalls.form())
})

type Calls = ReturnType<typeof itemCalls>

async function deleted(itemId: number, calls: Calls = items): Promise<number> {
	const answer = await calls.post('changeseveral', { action: 'delete', ids: [itemId] })
	expect(await answer.json()).toMatchObject({ done: [itemId], refused: [] })
	const entry = (await calls.trash()).find((each) => each.itemId === itemId)
	if (!entry) throw new Error('The deleted item is not in the trash')
	return entry.trashId
}

const restore = (trashId: number, calls: Calls = items) => calls.post('restorefromtrash', { trashId })
const day = 24

describe.each(Object.entries(everyKind))('%s', (name, make) => {
	test('a deleted item goes to the trash, is gone for everybody, and comes back with its id, unpublished', async () => {
		const kind = await make()
		const calls = itemCalls(name as ItemKindName, kind.headers)
		const itemId = await kind.saved()
		const before = await calls.live(itemId)
		expect(await kind.isPublic(itemId)).toBe(true)
		const version = await versionOfContent()
		const trashId = await deleted(itemId, calls)
		expect(await versionOfContent()).toBeGreaterThan(version)
		expect([(await kind.details(itemId)).status, await kind.isPublic(itemId)]).toEqual([404, false])
		await expectStoresToAgree()

		const [entry] = await calls.trash()
		expect(entry).toMatchObject({ itemId, title: before.title, deletedBy: expect.any(String) })
		expect(Date.parse(entry?.dueAt ?? '') - Date.parse(entry?.deletedAt ?? '')).toBe(30 * day * 60 * 60_000)

		expect((await restore(trashId, calls)).status).toBe(200)
		const after = await calls.live(itemId)
		const box = 'active' in before.values ? 'active' : 'isPublished'
		const hidden = name === 'careers' ? {} : { [box]: false }
		expect(after).toMatchObject({ values: { ...before.values, ...hidden }, version: before.version + 1 })
		expect(Object.keys(after.files)).toEqual(Object.keys(before.files))
		expect(await kind.isPublic(itemId)).toBe(name === 'careers')
		expect((await calls.revisions(itemId)).map(({ act }) => act)).toEqual(['restored', 'deleted', 'added'])
		const acts = await rowsOf('select action from audit_log where section = ? and item_id = ?', name, itemId)
		expect(acts.map(({ action }) => action)).toEqual(['added', 'deleted', 'restored'])
		expect(await calls.trash()).toEqual([])
		await expectStoresToAgree()
	})
})

test('the trash is searched by words of the title, without case and accents', async () => {
	const titles = ['The ÉTUDE of tides', 'A quay']
	for (const title of titles) await deleted(await news.saved({ ...newsCalls.form(), title }))
	const found = async (title: string) => {
		const answer = await items.post('listtrash', { title })
		const { content, totalElements } = await answer.json<Paged<TrashRow>>()
		return [totalElements, ...content.map((row) => row.title)]
	}
	expect(await found('tides etude')).toEqual([1, titles[0]])
	expect(await found('%')).toEqual([0])
	await bindings.DB.prepare('update trash set title_key = lower(title)').run()
	expect(await found('quay'), 'one whose key the migration wrote').toEqual([1, titles[1]])
})

test('of two who restore at once one succeeds; afterwards nothing is in the trash', async () => {
	const trashId = await deleted(id)
	const answers = await Promise.all([restore(trashId), restore(trashId)])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
	expect(await refusal(await restore(trashId))).toEqual([404, 'trash.not-found'])
	expect(await refusal(await items.post('deleteforgood', { trashId }))).toEqual([404, 'trash.not-found'])
})

test('an item that is deleted for good once its entry is read for a restore is not in the trash any more', async () => {
	const trashId = await deleted(id)
	const entry = await findTrash(db, 'news', trashId)
	expect((await items.post('deleteforgood', { trashId })).status).toBe(200)
	const restoring = restoreFromTrash(db, newsItemKind, entry, { asBefore: false }, await anEditor())
	await expect(restoring).rejects.toMatchObject({ code: 'trash.not-found' })
	await expectStoresToAgree()
})

test('of two who delete at once one is told that the item is gone', async () => {
	const calls = itemCalls('news', news.headers)
	const remove = async () => (await calls.post('changeseveral', { action: 'delete', ids: [id] })).json()
	const results = (await Promise.all([remove(), remove()])) as { done: number[]; refused: object[] }[]
	expect(results.map(({ done }) => done.length).sort()).toEqual([0, 1])
	expect(results.flatMap(({ refused }) => refused)).toMatchObject([{ id, reason: expect.any(String) }])
	await expectStoresToAgree()
})

test('tags that were deleted meanwhile are left out, in the item and in its history', async () => {
	const blogs = await callsOf(blogCalls)
	const calls = itemCalls('blogs', blogs.headers)
	const [gone, kept] = [await addedTag('Gone'), await addedTag('Kept')]
	const blog = await blogs.saved({ ...blogCalls.form(), tags: `${gone},${kept}` })
	const trashId = await deleted(blog, calls)
	await rowsOf('delete from blog_tags where id = ?', gone)
	expect((await restore(trashId, calls)).status).toBe(200)
	expect((await calls.live(blog)).values.tags).toBe(String(kept))
	const [restored] = await calls.revisions(blog)
	expect(restored).toMatchObject({ act: 'restored', fields: expect.arrayContaining(['tags', 'active']) })
	expect(await (await calls.ask(`revisions/${restored?.revisionId}`)).json()).toMatchObject({
		values: { tags: String(kept) },
	})
})

test('a job with applicants does not go to the trash, by either call', async () => {
	const calls = itemCalls('careers', await asRecruiter())
	const job = await openJob()
	await addApplication({ jobId: job })
	const before = await counts()
	const answer = await calls.post('changeseveral', { action: 'delete', ids: [job] })
	expect(await answer.json()).toEqual({
		batch: null,
		done: [],
		refused: [
			{
				id: job,
				title: 'Workflow Engineer',
				reason: 'Job Post Cannot Be Deleted Due to Existing Applicants',
				code: 'job.has-applicants',
			},
		],
	})
	expect(await refusal(await deleteJob(job))).toEqual([409, 'job.has-applicants'])
	expect(await counts()).toEqual(before)
})

test('the trash of a kind is for the role of its section, and its entries are none of another kind', async () => {
	const trashId = await deleted(id)
	const theirs = itemCalls('news', await signedInAs(['EventsAdmin']))
	for (const path of ['restorefromtrash', 'deleteforgood'])
		expect(await refusal(await theirs.post(path, { trashId }))).toEqual([403, 'role.required'])
	expect(await refusal(await theirs.post('listtrash', {}))).toEqual([403, 'role.required'])
	const events = itemCalls('events', await signedInAs(['EventsAdmin']))
	expect(await refusal(await restore(trashId, events))).toEqual([404, 'trash.not-found'])
})

describe('deleting for good', () => {
	async function withDraftAndHistory(): Promise<string[]> {
		await news.saved({
			...newsCalls.form(),
			id: String(id),
			hasThumbnailImageChanged: 'true',
			thumbnailImage: aPicture(640, 360),
		})
		const form = await formOf(items, id)
		await items.drafted({ ...form, kept: {}, files: { thumbnailImage: aPicture(320, 180) } })
		const held = await rowsOf('select distinct file_key as key from file_holders')
		return held.map(({ key }) => String(key))
	}

	const leftOf = async (itemId: number) => ({
		revisions: await rowsOf("select id from revisions where kind = 'news' and item_id = ?", itemId),
		drafts: await rowsOf("select id from drafts where kind = 'news' and item_id = ?", itemId),
		trash: await rowsOf("select id from trash where kind = 'news' and item_id = ?", itemId),
	})

	test('takes the history, the draft and the files along, and the audit log tells', async () => {
		const others = new Set((await rowsOf('select file_key as key from file_holders')).map(({ key }) => key))
		const mine = (await items.live(id)).files.thumbnailImage?.key
		const keys = (await withDraftAndHistory()).filter((key) => key === mine || !others.has(key))
		expect(keys).toHaveLength(3)
		const trashId = await deleted(id)
		for (const key of keys) expect(await fileState(key)).toEqual({ state: 'live', shown: 0 })
		const answer = await items.post('deleteforgood', { trashId })
		expect([answer.status, await answer.json()]).toEqual([200, true])
		expect(await leftOf(id)).toEqual({ revisions: [], drafts: [], trash: [] })
		for (const key of keys) expect(await fileState(key)).toEqual({ state: 'retired', shown: 0 })
		expect(await rowsOf('select action, item_id from audit_log order by id desc limit 1')).toEqual([
			{ action: 'deleted for good', item_id: id },
		])
		await expectStoresToAgree()
	})

	// The last test: the cron ends the sessions of this file.
	test('is done by the cron after thirty days, not before', async () => {
		await withDraftAndHistory()
		await deleted(id)
		await runJobs(bindings, inHours(30 * day - 1))
		expect((await leftOf(id)).trash).toHaveLength(1)
		await runJobs(bindings, inHours(30 * day))
		expect(await leftOf(id)).toEqual({ revisions: [], drafts: [], trash: [] })
		await expectStoresToAgree()
	})
})
