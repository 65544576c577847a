import { beforeAll, expect, test } from 'vitest'
import type { UsedPictures } from '#contracts/items/used-files.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { blogsAsStaff } from '#tests/support/builders/items/draft-files.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { aFormId, itemCalls, keysOf, rowsOf } from '#tests/support/builders/items/items.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { findFileUses, findUsedPictures } from '#worker/features/items/used-files.queries.ts'
import { newsItemKind } from '#worker/features/news/news-item.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let newsItems: ReturnType<typeof itemCalls>
let blogItems: ReturnType<typeof itemCalls>
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	newsItems = itemCalls('news', news.headers)
	;({ items: blogItems } = await blogsAsStaff())
})

const listed = async (query: { search?: string; after?: string | null } = {}, calls = blogItems) =>
	answered<UsedPictures>(await calls.post('usedpictures', query))

/** All pictures, page by page. */
async function all(query: { search?: string } = {}) {
	const found: UsedPictures['pictures'] = []
	for (let after: string | null = null; ; ) {
		const page: UsedPictures = await listed({ ...query, after })
		found.push(...page.pictures)
		if (page.next === null) return found
		after = page.next
	}
}

let tone = 0
async function newsWith(values: Record<string, string>) {
	tone += 1
	const id = await news.saved({ ...newsCalls.form(), thumbnailImage: aPicture(640, 360, tone), ...values })
	return { id, key: keysOf((await newsItems.live(id)).files).thumbnailImage ?? '' }
}

test('an editor of blogs finds the pictures of published news by words of their texts and titles, the newest first', async () => {
	const old = await newsWith({ title: 'The harbour opens', thumbnailAlt: 'A café by the Quay' })
	const young = await newsWith({ title: 'Another quay', thumbnailAlt: '' })
	const hidden = await newsWith({ title: 'A secret quay', isPublished: 'false' })
	const later = await newsWith({ title: 'A later quay', publishAt: '2999-01-01T00:00:00.000Z' })
	const { pictures, next } = await listed({ search: 'QUAY' })
	expect(next).toBe(null)
	expect(pictures.map(({ key }) => key)).toEqual([young.key, old.key])
	expect(pictures[1]).toMatchObject({
		alt: 'A café by the Quay',
		width: 640,
		height: 360,
		items: [{ kind: 'news', id: old.id, title: 'The harbour opens' }],
	})
	expect((await call(pictures[1]?.url ?? '')).status).toBe(200)
	expect((await listed({ search: 'cafe quay harbour' })).pictures.map(({ key }) => key)).toEqual([old.key])
	expect((await listed({ search: 'cafe elsewhere' })).pictures).toEqual([])
	const keys = (await all()).map(({ key }) => key)
	expect(keys).toEqual(expect.arrayContaining([old.key, young.key]))
	expect(keys).not.toContain(hidden.key)
	expect(keys).not.toContain(later.key)
})

test('each picture of each kind is there once, however many items show it, and of several sizes the largest', async () => {
	for (const make of Object.values(everyKind)) await (await make()).saved()
	const { id, key } = await newsWith({ title: 'Shared' })
	const { values } = await newsItems.live(id)
	for (const title of ['Shared by a second', 'Shared by a third']) {
		const { draftVersion } = await newsItems.drafted({
			formId: aFormId(),
			values: { ...values, title },
			kept: { thumbnailImage: key },
		})
		expect((await newsItems.post('publishdraft', { draftVersion })).status).toBe(200)
	}
	const found = await all()
	expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
	expect(found.find((picture) => picture.key === key)?.items.map(({ title }) => title)).toEqual([
		'Shared by a third',
		'Shared by a second',
		'Shared',
	])
	const { results: sizes } = await bindings.DB.prepare(
		`select key from files join blogs on key in (cover_key, thumbnail_key) order by width`,
	).all<{ key: string }>()
	await rowsOf(
		"update files set name = 'harbour.webp' where key in (select value from json_each(?))",
		JSON.stringify(sizes.map(({ key }) => key)),
	)
	const keys = (await all()).map((picture) => picture.key)
	expect(sizes.map((file) => keys.includes(file.key))).toEqual([false, true])
})

test('pages go on with the next, and leave nothing out', async () => {
	for (let made = 0; made < 30; made += 1) await newsWith({ title: `Numbered ${made}` })
	const found = await all({ search: 'numbered' })
	expect(found.map(({ items: [item] }) => item?.title)).toEqual(
		Array.from({ length: 30 }, (_, place) => `Numbered ${29 - place}`),
	)
	expect((await listed()).pictures).toHaveLength(24)
})

test('the texts of pictures in a text are searched as they read', async () => {
	const { blogs } = await blogsAsStaff()
	const id = await blogs.saved(blogCalls.form())
	const { values } = await blogItems.live(id)
	const { key } = await newsWith({ title: 'The source' })
	const { draftVersion } = await blogItems.drafted({
		formId: aFormId(),
		values: { ...values, active: false, content: '<p><img src="{{quay}}" alt="Nuts &amp; &quot;bolts&quot;"></p>' },
		kept: { 'images.quay': key },
	})
	expect((await blogItems.post('publishdraft', { draftVersion })).status).toBe(200)
	expect(await rowsOf("select alt from file_holders where file_key = ? and holder = 'blogs'", key)).toEqual([
		{ alt: 'Nuts & "bolts"' },
	])
})

test('the call is for those with the section of the form', async () => {
	const { status } = await itemCalls('blogs', await signedInAs(['NewsAdmin'])).post('usedpictures', {})
	expect(status).toBe(403)
})

/** Steps that read a whole table. A part of the query itself is none. */
const scansOf = (plans: string[]) =>
	plans.filter((plan) => /^SCAN (?!asked|held|json_each|other|scanned|\()/.test(plan))

test('the queries find files and holders by indexes, as many as they name', async () => {
	const read = await plansOf((on) => findUsedPictures(on, { search: 'a', after: 'd26ad9a2' }))
	expect(scansOf(read)).toEqual([])
	expect(read).toContain('SEARCH files USING INDEX files_pictures (created_at<?)')
	expect(read).toContain('SEARCH held USING INDEX file_holders_shown (file_key=?)')
	const asked = { itemId: 1, keys: ['d26ad9a2'] }
	const uses = await plansOf((on) => findFileUses(on, newsItemKind, asked, { permissions: [] }))
	expect(scansOf(uses)).toEqual([])
	expect(uses).toContain('SEARCH file_holders USING INDEX file_holders_file (file_key=?)')
})
