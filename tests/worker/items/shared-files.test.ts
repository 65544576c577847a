import { beforeAll, describe, expect, test } from 'vitest'
import type { FileUses } from '#contracts/items/used-files.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { publish } from '#tests/support/builders/items/draft-files.ts'
import { aFormId, fileState, formOf, itemCalls, keysOf, rowsOf } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { expectCronToRepair, expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
beforeAll(async () => {
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})

const publicStatus = async (key: string) => {
	const [file] = await rowsOf('select name from files where key = ?', key)
	return (await call(`/media/${key}/${file?.name}`)).status
}

/** Two items of news with one picture. */
async function twoWithOne(first: Record<string, string> = {}, second: Record<string, unknown> = {}) {
	const one = await news.saved({ ...newsCalls.form(), ...first, thumbnailImage: aPicture(640, 360, 3) })
	const { values, files } = await items.live(one)
	const key = keysOf(files).thumbnailImage ?? ''
	const draft = await items.drafted({
		formId: aFormId(),
		values: { ...values, publishAt: null, unpublishAt: null, title: 'The second', ...second },
		kept: { thumbnailImage: key },
	})
	const two = await answered<number>(await publish(items, draft.draftVersion))
	expect(keysOf((await items.live(two)).files).thumbnailImage).toBe(key)
	return { one, two, key }
}

const remove = (...ids: number[]) => items.post('changeseveral', { action: 'delete', ids })
const setPublished = (action: 'publish' | 'unpublish', ...ids: number[]) => items.post('changeseveral', { action, ids })

async function entryOf(id: number) {
	const entry = (await items.trash()).find(({ itemId }) => itemId === id)
	if (!entry) throw new Error('It is not in the trash')
	return entry.trashId
}

describe('a file of two items', () => {
	test('stays when one of them is trashed, and deleted for good', async () => {
		const { one, key } = await twoWithOne()
		await remove(one)
		expect([await fileState(key), await publicStatus(key)]).toEqual([{ state: 'live', shown: 1 }, 200])
		expect((await items.post('deleteforgood', { trashId: await entryOf(one) })).status).toBe(200)
		expect([await fileState(key), await publicStatus(key)]).toEqual([{ state: 'live', shown: 1 }, 200])
		await expectStoresToAgree()
	})

	test('stays when one of them gets another picture, and goes with the last', async () => {
		const { one, two, key } = await twoWithOne()
		const replace = (id: number) =>
			news.saved({
				...newsCalls.form(),
				id: String(id),
				hasThumbnailImageChanged: 'true',
				thumbnailImage: aPicture(320, 180, id),
			})
		await replace(one)
		expect(await publicStatus(key)).toBe(200)
		await replace(two)
		expect([await fileState(key), await publicStatus(key)]).toEqual([{ state: 'live', shown: 0 }, 404])
		await expectStoresToAgree()
	})

	test('is public as long as one of them is published, whatever a bulk action does to the other', async () => {
		const { one, two, key } = await twoWithOne()
		await setPublished('unpublish', one)
		expect(await publicStatus(key)).toBe(200)
		await setPublished('unpublish', two)
		expect(await publicStatus(key)).toBe(404)
		await setPublished('publish', one)
		expect(await publicStatus(key)).toBe(200)
		await remove(one, two)
		expect(await publicStatus(key)).toBe(404)
		await items.post('restorefromtrash', { trashId: await entryOf(two) })
		expect(await publicStatus(key), 'it is back unpublished').toBe(404)
		await setPublished('publish', two)
		expect(await publicStatus(key)).toBe(200)
		await expectStoresToAgree()
	})

	test('is public within the schedule of either, and not between them', async () => {
		const at = (hours: number) => inHours(hours).toISOString()
		const past = await twoWithOne({ publishAt: at(-3), unpublishAt: at(-2) }, { publishAt: at(2), isPublished: true })
		expect(await publicStatus(past.key)).toBe(404)
		const open = await twoWithOne({ publishAt: at(-3), unpublishAt: at(-2) }, { unpublishAt: at(2) })
		expect(await publicStatus(open.key)).toBe(200)
		const answer = await call(`/media/${open.key}/picture.png`)
		expect(answer.headers.get('Cache-Control')).toContain('public')
		await expectStoresToAgree()
	})

	test('is given up once by two deletions at the same time', async () => {
		const { one, two, key } = await twoWithOne()
		await Promise.all([remove(one), remove(two)])
		const entries = await Promise.all([entryOf(one), entryOf(two)])
		await Promise.all(entries.map((trashId) => items.post('deleteforgood', { trashId })))
		expect(await fileState(key)).toMatchObject({ state: 'retired', shown: 0 })
		await expectStoresToAgree()
	})

	test('that one item gives up while the draft of another takes it stays live', async () => {
		const { one, two, key } = await twoWithOne()
		await remove(two)
		await items.post('deleteforgood', { trashId: await entryOf(two) })
		const { values } = await items.live(one)
		const taking = () =>
			items.autosave({ formId: aFormId(), values: { ...values, title: 'Taking' }, kept: { thumbnailImage: key } })
		const [taken] = await Promise.all([taking(), remove(one)])
		const entry = await entryOf(one)
		await items.post('deleteforgood', { trashId: entry })
		expect(await fileState(key)).toMatchObject({ state: taken.status === 200 ? 'live' : 'retired', shown: 0 })
		await expectStoresToAgree()
	})

	test('is copied for the second place in one item', async () => {
		const { headers, saved } = await callsOf(newsCalls)
		const id = await saved(newsCalls.form())
		const key = keysOf((await itemCalls('news', headers).live(id)).files).thumbnailImage ?? ''
		const events = itemCalls('events', await signedInAs(['EventsAdmin', 'NewsAdmin']))
		const { draftVersion } = await events.drafted({
			formId: aFormId(),
			values: {
				...{
					title: 'Twice',
					description: 'Twice',
					venue: 'Here',
					address: 'There',
					isPublished: false,
					thumbnailAlt: '',
				},
				...{ galleryAlts: ['One', 'Two'] },
			},
			kept: { thumbnailImage: key, 'gallery.0': key, 'gallery.1': key },
		})
		const event = await answered<number>(await publish(events, draftVersion))
		const keys = Object.values(keysOf((await events.live(event)).files))
		expect(new Set(keys).size).toBe(3)
		await expectStoresToAgree()
	})
})

test('a form is told which other items have its files, with titles of the sections of its user', async () => {
	const { one, two, key } = await twoWithOne()
	const usesOf = async (calls: typeof items, itemId: number | null) =>
		answered<FileUses[]>(
			await calls.post('fileuses', { itemId, keys: itemId === null ? [key, crypto.randomUUID()] : [] }),
		)
	expect(await usesOf(items, one)).toEqual([
		{ key, type: 'image/png', count: 1, items: [{ kind: 'news', id: two, title: 'The second' }] },
	])
	const blogs = itemCalls('blogs', await signedInAs(['Blogs']))
	expect(await usesOf(blogs, null)).toEqual([
		{ key, type: 'image/png', count: 2, items: [two, one].map((id) => ({ kind: 'news', id, title: null })) },
	])
	await remove(two)
	expect(await usesOf(items, one)).toEqual([])
	const { version } = await items.live(one)
	await items.drafted({ ...(await formOf(items, one)), baseVersion: version, values: { title: 'Drafted' } })
	expect(await usesOf(items, one), 'its own draft is none').toEqual([])
})

test('the cron deletes what nothing holds, and no file that an item has left', async () => {
	const { one, key } = await twoWithOne()
	await remove(one)
	await expectCronToRepair(bindings)
	expect([await fileState(key), await publicStatus(key)]).toEqual([{ state: 'live', shown: 1 }, 200])
})
