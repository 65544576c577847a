import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ItemCounts } from '#contracts/items/counts.ts'
import type { DraftDetails, DraftRow } from '#contracts/items/drafts.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { aFormId, fileState, formOf, itemCalls, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { addStaff, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
let blogs: Awaited<ReturnType<typeof callsOf>>
let blogItems: ReturnType<typeof itemCalls>
let id: number
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
	blogs = await callsOf(blogCalls)
	blogItems = itemCalls('blogs', blogs.headers)
})
beforeEach(async () => {
	id = await news.saved(newsCalls.form())
})

const draftById = async (version: string | null, calls = items) =>
	answered<DraftDetails | null>(await calls.ask(`drafts/${version?.split('.')[0]}`))

/** Autosaves the live version with another title. */
async function draftOfLive(title = 'Another title', formId = aFormId()) {
	const form = await formOf(items, id)
	const changed = { ...form, formId, values: { ...form.values, title } }
	return { form: changed, saved: await items.drafted(changed) }
}

describe('an autosave', () => {
	test('makes a draft, and no audit row, revision, content version or purge; the live version stays', async () => {
		const [before, version, live] = [await counts(), await versionOfContent(), await items.live(id)]
		const { saved } = await draftOfLive()
		expect(saved.draftVersion).toMatch(/^\d+\.1$/)
		const after = await counts()
		expect(after).toEqual({
			...before,
			drafts: Number(before.drafts) + 1,
			file_holders: Number(before.file_holders) + 1,
		})
		expect(await versionOfContent()).toBe(version)
		expect(await items.live(id)).toMatchObject({ title: live.title, version: 1 })
		expect(await items.draftOf(id)).toMatchObject({
			itemId: id,
			title: 'Another title',
			baseVersion: 1,
			values: { title: 'Another title', isPublished: true },
			files: { thumbnailImage: { name: 'picture.png', width: 800 } },
		})
	})

	test('does not keep a session alive, and neither does an open form; other calls do', async () => {
		const { id: userId } = await addStaff({ roles: ['NewsAdmin'] })
		const headers = await sessionOf(userId)
		const longAgo = new Date(Date.now() - 5 * 60_000).toISOString()
		await rowsOf('update sessions set last_seen_at = ? where user_id = ?', longAgo, userId)
		const lastSeen = async () => (await rowsOf('select last_seen_at from sessions where user_id = ?', userId))[0]
		const own = itemCalls('news', headers)
		await own.drafted({ values: { title: 'Quiet' } })
		for (const path of ['openform', 'closeform'])
			expect((await own.post(path, { formId: aFormId(), itemId: id })).status).toBe(200)
		expect(await lastSeen()).toEqual({ last_seen_at: longAgo })
		expect((await own.ask('drafts')).status).toBe(200)
		expect(await lastSeen()).not.toEqual({ last_seen_at: longAgo })
	})

	test('that equals the live version makes no draft, and ends one', async () => {
		const form = await formOf(items, id)
		expect((await items.drafted(form)).draftVersion).toBeNull()
		const formId = aFormId()
		const { saved } = await draftOfLive('Another title', formId)
		expect((await items.drafted({ ...form, formId, draftVersion: saved.draftVersion })).draftVersion).toBeNull()
		expect(await items.draftOf(id)).toBeNull()
		await expectStoresToAgree()
	})

	test('takes an incomplete blog, and cleans its HTML', async () => {
		const { draftVersion } = await blogItems.drafted({
			values: {
				heading: '',
				active: true,
				content: '<p onclick="x()">One</p><script>alert(1)</script>',
				category: null,
			},
		})
		expect(await draftById(draftVersion, blogItems)).toMatchObject({
			itemId: null,
			title: '',
			values: { heading: '', content: '<p>One</p>' },
		})
	})

	test.each([
		['a long title', { title: 'x'.repeat(201) }, 'title'],
		['a long date', { title: 'x', publishedDate: 'x'.repeat(20_001) }, 'publishedDate'],
		['an unknown field', { title: 'x', isAdmin: true }, 'isAdmin'],
	])('refuses %s, which its form would not take, and names the field', async (_, values, field) => {
		const before = await counts()
		const answer = await items.autosave({ values })
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ code: 'request.invalid', fields: { [field]: expect.any(String) } },
		])
		expect(await counts()).toEqual(before)
	})

	test('keeps its new files, which no visitor gets, and lets go of those that it replaces', async () => {
		const formId = aFormId()
		const form = { formId, values: { title: 'With a picture' } }
		const first = await items.drafted({ ...form, files: { thumbnailImage: aPicture(800, 450, 3) } })
		const { thumbnailImage: old = '' } = first.files
		expect(await fileState(old)).toEqual({ state: 'live', shown: 0 })
		const again = { ...form, draftVersion: first.draftVersion }
		const second = await items.drafted({ ...again, kept: first.files })
		expect(second.files).toEqual(first.files)
		const third = { ...again, draftVersion: second.draftVersion, files: { thumbnailImage: aPicture(800, 450, 4) } }
		expect((await items.drafted(third)).files).not.toEqual(first.files)
		expect(await fileState(old)).toEqual({ state: 'retired', shown: 0 })
		await expectStoresToAgree()
	})

	test('names no files that there are not, and no fields without files', async () => {
		const form = await formOf(items, id)
		for (const [kept, field] of [
			[{ thumbnailImage: crypto.randomUUID() }, 'kept'],
			[{ toString: form.kept.thumbnailImage ?? '' }, 'toString'],
			[{ 'thumbnailImage.../x': form.kept.thumbnailImage ?? '' }, 'thumbnailImage'],
		] as const) {
			const answer = await items.autosave({ ...form, kept })
			const { fields }: { fields: object } = await answer.json()
			expect([answer.status, Object.keys(fields)]).toEqual([400, [field]])
		}
	})

	test('of an item that does not exist is not found', async () => {
		const answer = await items.autosave({ itemId: 987_654, values: { title: 'x' } })
		expect(await refusal(answer)).toEqual([404, 'news.not-found'])
	})
})

describe('two forms', () => {
	test('cannot both write a draft: the other one is refused, and nothing is lost', async () => {
		const { saved, form } = await draftOfLive('Mine')
		for (const draftVersion of [null, '987654.1', `${saved.draftVersion?.split('.')[0]}.7`]) {
			const other = await items.autosave({ ...form, formId: aFormId(), draftVersion, values: { title: 'Theirs' } })
			expect(await refusal(other)).toEqual([409, 'draft.stale'])
		}
		expect(await items.draftOf(id)).toMatchObject({ title: 'Mine' })
		const taken = await items.drafted({ ...form, formId: aFormId(), draftVersion: saved.draftVersion })
		expect(taken.draftVersion).toMatch(/\.2$/)
	})

	test('a form that repeats a save whose answer was lost is no second form', async () => {
		const { form, saved } = await draftOfLive()
		expect((await items.drafted(form)).draftVersion).toBe(`${saved.draftVersion?.split('.')[0]}.2`)
		const unsaved = { formId: aFormId(), values: { title: 'Never saved' } }
		const [first, second] = [await items.drafted(unsaved), await items.drafted(unsaved)]
		expect(second.draftVersion).toBe(`${first.draftVersion?.split('.')[0]}.2`)
	})

	test('that begin at once make one draft', async () => {
		const form = await formOf(items, id)
		const begin = (title: string) => items.autosave({ ...form, formId: aFormId(), values: { ...form.values, title } })
		const answers = await Promise.all([begin('One'), begin('Other')])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		expect(await rowsOf('select id from drafts where item_id = ?', id)).toHaveLength(1)
	})

	test('a draft of an item that was never saved is gone where somebody has discarded it', async () => {
		const form = { formId: aFormId(), values: { title: 'Never saved' } }
		const { draftVersion } = await items.drafted(form)
		expect((await items.post('discarddraft', { draftVersion })).status).toBe(200)
		expect(await refusal(await items.autosave({ ...form, draftVersion }))).toEqual([404, 'draft.not-found'])
	})
})

test('a discarded draft is gone with its files, and the audit log tells', async () => {
	const form = await formOf(items, id)
	const sent = {
		...form,
		values: { ...form.values, title: 'Soon gone' },
		kept: {},
		files: { thumbnailImage: aPicture() },
	}
	const { draftVersion, files } = await items.drafted(sent)
	const stale = await items.post('discarddraft', { draftVersion: `${draftVersion?.split('.')[0]}.9` })
	expect(await refusal(stale)).toEqual([409, 'draft.stale'])
	const answer = await items.post('discarddraft', { draftVersion })
	expect([answer.status, await answer.json()]).toEqual([200, true])
	expect(await items.draftOf(id)).toBeNull()
	expect(await fileState(files.thumbnailImage ?? '')).toEqual({ state: 'retired', shown: 0 })
	expect(await rowsOf('select action, item_id from audit_log order by id desc limit 1')).toEqual([
		{ action: 'draft discarded', item_id: id },
	])
})

test('drafts of a kind are for the role of its section, also by id', async () => {
	const { saved } = await draftOfLive()
	const theirs = itemCalls('news', await signedInAs(['Blogs']))
	const own = saved.draftVersion?.split('.')[0]
	for (const path of ['drafts', `drafts/${own}`, `draftof/${id}`, `live/${id}`])
		expect(await refusal(await theirs.ask(path))).toEqual([403, 'role.required'])
	const { draftVersion } = saved
	for (const path of ['discarddraft', 'publishdraft'])
		expect(await refusal(await theirs.post(path, { draftVersion }))).toEqual([403, 'role.required'])
	expect(await answered(await blogItems.ask(`drafts/${own}`))).toBeNull()
	expect(await refusal(await blogItems.post('discarddraft', { draftVersion }))).toEqual([404, 'draft.not-found'])
	const listed = await answered<DraftRow[]>(await items.ask('drafts'))
	expect(listed[0]).toMatchObject({ draftVersion, itemId: id, updatedBy: expect.any(String) })
})

test('people see who else has a form open and their own other tabs; a form that falls silent is gone after 30 seconds', async () => {
	const colleague = await addStaff({ fullName: 'Wanjiru Kamau', roles: ['NewsAdmin'] })
	const theirs = itemCalls('news', await sessionOf(colleague.id))
	const [mine, tab, other] = [aFormId(), aFormId(), aFormId()]
	const open = async (calls: typeof items, formId: string) =>
		answered<object>(await calls.post('openform', { formId, itemId: id }))
	expect(await open(items, mine)).toEqual({ others: [], ownTabs: 0, draftVersion: null, version: 1 })
	await open(items, tab)
	await open(theirs, other)
	await open(theirs, aFormId())
	const { saved } = await draftOfLive()
	expect(await open(items, mine)).toEqual({
		others: ['Wanjiru Kamau'],
		ownTabs: 1,
		draftVersion: saved.draftVersion,
		version: 1,
	})
	await theirs.post('closeform', { formId: mine, itemId: id })
	await items.post('closeform', { formId: tab, itemId: id })
	const silent = new Date(Date.now() - 30_000).toISOString()
	await rowsOf('update open_forms set seen_at = ? where user_id = ?', silent, colleague.id)
	expect(await open(items, mine)).toMatchObject({ others: [], ownTabs: 0 })
	expect(await open(theirs, other)).toMatchObject({ ownTabs: 0, others: [expect.any(String)] })
})

test('the drafts of a kind are listed by pages, the last edited first: of new items, of saved ones, or all', async () => {
	await rowsOf("delete from drafts where kind = 'news'")
	await draftOfLive('Of a saved one')
	for (let number = 1; number <= 5; number += 1) await items.drafted({ values: { title: `New ${number}` } })
	const page = async (query: object) => {
		const listed = await answered<Paged<DraftRow>>(await items.post('listdrafts', query))
		return [listed.content.map(({ title }) => title), listed.totalElements, listed.totalPages]
	}
	expect(await page({ size: 2, isNew: true })).toEqual([['New 5', 'New 4'], 5, 3])
	expect(await page({ size: 2, pageNumber: 3, isNew: true })).toEqual([['New 1'], 5, 3])
	expect(await page({ isNew: false })).toEqual([['Of a saved one'], 1, 1])
	expect((await page({ size: 4 }))[1]).toBe(6)
	expect(await page({ size: 2, isNew: true, title: '3 NÉW' })).toEqual([['New 3'], 1, 1])
	expect(await page({ size: 2, pageNumber: 2, title: 'new' })).toEqual([['New 3', 'New 2'], 5, 3])
	expect(await refusal(await items.post('listdrafts', { isNew: 'x' }))).toEqual([400, 'request.invalid'])
})

test('a list says which drafts the caller has begun', async () => {
	await rowsOf("delete from drafts where kind = 'news'")
	await items.drafted({ values: { title: 'Mine' } })
	const theirs = itemCalls('news', await sessionOf((await addStaff({ roles: ['NewsAdmin'] })).id))
	await theirs.drafted({ values: { title: 'Theirs' } })
	const { content } = await answered<Paged<DraftRow>>(await items.post('listdrafts', {}))
	expect(content.map(({ title, own }) => [title, own])).toEqual([
		['Theirs', false],
		['Mine', true],
	])
})

test('the items of a kind are counted by one row, those with a ticked box apart', async () => {
	const count = async () => answered<ItemCounts>(await items.ask('counts'))
	const before = await count()
	await news.saved({ ...newsCalls.form(), isPublished: 'true' })
	await news.saved({ ...newsCalls.form(), isPublished: 'false' })
	expect(await count()).toEqual({ total: before.total + 2, published: (before.published ?? 0) + 1 })
})

test('the drafts of given items are listed alone, and those of no more than a page', async () => {
	await rowsOf("delete from drafts where kind = 'news'")
	await items.drafted({ values: { title: 'New' } })
	await rowsOf(`insert into drafts (kind, item_id, version, title, form_id, created_at, created_by, updated_at, updated_by, form_values, files)
		select kind, value, 1, 'Of a saved one', form_id, created_at, created_by, '2999-01-0' || (key + 1) || 'T00:00:00.000Z', updated_by, form_values, files
		from drafts, json_each('[71, 72, 73]') where kind = 'news' and title = 'New'`)
	const page = async (query: object) =>
		(await answered<Paged<DraftRow>>(await items.post('listdrafts', query))).content.map(({ itemId }) => itemId)
	expect(await page({ itemIds: [71, 73, 999_999] })).toEqual([73, 71])
	expect(await page({ itemIds: ['72'], isNew: false })).toEqual([72])
	expect(await page({ itemIds: [72], isNew: true })).toEqual([])
	expect(await page({ itemIds: [] })).toEqual([])
	expect(await page({ itemIds: null, size: 3 })).toHaveLength(3)
	const tooMany = Array.from({ length: 101 }, (_, place) => place + 1)
	expect(await refusal(await items.post('listdrafts', { itemIds: tooMany }))).toEqual([400, 'request.invalid'])
})

test('of more than 500 drafts the oldest is on the last page', async () => {
	await rowsOf("delete from drafts where kind = 'news'")
	await items.drafted({ values: { title: 'The oldest' } })
	await rowsOf(`insert into drafts (kind, version, title, form_id, created_at, created_by, updated_at, updated_by, form_values, files)
		select kind, 1, 'Newer', form_id, created_at, created_by, '2999-01-01T00:00:00.000Z', updated_by, form_values, files
		from drafts, json_each('[' || substr(replace(hex(zeroblob(520)), '00', '0,'), 1, 1039) || ']')
		where kind = 'news' and title = 'The oldest'`)
	const { totalPages } = await answered<Paged<DraftRow>>(await items.post('listdrafts', { size: 100 }))
	const last = await answered<Paged<DraftRow>>(await items.post('listdrafts', { size: 100, pageNumber: totalPages }))
	expect([totalPages, last.content.at(-1)?.title]).toEqual([6, 'The oldest'])
	expect(await answered<DraftRow[]>(await items.ask('drafts'))).toHaveLength(500)
})
