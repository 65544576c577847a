import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftDetails, DuplicatedItem } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { answered, asRecruiter } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { aFormId, fileState, itemCalls, keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { anEvent, eventsAsStaff, pictureParts } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { kinds } from '#worker/features/item-kinds.ts'

type Calls = ReturnType<typeof itemCalls>

beforeAll(addLabels)

/** Duplicates an item and reads the draft of the copy. */
async function copied(calls: Calls, id: number) {
	const { draftVersion } = await answered<DuplicatedItem>(await calls.post('duplicate', { id }))
	const draft = await answered<DraftDetails | null>(await calls.ask(`drafts/${draftVersion.split('.')[0]}`))
	if (!draft) throw new Error('The copy has no draft')
	return draft
}

describe.each(Object.entries(everyKind))('%s', (name, make) => {
	const kind = kinds[name as ItemKindName]

	test('a copy is a draft of a new item with the values and the files of the live version, unpublished', async () => {
		const { headers, saved } = await make()
		const calls = itemCalls(name as ItemKindName, headers)
		const id = await saved()
		const live = await calls.live(id)
		const draft = await copied(calls, id)
		const title = `Copy of ${live.title}`
		expect(draft).toMatchObject({ itemId: null, baseVersion: null, title })
		expect(draft.values).toEqual({
			...live.values,
			...kind.inCopy(new Date(), live.values),
			...(kind.publishedField && { [kind.publishedField]: false }),
			[kind.titleField]: title,
		})
		expect(keysOf(draft.files)).toEqual(keysOf(live.files))
		expect(await calls.live(id), 'the original stays').toMatchObject({ version: live.version, values: live.values })
	})
})

describe('a copy', () => {
	test('touches no live row: it adds a draft, the holders of its files and an audit row', async () => {
		const { headers, saved } = await callsOf(newsCalls)
		const calls = itemCalls('news', headers)
		const id = await saved(newsCalls.form())
		const [before, version] = [await counts(), await versionOfContent()]
		await copied(calls, id)
		expect(await counts()).toEqual({
			...before,
			drafts: Number(before.drafts) + 1,
			file_holders: Number(before.file_holders) + 1,
			audit_log: Number(before.audit_log) + 1,
		})
		expect(await versionOfContent()).toBe(version)
		expect(await rowsOf('select section, action, item_id from audit_log order by id desc limit 1')).toEqual([
			{ section: 'news', action: 'duplicated', item_id: id },
		])
	})

	test('keeps its files when the original goes for good, and lets go of them when it is discarded', async () => {
		const { headers, saved } = await callsOf(newsCalls)
		const calls = itemCalls('news', headers)
		const id = await saved(newsCalls.form())
		const { draftVersion, files } = await copied(calls, id)
		const { thumbnailImage: key = '' } = keysOf(files)
		expect((await calls.post('changeseveral', { action: 'delete', ids: [id] })).status).toBe(200)
		const [entry] = await calls.trash()
		expect((await calls.post('deleteforgood', { trashId: entry?.trashId })).status).toBe(200)
		expect(await fileState(key)).toMatchObject({ state: 'live' })
		expect((await calls.post('discarddraft', { draftVersion })).status).toBe(200)
		expect(await fileState(key)).toMatchObject({ state: 'retired' })
		await expectStoresToAgree()
	})

	test('can be saved again by a form that opens it, and published with the files of its original', async () => {
		const { headers, saved } = await callsOf(newsCalls)
		const calls = itemCalls('news', headers)
		const id = await saved(newsCalls.form())
		const draft = await copied(calls, id)
		const { draftVersion } = await calls.drafted({
			formId: aFormId(),
			draftVersion: draft.draftVersion,
			values: { ...draft.values, title: 'A second one' },
			kept: keysOf(draft.files),
		})
		const added = await answered<number>(await calls.post('publishdraft', { draftVersion }))
		expect(added).not.toBe(id)
		const [original, copy] = [await calls.live(id), await calls.live(added)]
		expect(copy).toMatchObject({ title: 'A second one', values: { isPublished: false } })
		expect(keysOf(copy.files)).toEqual(keysOf(original.files))
		await expectStoresToAgree()
	})

	test('of an event has all of its pictures and no dates', async () => {
		const events = await eventsAsStaff()
		const calls = itemCalls('events', events.headers)
		const dates = { startsAt: '2027-03-17T10:00+05:30', endsAt: '2027-03-17T16:30+05:30' }
		const { values, files } = await copied(calls, await events.saved(anEvent({ ...pictureParts(3), ...dates })))
		expect(values).toMatchObject({ startsAt: null, endsAt: null, isPublished: false })
		expect(Object.keys(files).sort()).toEqual(['gallery.0', 'gallery.1', 'gallery.2', 'thumbnailImage'])
	})

	test('of a blog has no priority and is of today, as one of news is', async () => {
		const blogs = await callsOf(blogCalls)
		const blog = await blogs.saved({ ...blogCalls.form(), priorityBlog: '3' })
		expect((await copied(itemCalls('blogs', blogs.headers), blog)).values).toMatchObject({
			priorityBlog: 0,
			date: companyToday(),
		})
		const news = await callsOf(newsCalls)
		const piece = await news.saved({ ...newsCalls.form(), publishedDate: '2020-02-29' })
		expect((await copied(itemCalls('news', news.headers), piece)).values).toMatchObject({
			publishedDate: companyToday(),
		})
	})

	test.each([
		['is over begins today and needs an end', -9, -2, 0, null],
		['is open begins today and ends with it', -9, 7, 0, 7],
		['is to come has its dates', 3, 7, 3, 7],
	])('of a job that %s', async (_, start, due, startInCopy, dueInCopy) => {
		const id = await openJob({ startDate: inDays(start), dueDate: inDays(due) })
		expect((await copied(itemCalls('careers', await asRecruiter()), id)).values).toMatchObject({
			startDate: inDays(startInCopy),
			dueDate: dueInCopy === null ? '' : inDays(dueInCopy),
		})
	})

	test('of a long title has a title that its form accepts', async () => {
		const { headers, saved } = await callsOf(newsCalls)
		const calls = itemCalls('news', headers)
		const long = `${'x'.repeat(191)}\u{1f319} moon`
		const { title, values, draftVersion } = await copied(calls, await saved({ ...newsCalls.form(), title: long }))
		expect(title).toBe(`Copy of ${'x'.repeat(191)}`)
		const answer = await calls.autosave({ values, draftVersion })
		expect(answer.status).toBe(200)
	})

	test('is for the role of the section, and of an item that exists', async () => {
		const { headers, saved } = await callsOf(newsCalls)
		const id = await saved(newsCalls.form())
		const theirs = itemCalls('news', await signedInAs(['Blogs']))
		expect(await refusal(await theirs.post('duplicate', { id }))).toEqual([403, 'role.required'])
		expect(await refusal(await itemCalls('news', headers).post('duplicate', { id: 987_654 }))).toEqual([
			404,
			'news.not-found',
		])
	})
})
