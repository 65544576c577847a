import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { blogsAsStaff, publish, refusedFields } from '#tests/support/builders/items/draft-files.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { aFormId, fileState, formOf, itemCalls, keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { insideFile } from '#tests/support/builders/published/blog-files.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { keepFile } from '#worker/files/keep-file.ts'

type Calls = ReturnType<typeof itemCalls>

let news: Awaited<ReturnType<typeof callsOf>>
let newsItems: Calls
let blogItems: Calls
let bothItems: Calls
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	newsItems = itemCalls('news', news.headers)
	;({ items: blogItems } = await blogsAsStaff())
	bothItems = itemCalls('blogs', await signedInAs(['Blogs', 'NewsAdmin']))
})

const asked = (calls: Calls, key: string) => calls.post('storedfile', { key })

/** A draft of a new blog whose text shows a picture with this key. */
const taking = (calls: Calls, key: string) =>
	calls.autosave({
		values: { heading: 'Taken over', content: '<p><img src="{{quay}}" alt="The quay"></p>' },
		formId: aFormId(),
		kept: { 'images.quay': key },
	})

async function expectUsable(calls: Calls, key: string) {
	const file = await answered<ItemFile>(await asked(calls, key))
	expect(file.key).toBe(key)
	expect((await call(file.url)).status, 'its address holds').toBe(200)
	expect((await taking(calls, key)).status).toBe(200)
}

async function expectRefused(calls: Calls, key: string) {
	const before = await fileState(key)
	expect(await refusal(await asked(calls, key))).toEqual([403, 'file.not-usable'])
	const drafts = await rowsOf('select count(*) as number from drafts')
	expect(await refusedFields(await taking(calls, key))).toEqual([400, { kept: 'Choose these files again.' }])
	expect(await rowsOf('select count(*) as number from drafts'), 'nothing is saved').toEqual(drafts)
	expect(await fileState(key)).toEqual(before)
}

async function newsWith(published: boolean) {
	const id = await news.saved({ ...newsCalls.form(), [newsCalls.flag]: String(published) })
	return { id, key: keysOf((await newsItems.live(id)).files).thumbnailImage ?? '' }
}

describe('a file of another item', () => {
	const withFiles = Object.entries(everyKind).filter(([kind]) => kind !== 'careers')

	test.each(withFiles)(
		'is taken over from a published item of %s by somebody of another section',
		async (kind, make) => {
			const { headers, saved } = await make()
			const { files } = await itemCalls(kind as keyof typeof everyKind, headers).live(await saved())
			for (const { key } of Object.values(files)) await expectUsable(bothItems, key)
			const [{ key } = { key: '' }] = Object.values(files)
			await expectUsable(blogItems, key)
		},
	)

	test('that is not published, or not yet, is taken over by those who hold its section, and by nobody else', async () => {
		const { key } = await newsWith(false)
		await expectRefused(blogItems, key)
		await expectUsable(bothItems, key)
		await expectUsable(itemCalls('blogs', await signedInAs(['Admin'])), key)
		const later = await newsWith(true)
		await rowsOf("update files set shown_from = '2999-01-01T00:00:00.000Z' where key = ?", later.key)
		await expectRefused(blogItems, later.key)
		await expectUsable(bothItems, later.key)
	})

	test('that only a draft has is taken over by those who hold its section', async () => {
		const drafted = async () => {
			const { values } = await newsItems.live((await newsWith(true)).id)
			const { files } = await newsItems.drafted({ values, files: { thumbnailImage: aPicture(90, 60) } })
			return files.thumbnailImage ?? ''
		}
		const key = await drafted()
		await expectRefused(blogItems, key)
		await expectUsable(bothItems, key)
	})

	test('that a version of an item had before is taken over by those who hold its section', async () => {
		const { id, key } = await newsWith(true)
		await news.saved({
			...newsCalls.form(),
			id: String(id),
			hasThumbnailImageChanged: 'true',
			thumbnailImage: aPicture(640, 360, 7),
		})
		await expectRefused(blogItems, key)
		await expectUsable(bothItems, key)
	})

	test('that is in the trash is taken over by nobody, whether it has a draft or was a version', async () => {
		const { id, key } = await newsWith(true)
		const form = await formOf(newsItems, id)
		await newsItems.drafted({ ...form, values: { ...form.values, title: 'Half changed' } })
		await newsItems.post('changeseveral', { action: 'delete', ids: [id] })
		expect(await rowsOf('select 1 from trash where item_id = ?', id)).toHaveLength(1)
		await expectRefused(bothItems, key)
	})
})

test('a draft with a file of another item goes live with that file, and has it when the other item is gone', async () => {
	const { id, key } = await newsWith(true)
	const { values } = await blogItems.live(await (await everyKind.blogs()).saved())
	const blog = { ...values, active: false, content: '<p><img src="{{quay}}" alt="The quay"></p>' }
	const drafted = await blogItems.drafted({ values: blog, kept: { 'images.quay': key } })
	const stored = await rowsOf('select key from files')
	const blogId = await answered<number>(await publish(blogItems, drafted.draftVersion))
	expect(keysOf((await blogItems.live(blogId)).files)['images.quay']).toBe(key)
	expect(await rowsOf('select key from files'), 'no second file').toEqual(stored)

	const other = await blogItems.drafted({ values: blog, formId: aFormId(), kept: { 'images.quay': key } })
	await newsItems.post('changeseveral', { action: 'delete', ids: [id] })
	const otherId = await answered<number>(await publish(blogItems, other.draftVersion))
	const { url } = (await blogItems.live(otherId)).files['images.quay'] ?? { url: '' }
	expect((await call(url)).status).toBe(200)
	await expectStoresToAgree()
})

describe('no key of these is ever allowed, to no role', () => {
	test.each<Role>(['Blogs', 'Admin'])('by %s', async (role) => {
		const calls = itemCalls('blogs', await signedInAs([role]))
		await expectRefused(calls, crypto.randomUUID())
		await expectRefused(calls, 'made-up')
		const pending = await keepFile(db, bindings, 'media', {
			name: 'other.png',
			type: 'image/png',
			bytes: await insideFile().bytes(),
		})
		await expectRefused(calls, pending)
		const { cvKey } = await addApplication({ jobId: await openJob() })
		await expectRefused(calls, cvKey)
	})

	test('and the call refuses what is no key', async () => {
		expect(await refusal(await blogItems.post('storedfile', { key: 7 }))).toEqual([400, 'request.invalid'])
		for (const key of ['k'.repeat(101), '', '../a', 'a\0b'])
			expect(await refusal(await asked(blogItems, key)), key).toEqual([400, 'request.invalid'])
	})
})
