import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RestoredRevision, RevisionDetails } from '#contracts/items/history.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import {
	anItemWithHistory,
	forgetRevisions,
	type ItemWithHistory,
} from '#tests/support/builders/items/item-with-history.ts'
import { fileState, formOf, itemCalls, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { addedCategory, addedTag, blogCalls } from '#tests/support/builders/published/blogs.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { versionOfContent } from '#tests/support/worker/rows.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { keepFile } from '#worker/files/keep-file.ts'

let news: ItemWithHistory['news']
let items: ItemWithHistory['items']
let id: number
let edit: ItemWithHistory['edit']
beforeAll(addLabels)
beforeEach(async () => {
	;({ news, items, id, edit } = await anItemWithHistory())
})

const forgetHistory = () => forgetRevisions("kind = 'news' and item_id = ?", id)
const actsOf = async (itemId = id) => (await items.revisions(itemId)).map(({ act }) => act)
const restore = (revisionId: number | undefined, draftVersion?: string | null, calls = items) =>
	calls.post('restorerevision', { revisionId, draftVersion })

describe('the history of an item', () => {
	test('begins with its addition and records each change with its fields, version, editor and time', async () => {
		await edit({ title: 'Second', url: 'https://www.company.example/new' })
		expect(await items.revisions(id)).toMatchObject([
			{
				number: 2,
				version: 2,
				act: 'changed',
				fields: ['title', 'url'],
				by: expect.any(String),
				at: expect.any(String),
			},
			{ number: 1, version: 1, act: 'added' },
		])
	})

	test('of an item from before the history begins with what the first change replaced, by its editor', async () => {
		const [old] = await items.revisions(id)
		await forgetHistory()
		await edit({ title: 'Second' })
		const [changed, first] = await items.revisions(id)
		expect([changed?.act, changed?.number]).toEqual(['changed', 2])
		expect(first).toMatchObject({ act: 'first', number: 1, version: 1, at: old?.at, by: old?.by, fields: [] })
		const { values } = await answered<RevisionDetails>(await items.ask(`revisions/${first?.revisionId}`))
		expect(values.title).toBe('First')
	})

	test('records no save that changes nothing', async () => {
		await edit({})
		expect(await actsOf()).toEqual(['added'])
		expect(await news.found(id)).toMatchObject({ version: 2 })
	})

	test('tells when an item was published and unpublished', async () => {
		await edit({ isPublished: 'false' })
		await edit({ isPublished: 'true', title: 'Also another title' })
		expect(await actsOf()).toEqual(['published', 'unpublished', 'added'])
	})

	test('comes in pages, the newest first, and shows each version with its files', async () => {
		for (const title of ['Second', 'Third', 'Fourth']) await edit({ title })
		const page = await answered(await items.post('listrevisions', { id, pageNumber: 2, size: 3 }))
		expect(page).toMatchObject({ totalElements: 4, totalPages: 2, content: [{ number: 1 }] })
		const [newest] = await items.revisions(id)
		const details = await answered<RevisionDetails>(await items.ask(`revisions/${newest?.revisionId}`))
		expect(details).toMatchObject({
			itemId: id,
			values: { title: 'Fourth' },
			files: { thumbnailImage: { width: 800 } },
		})
		expect((await call(details.files.thumbnailImage?.url ?? '')).status).toBe(200)
	})

	test('is for the role of the section, and a revision of one kind is none of another', async () => {
		const [revision] = await items.revisions(id)
		const path = `revisions/${revision?.revisionId}`
		const theirs = itemCalls('news', await signedInAs(['Blogs', 'EventsAdmin']))
		expect(await refusal(await theirs.ask(path))).toEqual([403, 'role.required'])
		expect(await refusal(await theirs.post('listrevisions', { id }))).toEqual([403, 'role.required'])
		const events = itemCalls('events', await signedInAs(['EventsAdmin']))
		expect(await refusal(await events.ask(path))).toEqual([404, 'revision.not-found'])
		expect(await refusal(await restore(revision?.revisionId, null, events))).toEqual([404, 'revision.not-found'])
	})
})

describe('restoring a version', () => {
	test('makes a draft with the replaced picture, and nothing live changes', async () => {
		const { files: old } = await items.live(id)
		await edit({ title: 'Second', hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(640, 360) })
		const [, added] = await items.revisions(id)
		const [version, live] = [await versionOfContent(), await items.live(id)]
		const restored = await answered<RestoredRevision>(await restore(added?.revisionId))
		expect(restored).toEqual({ draftVersion: expect.stringMatching(/\.1$/), lost: [] })
		expect(await versionOfContent()).toBe(version)
		expect(await items.live(id)).toMatchObject({ values: live.values, version: 2 })
		expect(await items.draftOf(id)).toMatchObject({
			values: { title: 'First' },
			files: { thumbnailImage: { key: old.thumbnailImage?.key } },
			baseVersion: 2,
		})
		expect((await items.post('publishdraft', { draftVersion: restored.draftVersion })).status).toBe(200)
		expect(await news.found(id)).toMatchObject({ title: 'First', thumbnailWidth: 800, version: 3 })
		await expectStoresToAgree()
	})

	test('leaves the Published box as it is', async () => {
		await edit({ title: 'Second', isPublished: 'false' })
		const [, added] = await items.revisions(id)
		await restore(added?.revisionId)
		expect(await items.draftOf(id)).toMatchObject({ values: { title: 'First', isPublished: false } })
	})

	test('with its times gives the draft the schedule of that version, and without them that of the live one', async () => {
		const [first, second] = ['2026-01-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z']
		await edit({ publishAt: first })
		await edit({ publishAt: second })
		const [, old] = await items.revisions(id)
		const withTimes = { revisionId: old?.revisionId, withTimes: true }
		const { draftVersion } = await answered<RestoredRevision>(await items.post('restorerevision', withTimes))
		expect(await items.draftOf(id)).toMatchObject({ values: { publishAt: first } })
		expect(await answered(await restore(old?.revisionId, draftVersion)), 'nothing else differs').toMatchObject({
			draftVersion: null,
		})
	})

	test('that equals the live version makes no draft', async () => {
		const [newest] = await items.revisions(id)
		expect(await answered(await restore(newest?.revisionId))).toEqual({ draftVersion: null, lost: [] })
		expect(await items.draftOf(id)).toBeNull()
	})

	test('refuses where another draft is in the way, and replaces the one that it names', async () => {
		await edit({ title: 'Second' })
		const [, added] = await items.revisions(id)
		const form = await formOf(items, id)
		const { draftVersion } = await items.drafted({ ...form, values: { ...form.values, title: 'In the way' } })
		for (const named of [null, `${draftVersion?.split('.')[0]}.7`])
			expect(await refusal(await restore(added?.revisionId, named))).toEqual([409, 'draft.stale'])
		expect(await items.draftOf(id)).toMatchObject({ title: 'In the way' })
		expect(await answered(await restore(added?.revisionId, draftVersion))).toMatchObject({
			draftVersion: `${draftVersion?.split('.')[0]}.2`,
		})
		expect(await items.draftOf(id)).toMatchObject({ title: 'First' })
		await expectStoresToAgree()
	})

	test('names the fields whose category or tag does not exist any more', async () => {
		const blogs = await callsOf(blogCalls)
		const calls = itemCalls('blogs', blogs.headers)
		const [category, tag, kept] = [await addedCategory('Short-lived'), await addedTag('Gone'), await addedTag('Kept')]
		const blog = await blogs.saved({ ...blogCalls.form(), category: String(category), tags: `${tag},${kept}` })
		await blogs.saved({ ...blogCalls.form(), blogsId: String(blog) })
		await rowsOf('delete from blog_categories where id = ?', category)
		await rowsOf('delete from blog_tags where id = ?', tag)
		const [, added] = await calls.revisions(blog)
		const restored = await answered<RestoredRevision>(await restore(added?.revisionId, null, calls))
		expect(restored.lost.sort()).toEqual(['category', 'tags'])
		const draft = await calls.draftOf(blog)
		expect([draft?.values.category, draft?.values.tags]).toEqual(['', String(kept)])
	})

	test('of an item in the trash is refused', async () => {
		const [added] = await items.revisions(id)
		await items.post('changeseveral', { action: 'delete', ids: [id] })
		expect(await refusal(await restore(added?.revisionId))).toEqual([404, 'news.not-found'])
	})
})

test('more than a hundred revisions are thinned to the last of each day for a year; files that only the others named retire', async () => {
	const day = 24 * 60 * 60_000
	const noon = Math.floor(Date.now() / day) * day + day / 2
	const upload = { name: 'old.png', type: 'image/png', bytes: await aPicture(320, 180, 9).bytes() }
	// Two of each day, from more than a year ago; the newest hundred follow, a minute apart.
	const days = [400, 380, 300, 200, 10]
	const old = days.flatMap((ago) => [noon - ago * day, noon - ago * day + 60_000])
	const recent = Array.from({ length: 100 }, (_, index) => noon - day + index * 60_000)
	const keys: string[] = []
	for (const _ of old) keys.push(await keepFile(db, bindings, 'media', upload))
	await forgetHistory()
	const { values, files: own } = await items.live(id)
	for (const [index, at] of [...old, ...recent].entries()) {
		const key = keys[index] ?? own.thumbnailImage?.key ?? ''
		const [row] = await db
			.insert(revisions)
			.values({
				...{ kind: 'news', itemId: id, number: index + 1, version: index + 1, act: 'changed', fields: '[]' },
				at: new Date(at).toISOString(),
				plainValues: JSON.stringify(values),
				plainFiles: JSON.stringify({ thumbnailImage: key }),
			})
			.returning({ id: revisions.id })
		await db.insert(fileHolders).values({ holder: 'revision', holderId: row?.id ?? 0, fileKey: key })
		await db.update(files).set({ state: 'live', dueAt: null }).where(eq(files.key, key))
	}
	await edit({ title: 'The hundred and eleventh' })
	const left = await db
		.select({ number: revisions.number })
		.from(revisions)
		.where(and(eq(revisions.kind, 'news'), eq(revisions.itemId, id)))
		.orderBy(revisions.number)
	const kept = [6, 8, 10, ...Array.from({ length: 101 }, (_, index) => index + 11)]
	// The eleventh was the last of its day among those beyond the newest hundred.
	expect(left.map(({ number }) => number)).toEqual(kept)
	const states = await Promise.all(keys.map(fileState))
	expect(states.map((state) => state?.state)).toEqual(
		keys.map((_, index) => (kept.includes(index + 1) ? 'live' : 'retired')),
	)
	await expectStoresToAgree()
})
