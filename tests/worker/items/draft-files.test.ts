import { beforeAll, describe, expect, test } from 'vitest'
import type { DuplicatedItem } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { type FileRule, fileRules } from '#contracts/shared/uploads.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { blogsAsStaff, dueAt, publish, schedule } from '#tests/support/builders/items/draft-files.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { anItemWithHistory } from '#tests/support/builders/items/item-with-history.ts'
import { formOf, itemCalls, keysOf, rowsOf } from '#tests/support/builders/items/items.ts'
import { aPdf, flyerCalls } from '#tests/support/builders/published/documents.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { bucketWithout, countedBucket } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'

let blogItems: ReturnType<typeof itemCalls>
let draftOfBlog: Awaited<ReturnType<typeof blogsAsStaff>>['draftOfBlog']
beforeAll(async () => {
	await addLabels()
	;({ items: blogItems, draftOfBlog } = await blogsAsStaff())
})

describe('the 97 new ones of 100 pictures of a draft', () => {
	test('are published by their keys: the bucket checks each and reads none', async () => {
		const { id, saved } = await draftOfBlog(97)
		expect(Object.keys(saved.files)).toHaveLength(100)
		const { count, MEDIA } = countedBucket()
		expect((await publish(blogItems, saved.draftVersion, { MEDIA })).status).toBe(200)
		expect(count).toEqual({ get: 0, put: 0, head: 97 })
		expect(keysOf((await blogItems.live(id)).files)).toEqual(saved.files)
		await expectStoresToAgree()
	})

	test('are scheduled and go live by their keys, too', async () => {
		const { id, saved } = await draftOfBlog(97)
		const { count, MEDIA } = countedBucket()
		expect((await schedule(blogItems, saved.draftVersion, { MEDIA })).status).toBe(200)
		expect(count).toEqual({ get: 0, put: 0, head: 97 })
		await applyDueReplacements(db, { ...bindings, MEDIA }, new Date(dueAt))
		expect(count).toEqual({ get: 0, put: 0, head: 194 })
		expect(keysOf((await blogItems.live(id)).files)).toEqual(saved.files)
		await expectStoresToAgree()
	})
})

/** A file that a field takes. */
function fileFor({ extensions, pixels }: FileRule): File {
	if (extensions.includes('pdf')) return aPdf()
	return pixels ? aPicture(pixels.width, pixels.height) : aPicture(320, 180)
}

function filesFor(kind: ItemKindName, paths: readonly string[]): Record<string, File> {
	const ruleOf = (path: string) => kinds[kind].rules[path.split('.')[0] ?? path] ?? fileRules.picture
	return Object.fromEntries(paths.map((path) => [path, fileFor(ruleOf(path))]))
}

describe.each(Object.entries(everyKind))('%s', (name, make) => {
	const kind = name as ItemKindName

	test('a draft of a new item goes live with the very files that it holds, and visitors get them', async () => {
		const { headers, saved, isPublic } = await make()
		const calls = itemCalls(kind, headers)
		const { values, files } = await calls.live(await saved())
		const sent = filesFor(kind, Object.keys(files))
		const drafted = await calls.drafted({ values, files: sent })
		const { count, MEDIA } = countedBucket()
		const id = await answered<number>(await publish(calls, drafted.draftVersion, { MEDIA }))
		expect(count).toEqual({ get: 0, put: 0, head: Object.keys(files).length })
		const live = await calls.live(id)
		expect(keysOf(live.files)).toEqual(drafted.files)
		expect(await isPublic(id)).toBe(true)
		for (const { key, name } of Object.values(live.files))
			expect((await call(`/media/${key}/${name}`)).status).toBe(200)
		await expectStoresToAgree()
	})

	test('a draft with other files replaces those of its item', async () => {
		const { headers, saved } = await make()
		const calls = itemCalls(kind, headers)
		const id = await saved()
		const form = await formOf(calls, id)
		const files = filesFor(kind, Object.keys(form.kept))
		const drafted = await calls.drafted({ ...form, kept: {}, files })
		// A job has no files.
		if (drafted.draftVersion === null) return
		expect(await answered(await publish(calls, drafted.draftVersion, bucketWithout('get')))).toBe(id)
		expect(keysOf((await calls.live(id)).files)).toEqual(drafted.files)
		await expectStoresToAgree()
	})
})

test('an old picture that a restored version brings back has its old key', async () => {
	const { items, id, edit } = await anItemWithHistory()
	const old = keysOf((await items.live(id)).files)
	await edit({ hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(640, 360) })
	const [, first] = await items.revisions(id)
	const restored = await items.post('restorerevision', { revisionId: first?.revisionId })
	const { draftVersion } = await answered<DuplicatedItem>(restored)
	expect((await publish(items, draftVersion, bucketWithout('get'))).status).toBe(200)
	expect(keysOf((await items.live(id)).files)).toEqual(old)
	await expectStoresToAgree()
})

describe('an item has a file in one place', () => {
	test('a copy that goes live holds the files of the original, without a second object', async () => {
		const flyers = await callsOf(flyerCalls)
		const items = itemCalls('flyers', flyers.headers)
		const id = await flyers.saved(flyerCalls.form())
		const { draftVersion } = await answered<DuplicatedItem>(await items.post('duplicate', { id }))
		const { count, MEDIA } = countedBucket()
		const copy = await answered<number>(await publish(items, draftVersion, { MEDIA }))
		expect(count).toEqual({ get: 0, put: 0, head: 2 })
		const keys = [keysOf((await items.live(id)).files), keysOf((await items.live(copy)).files)]
		expect(new Set(keys.flatMap(Object.values)).size).toBe(2)
		const contents = await rowsOf(
			`select count(*) as files, count(distinct sha256) as contents from files where key in (select value from json_each(?))`,
			JSON.stringify(keys.flatMap(Object.values)),
		)
		expect(contents).toEqual([{ files: 2, contents: 2 }])
		expect(
			(await flyers.publicRows()).some((row) => row.id === id),
			'the original stays published',
		).toBe(true)
		await expectStoresToAgree()
	})

	test('a file that a draft names in two places becomes two', async () => {
		const { id, draft, saved } = await draftOfBlog(1)
		const both = `${draft.values.content}<p><img src="{{twice}}" alt=""></p>`
		const kept = { ...saved.files, 'images.twice': saved.files['images.p0'] ?? '' }
		const { draftVersion } = await blogItems.drafted({
			...draft,
			draftVersion: saved.draftVersion,
			values: { ...draft.values, content: both },
			kept,
		})
		expect((await publish(blogItems, draftVersion)).status).toBe(200)
		const { files } = await blogItems.live(id)
		expect(files['images.twice']?.key).not.toBe(files['images.p0']?.key)
		await expectStoresToAgree()
	})
})
