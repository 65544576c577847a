import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RevisionDetails } from '#contracts/items/history.ts'
import { mostRevisions } from '#contracts/shared/periods.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import {
	aBlogBackAsDraft,
	anItemWithHistory,
	forgetRevisions,
	type ItemWithHistory,
} from '#tests/support/builders/items/item-with-history.ts'
import { formOf, itemCalls, keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let items: ItemWithHistory['items']
let id: number
let edit: ItemWithHistory['edit']
beforeAll(addLabels)
beforeEach(async () => {
	;({ items, id, edit } = await anItemWithHistory())
})

const ask = (version: number, calls = items, itemId = id) => calls.ask(`revisionof/${itemId}/${version}`)
const revisionOf = async (version: number) => answered<RevisionDetails>(await ask(version))
const titleOf = async (version: number) => (await revisionOf(version)).values.title
const notFound = [404, 'revision.not-found']

describe('the revision of a version', () => {
	test('has the values and the files of that version', async () => {
		const before = await items.live(id)
		await edit({ title: 'Second', hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(640, 360) })
		const revision = await revisionOf(1)
		expect(revision).toMatchObject({ itemId: id, version: 1, number: 1, act: 'added', values: before.values })
		expect(keysOf(revision.files)).toEqual(keysOf(before.files))
		expect(await revisionOf(2)).toMatchObject({ version: 2, act: 'changed', values: { title: 'Second' } })
	})

	test('is an earlier one after saves that changed nothing', async () => {
		await edit({ title: 'First' })
		await edit({ title: 'First' })
		expect(await revisionOf(3)).toMatchObject({ version: 1, values: { title: 'First' } })
		await edit({ title: 'Fourth' })
		expect(await revisionOf(3)).toMatchObject({ version: 1, values: { title: 'First' } })
		expect(await titleOf(4)).toBe('Fourth')
	})

	test('of an item from before the history is what the first change replaced; older versions have none', async () => {
		await edit({ title: 'Second' })
		await forgetRevisions("kind = 'news' and item_id = ?", id)
		expect(await refusal(await ask(2))).toEqual(notFound)
		await edit({ title: 'Third' })
		expect(await revisionOf(2)).toMatchObject({ act: 'first', values: { title: 'Second' } })
		expect(await refusal(await ask(1))).toEqual(notFound)
	})

	test('does not exist for a version that is still to come, or for an item that does not exist', async () => {
		expect(await refusal(await ask(2))).toEqual(notFound)
		expect(await refusal(await ask(1, items, 987_654))).toEqual(notFound)
		expect(await refusal(await items.ask(`revisionof/${id}/latest`))).toEqual([400, 'request.invalid'])
	})

	test('of an item that was deleted and restored is the same as before', async () => {
		await edit({ title: 'Second' })
		await items.post('changeseveral', { action: 'delete', ids: [id] })
		const trashId = (await items.trash()).find(({ itemId }) => itemId === id)?.trashId
		expect((await items.post('restorefromtrash', { trashId })).status).toBe(200)
		expect([await titleOf(1), await titleOf(2), await titleOf(3)]).toEqual(['First', 'Second', 'Second'])
		expect(await revisionOf(3)).toMatchObject({ act: 'restored' })
	})

	test('is for the role of the section, and of one kind only', async () => {
		const theirs = itemCalls('news', await signedInAs(['Blogs', 'EventsAdmin']))
		expect(await refusal(await ask(1, theirs))).toEqual([403, 'role.required'])
		const events = itemCalls('events', await signedInAs(['EventsAdmin']))
		expect(await refusal(await ask(1, events))).toEqual(notFound)
	})
})

test('an item that came back as a draft never answers the versions from before', async () => {
	const { blogs, calls, form } = await aBlogBackAsDraft('Before', 'Before, too')
	const blog = await blogs.saved({ ...form, heading: 'After' })
	expect((await calls.revisions(blog)).map(({ version }) => version)).toEqual([1, 2, 2, 1])
	expect(await answered(await ask(1, calls, blog))).toMatchObject({ act: 'added', values: { heading: 'After' } })
	expect(await refusal(await ask(2, calls, blog))).toEqual(notFound)

	await blogs.saved({ ...form, blogsId: String(blog), heading: 'After that' })
	await forgetRevisions("kind = 'blogs' and item_id = ? and number = 4", blog)
	expect(await refusal(await ask(1, calls, blog)), 'its own first version is thinned').toEqual(notFound)
	expect(await answered(await ask(2, calls, blog))).toMatchObject({ values: { heading: 'After that' } })
})

describe('thinning', () => {
	/** Saves so often on one day that of the older revisions only the last may stay. */
	async function saveOften(): Promise<void> {
		const its = "kind = 'news' and item_id = ?1"
		await rowsOf(
			`insert into revisions (kind, item_id, number, version, act, at, fields, form_values, files)
			select kind, item_id, number + value, version + value, act, at, fields, form_values, '{}'
			from revisions, json_each(?2) where ${its} and number = (select max(number) from revisions where ${its})`,
			id,
			JSON.stringify(Array.from({ length: mostRevisions }, (_, index) => index + 1)),
		)
		await rowsOf(`update news set version = version + ${mostRevisions} where id = ?`, id)
		await rowsOf(`update revisions set at = (select created_at from news where id = ?1) where ${its}`, id)
		await edit({ title: 'The last' })
		await expectStoresToAgree()
	}
	const oldNumbers = async () =>
		(await items.revisions(id))
			.map(({ number }) => number)
			.filter((number) => number < 5)
			.reverse()
	const draftFrom = async (baseVersion: number, itemId = id) => {
		const form = await formOf(items, itemId)
		return items.drafted({ ...form, baseVersion, values: { ...form.values, title: 'Typed' } })
	}

	/** Version 3 changes nothing, so the revisions 1 to 4 are of the versions 1, 2, 4 and 5. */
	const beginnings: Record<number, () => Promise<unknown>> = {
		2: () => edit({ title: 'Second' }),
		3: () => edit({ title: 'Second' }),
		4: () => edit({ title: 'Fourth' }),
		5: () => edit({ title: 'Fifth' }),
	}
	const begin = async (from: number, to: number) => {
		for (let version = from; version <= to; version += 1) await beginnings[version]?.()
	}

	test('leaves no answer for a version that it deleted', async () => {
		await begin(2, 5)
		await saveOften()
		expect(await oldNumbers()).toEqual([])
		for (const version of [1, 2, 3, 4, 5]) expect(await refusal(await ask(version)), `${version}`).toEqual(notFound)
		expect(await titleOf(6), 'the last of the older ones').toBe('Fifth')
	})

	test('spares the version from which a draft began, until the draft is gone', async () => {
		await begin(2, 5)
		const { draftVersion } = await draftFrom(1)
		await saveOften()
		expect(await titleOf(1)).toBe('First')
		expect(await titleOf(2), 'it shows that none is missing between').toBe('Second')
		for (const version of [3, 4]) expect(await refusal(await ask(version)), `${version}`).toEqual(notFound)
		expect((await items.post('discarddraft', { draftVersion })).status).toBe(200)
		await edit({ title: 'After the draft' })
		expect(await oldNumbers()).toEqual([])
	})

	test('spares the revision of a version that changed nothing', async () => {
		await begin(2, 5)
		await draftFrom(3)
		await saveOften()
		expect(await revisionOf(3)).toMatchObject({ version: 2, values: { title: 'Second' } })
		expect(await refusal(await ask(1))).toEqual(notFound)
	})

	test('spares the version that a scheduled draft replaces', async () => {
		await begin(2, 3)
		const { draftVersion } = await draftFrom(3)
		const scheduled = { draftVersion, dueAt: inHours(48).toISOString() }
		expect((await items.post('schedulereplacement', scheduled)).status).toBe(200)
		expect((await items.post('discarddraft', { draftVersion })).status).toBe(200)
		await begin(4, 5)
		await saveOften()
		expect(await titleOf(3)).toBe('Second')
		expect(await refusal(await ask(1))).toEqual(notFound)
	})

	test('spares nothing for the draft of another item', async () => {
		await begin(2, 5)
		const other = await anItemWithHistory()
		await draftFrom(1, other.id)
		await saveOften()
		expect(await refusal(await ask(1))).toEqual(notFound)
	})
})
