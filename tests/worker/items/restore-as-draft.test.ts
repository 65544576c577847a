import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftDetails, DraftRow } from '#contracts/items/drafts.ts'
import type { BulkResult, RestoredAsDraft } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answered, asRecruiter, recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { fileState, formOf, itemCalls, keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { addedCategory, addedTag, blogCalls, staffCall } from '#tests/support/builders/published/blogs.ts'
import { askForCategories, caseStudyCalls } from '#tests/support/builders/published/case-studies.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

beforeAll(addLabels)

type Calls = ReturnType<typeof itemCalls>

/** A kind whose items name a category or a type. */
type Labelled = {
	field: string
	calls: Calls
	add: (name: string) => Promise<number>
	remove: (id: number) => Promise<unknown>
	saved: (label: number) => Promise<number>
}

const labelled: Partial<Record<ItemKindName, () => Promise<Labelled>>> = {
	async blogs() {
		const { headers, saved } = await callsOf(blogCalls)
		const inText = { content: '<p>A file.</p><img src="{{in}}" alt="">', hasImagesChanged: 'true' }
		return {
			field: 'category',
			calls: itemCalls('blogs', headers),
			add: addedCategory,
			remove: async (id) => answered(await staffCall(`deletecategory/${id}`, { method: 'DELETE' })),
			saved: (label) =>
				saved({ ...blogCalls.form(), ...inText, 'images[in]': aPicture(320, 180), category: String(label) }),
		}
	},
	async caseStudies() {
		const { headers, saved } = await callsOf(caseStudyCalls)
		return {
			field: 'categoryId',
			calls: itemCalls('caseStudies', headers),
			async add(categoryName) {
				const added = await askForCategories(headers, 'savecategory', { json: { categoryName } })
				return (await answered<{ categoryId: number }>(added)).categoryId
			},
			remove: async (id) => answered(await askForCategories(headers, `deletecategory/${id}`, { method: 'DELETE' })),
			saved: (label) => saved({ ...caseStudyCalls.form(), categoryId: String(label) }),
		}
	},
	async careers() {
		const admin = await signedInAs(['Admin'])
		return {
			field: 'jobTypeId',
			calls: itemCalls('careers', await asRecruiter()),
			add: async (name) => answered(await recruiterCall('savejobtype', { json: { name }, headers: admin })),
			// No call deletes a job type.
			remove: (id) => rowsOf('delete from job_types where id = ?', id),
			saved: (label) => openJob({ jobTypeId: String(label) }),
		}
	},
}

async function deleted(calls: Calls, ...ids: number[]) {
	const { batch } = await answered<BulkResult>(await calls.post('changeseveral', { action: 'delete', ids }))
	const trash = await calls.trash()
	return { batch, trashIds: ids.map((id) => trash.find(({ itemId }) => itemId === id)?.trashId) }
}

/** An item in the trash whose label is gone. */
async function withoutItsLabel(make: () => Promise<Labelled>, name = crypto.randomUUID().slice(0, 8)) {
	const kind = await make()
	const label = await kind.add(name)
	const id = await kind.saved(label)
	const before = await kind.calls.live(id)
	const { batch, trashIds } = await deleted(kind.calls, id)
	await kind.remove(label)
	return { ...kind, name, label, id, before, batch, trashId: trashIds[0] }
}

const aBlog = () => withoutItsLabel(labelled.blogs as () => Promise<Labelled>)

async function restoredAsDraft(calls: Calls, trashId: number | undefined): Promise<RestoredAsDraft> {
	const answer = await calls.post('restorefromtrash', { trashId })
	expect(answer.status).toBe(201)
	return answer.json()
}

const idOf = (draftVersion: string) => Number(draftVersion.split('.')[0])
const draftAt = async (calls: Calls, draftVersion: string) =>
	answered<DraftDetails | null>(await calls.ask(`drafts/${idOf(draftVersion)}`))

describe.each(Object.entries(labelled))('%s whose category or type was deleted', (section, make) => {
	test('come back as a draft that names it, opens with all files, and is published with another one', async () => {
		const { calls, field, name, id, before, trashId, add } = await withoutItsLabel(make)
		const restored = await restoredAsDraft(calls, trashId)
		expect(restored).toEqual({
			id,
			title: before.title,
			draftVersion: expect.stringMatching(/^\d+\.1$/),
			missing: [{ field, names: [name] }],
		})
		expect(await calls.trash()).toEqual([])
		const draft = await draftAt(calls, restored.draftVersion)
		const box =
			'active' in before.values ? { active: false } : 'isPublished' in before.values ? { isPublished: false } : {}
		expect(draft).toMatchObject({ itemId: null, baseVersion: null, title: before.title })
		expect(draft?.values).toEqual({ ...before.values, ...box, [field]: '' })
		expect(keysOf(draft?.files ?? {})).toEqual(keysOf(before.files))
		const [act] = await rowsOf('select section, action, item_id, changes from audit_log order by id desc limit 1')
		expect(act).toMatchObject({ section, action: 'restored as draft', item_id: id })
		expect(JSON.parse(String(act?.changes))).toEqual({ title: [null, before.title], [field]: [name, null] })
		await expectStoresToAgree()

		const { draftVersion } = restored
		if (section !== 'blogs')
			expect(await refusal(await calls.post('publishdraft', { draftVersion }))).toEqual([400, 'request.invalid'])
		const another = await add('Another one')
		const chosen = await calls.drafted({
			draftVersion,
			values: { ...draft?.values, [field]: another },
			kept: keysOf(draft?.files ?? {}),
		})
		const saved = await answered<number>(await calls.post('publishdraft', { draftVersion: chosen.draftVersion }))
		const live = await calls.live(saved)
		expect(live.values).toEqual({ ...before.values, ...box, [field]: another })
		expect(keysOf(live.files)).toEqual(keysOf(before.files))
		await expectStoresToAgree()
	})

	test('keep their history, which the saved draft continues', async () => {
		const { calls, field, trashId, add } = await withoutItsLabel(make)
		const { draftVersion } = await restoredAsDraft(calls, trashId)
		const draft = await draftAt(calls, draftVersion)
		const chosen = await calls.drafted({
			draftVersion,
			values: { ...draft?.values, [field]: await add('One more') },
			kept: keysOf(draft?.files ?? {}),
		})
		const saved = await answered<number>(await calls.post('publishdraft', { draftVersion: chosen.draftVersion }))
		const revisions = await calls.revisions(saved)
		expect(revisions.map(({ number, act }) => `${number} ${act}`)).toEqual(['3 added', '2 deleted', '1 added'])
		await expectStoresToAgree()
	})

	test('come back by Undo in the same way, beside those that are as they were', async () => {
		const kind = await make()
		const [lost, kept] = [await kind.add('Lost'), await kind.add('Kept')]
		const [one, other] = [await kind.saved(lost), await kind.saved(kept)]
		const { title } = await kind.calls.live(one)
		const { batch } = await deleted(kind.calls, one, other)
		await kind.remove(lost)
		const undone = await answered<BulkResult>(await kind.calls.post('undo', { batch }))
		expect(undone).toEqual({
			batch: null,
			done: [other],
			refused: [],
			drafts: [{ id: one, title, draftVersion: expect.any(String), missing: [{ field: kind.field, names: ['Lost'] }] }],
		})
		expect(await kind.calls.trash()).toEqual([])
		await expectStoresToAgree()
	})
})

test('a draft of the deleted item stays a draft of its own', async () => {
	const { calls, add, saved, remove } = await (labelled.blogs as () => Promise<Labelled>)()
	const label = await add('For a while')
	const id = await saved(label)
	const form = await formOf(calls, id)
	const unsaved = await calls.drafted({ ...form, values: { ...form.values, heading: 'Never saved' } })
	const { trashIds } = await deleted(calls, id)
	await remove(label)
	const { draftVersion } = await restoredAsDraft(calls, trashIds[0])
	const drafts = await answered<DraftRow[]>(await calls.ask('drafts'))
	expect(drafts.filter(({ itemId }) => itemId === id)).toEqual([])
	expect(drafts).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ draftVersion: unsaved.draftVersion, itemId: null, title: 'Never saved' }),
			expect.objectContaining({ draftVersion, itemId: null, title: form.values.heading }),
		]),
	)
	await expectStoresToAgree()
})

test('a restored draft that is discarded takes its history and its files along', async () => {
	const { calls, id, before, trashId } = await aBlog()
	const { draftVersion } = await restoredAsDraft(calls, trashId)
	const draft = await draftAt(calls, draftVersion)
	await calls.drafted({ draftVersion, values: { ...draft?.values, heading: 'Newer' }, kept: keysOf(before.files) })
	expect(await refusal(await calls.post('discarddraft', { draftVersion }))).toEqual([409, 'draft.stale'])
	const ofDraft = () => rowsOf('select id from revisions where item_id in (?, ?)', id, -idOf(draftVersion))
	expect(await ofDraft()).toHaveLength(2)
	const newest = `${idOf(draftVersion)}.2`
	expect((await calls.post('discarddraft', { draftVersion: newest })).status).toBe(200)
	expect(await ofDraft()).toEqual([])
	for (const key of Object.values(keysOf(before.files)))
		expect(await fileState(key)).toMatchObject({ state: 'retired' })
	await expectStoresToAgree()
})

test('tags that are gone too are named; a name that the audit log does not tell is left out', async () => {
	const kind = await (labelled.blogs as () => Promise<Labelled>)()
	const [category, tag] = [await kind.add('Told by nobody'), await addedTag('A tag')]
	const id = await kind.saved(category)
	await rowsOf('insert into blog_tag_links (blog_id, tag_id) values (?, ?)', id, tag)
	const { trashIds } = await deleted(kind.calls, id)
	await kind.remove(category)
	await answered(await staffCall(`deletetag/${tag}`, { method: 'DELETE' }))
	await rowsOf("delete from audit_log where section = 'blogCategories' and item_id = ?", category)
	const { draftVersion, missing } = await restoredAsDraft(kind.calls, trashIds[0])
	expect(missing).toEqual([
		{ field: 'category', names: [] },
		{ field: 'tags', names: ['A tag'] },
	])
	expect((await draftAt(kind.calls, draftVersion))?.values).toMatchObject({ category: '', tags: '1' })
})

describe('at the same time', () => {
	test('of two who restore one has the draft, and the other is told that nothing is left', async () => {
		const { calls, trashId } = await aBlog()
		const { drafts } = await counts()
		const answers = await Promise.all([1, 2].map(() => calls.post('restorefromtrash', { trashId })))
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
		expect((await counts()).drafts).toBe(Number(drafts) + 1)
		await expectStoresToAgree()
	})

	test('an item whose category is deleted between is a draft; one that is deleted for good is not found', async () => {
		const kind = await (labelled.blogs as () => Promise<Labelled>)()
		const label = await kind.add('Deleted between')
		const [one, other] = [await kind.saved(label), await kind.saved(label)]
		const { trashIds } = await deleted(kind.calls, one, other)
		const between = (act: () => Promise<unknown>) => ({
			DB: databaseAround(/insert into "audit_log"/, { before: act }),
		})
		const answer = await kind.calls.post(
			'restorefromtrash',
			{ trashId: trashIds[0] },
			{ bindings: between(() => rowsOf('delete from blog_categories where id = ?', label)) },
		)
		expect(answer.status).toBe(201)
		const forGood = await kind.calls.post(
			'restorefromtrash',
			{ trashId: trashIds[1] },
			{ bindings: between(() => kind.calls.post('deleteforgood', { trashId: trashIds[1] })) },
		)
		expect(await refusal(forGood)).toEqual([404, 'trash.not-found'])
		await expectStoresToAgree()
	})
})

test('where D1 loses the answer the draft is named all the same', async () => {
	const { calls, id, trashId } = await aBlog()
	const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
	const answer = await calls.post(
		'restorefromtrash',
		{ trashId },
		{ bindings: { DB: databaseAround(/insert into "drafts"/, { after: lost }) } },
	)
	expect(answer.status).toBe(201)
	const { draftVersion, ...restored }: RestoredAsDraft = await answer.json()
	expect(restored).toMatchObject({ id })
	expect(await draftAt(calls, draftVersion)).toMatchObject({ itemId: null })
	await expectStoresToAgree()
})
