import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { aFormId, formOf, itemCalls, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'

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

/** Autosaves the live version with another title. */
async function draftOfLive(title = 'Another title', formId = aFormId()) {
	const form = await formOf(items, id)
	const changed = { ...form, formId, values: { ...form.values, title } }
	return { form: changed, saved: await items.drafted(changed) }
}

describe('a save', () => {
	/** A refused save leaves its picture to the cron. */
	afterEach(() => deleteDueFiles(db, bindings, inHours(30)))

	const edit = (parts: Record<string, string>) => news.save({ ...newsCalls.form(), id: String(id), ...parts })

	test('that names a draft replaces this draft; without it every draft stays', async () => {
		const { saved } = await draftOfLive()
		expect((await edit({ title: 'By Save' })).status).toBe(200)
		expect(await items.draftOf(id)).toMatchObject({ title: 'Another title' })
		expect((await edit({ title: 'By Save too', draftVersion: '987654.1' })).status).toBe(200)
		expect(await items.draftOf(id)).toMatchObject({ title: 'Another title' })
		expect((await edit({ title: 'Once more', draftVersion: saved.draftVersion ?? '' })).status).toBe(200)
		expect(await items.draftOf(id)).toBeNull()
		await expectStoresToAgree()
	})

	test('of a new item whose draft another form has saved adds nothing', async () => {
		const { draftVersion } = await items.drafted({ values: { title: 'Once' } })
		const form = { ...newsCalls.form(), draftVersion: draftVersion ?? '' }
		await news.saved(form)
		const before = await rowsOf('select id from news')
		expect(await refusal(await news.save(form))).toEqual([404, 'draft.not-found'])
		expect(await rowsOf('select id from news')).toEqual(before)
	})

	test('does not replace a draft that was written since, nor that of another item', async () => {
		const { saved, form } = await draftOfLive()
		await items.drafted({ ...form, draftVersion: saved.draftVersion, values: { ...form.values, title: 'Newer' } })
		await edit({ draftVersion: saved.draftVersion ?? '' })
		expect(await items.draftOf(id)).toMatchObject({ title: 'Newer' })
		const other = await news.saved(newsCalls.form())
		const version = (await items.draftOf(id))?.draftVersion ?? ''
		await news.saved({ ...newsCalls.form(), id: String(other), draftVersion: version })
		expect(await refusal(await news.save({ ...newsCalls.form(), draftVersion: version }))).toEqual([
			404,
			'draft.not-found',
		])
		expect(await items.draftOf(id)).toMatchObject({ title: 'Newer' })
	})
})

describe('publishing a draft', () => {
	const publish = (draftVersion: string | null, calls = items) => calls.post('publishdraft', { draftVersion })

	test('does what Save does: values, picture, audit row and revision, and the draft is gone', async () => {
		const form = await formOf(items, id)
		const { draftVersion } = await items.drafted({
			...form,
			values: { ...form.values, title: 'Published' },
			kept: {},
			files: { thumbnailImage: aPicture(640, 360) },
		})
		const answer = await publish(draftVersion)
		expect([answer.status, await answer.json()]).toEqual([200, id])
		expect(await news.found(id)).toMatchObject({ title: 'Published', version: 2, thumbnailWidth: 640 })
		expect((await news.publicRows()).some(({ title }) => title === 'Published')).toBe(true)
		const acts = await rowsOf("select action from audit_log where section = 'news' and item_id = ?", id)
		expect(acts.map(({ action }) => action)).toEqual(['added', 'changed'])
		expect((await items.revisions(id)).map(({ act, fields }) => [act, fields.sort()])).toEqual([
			['changed', ['thumbnailImage', 'title']],
			['added', expect.any(Array)],
		])
		expect(await items.draftOf(id)).toBeNull()
		await expectStoresToAgree()
	})

	test('of an item that was never saved adds the item', async () => {
		const { values } = await items.live(id)
		const sent = { values: { ...values, title: 'New' }, files: { thumbnailImage: aPicture() } }
		const { draftVersion } = await items.drafted(sent)
		const added = await answered<number>(await publish(draftVersion))
		expect(await news.found(added)).toMatchObject({ title: 'New', version: 1 })
		expect(await refusal(await publish(draftVersion))).toEqual([404, 'draft.not-found'])
		await expectStoresToAgree()
	})

	test('of a blog with pictures in its text publishes them too', async () => {
		const blog = await blogs.saved(blogCalls.form())
		const form = await formOf(blogItems, blog)
		const content = '<p>A plan.</p><img src="{{plan}}" alt="">'
		const sent = { ...form, values: { ...form.values, content }, files: { 'images.plan': aPicture(320, 180) } }
		const { draftVersion } = await blogItems.drafted(sent)
		expect((await publish(draftVersion, blogItems)).status).toBe(200)
		expect(await blogs.found(blog)).toMatchObject({ images: { plan: { width: 320 } }, version: 2 })
		await expectStoresToAgree()
	})

	test('is refused where the live version has moved since, and the draft stays', async () => {
		const { saved } = await draftOfLive()
		await news.saved({ ...newsCalls.form(), id: String(id), title: 'Faster' })
		expect(await refusal(await publish(saved.draftVersion))).toEqual([409, 'write.stale'])
		expect(await items.draftOf(id)).not.toBeNull()
	})

	test('is refused where the draft is incomplete or has changed, or the item is in the trash', async () => {
		const incomplete = await items.drafted({ values: { title: 'Only a title' } })
		const answer = await publish(incomplete.draftVersion)
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ fields: { thumbnailImage: expect.any(String) } },
		])
		const { saved, form } = await draftOfLive()
		await items.drafted({ ...form, draftVersion: saved.draftVersion })
		expect(await refusal(await publish(saved.draftVersion))).toEqual([409, 'draft.stale'])
		const { draftVersion = null } = (await items.draftOf(id)) ?? {}
		expect((await items.post('changeseveral', { action: 'delete', ids: [id] })).status).toBe(200)
		expect(await refusal(await publish(draftVersion))).toEqual([404, 'news.not-found'])
	})
})
