import { beforeAll, describe, expect, test } from 'vitest'
import type { RestoredRevision, RevisionDetails } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { formOf, itemCalls, keysOf } from '#tests/support/builders/items/items.ts'
import { anEdit, anEvent, eventsAsStaff, pictureParts } from '#tests/support/builders/published/events.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { kinds } from '#worker/features/item-kinds.ts'

beforeAll(addLabels)

describe.each(Object.entries(everyKind))('%s', (name, make) => {
	test('the live version is a draft that can be published; a version that it replaced can be restored', async () => {
		const { headers, saved } = await make()
		const calls = itemCalls(name as ItemKindName, headers)
		const { titleField } = kinds[name as ItemKindName]
		const id = await saved()
		const before = await calls.live(id)
		const form = await formOf(calls, id)
		expect((await calls.drafted(form)).draftVersion, 'what nobody changed is no draft').toBeNull()

		const values = { ...form.values, [titleField]: 'Another title' }
		const { draftVersion } = await calls.drafted({ ...form, values })
		expect(await answered(await calls.post('publishdraft', { draftVersion }))).toBe(id)
		const after = await calls.live(id)
		expect(after).toMatchObject({ title: 'Another title', values, version: 2 })
		expect(keysOf(after.files)).toEqual(form.kept)
		const [changed, added] = await calls.revisions(id)
		expect(changed).toMatchObject({ act: 'changed', fields: [titleField] })

		const { draftVersion: restored, lost } = await answered<RestoredRevision>(
			await calls.post('restorerevision', { revisionId: added?.revisionId }),
		)
		expect(lost).toEqual([])
		expect((await calls.post('publishdraft', { draftVersion: restored })).status).toBe(200)
		expect((await calls.live(id)).values).toEqual(before.values)
		for (const { version, values, files } of [before, after]) {
			const revision = await answered<RevisionDetails>(await calls.ask(`revisionof/${id}/${version}`))
			expect(revision).toMatchObject({ version, values })
			expect(keysOf(revision.files)).toEqual(keysOf(files))
		}
		await expectStoresToAgree()
	})
})

describe('the pictures of an event', () => {
	const sizes = (event: { thumbnailImages: readonly { width: number }[] }) =>
		event.thumbnailImages.map(({ width }) => width)

	test('a draft changes their order and texts, removes one and adds one', async () => {
		const events = await eventsAsStaff()
		const calls = itemCalls('events', events.headers)
		const id = await events.saved(anEvent(pictureParts(3)))
		const form = await formOf(calls, id)
		const { 'gallery.0': first = '', 'gallery.2': third = '', thumbnailImage = '' } = form.kept
		const { draftVersion } = await calls.drafted({
			...form,
			values: { ...form.values, galleryAlts: ['Third', 'First', 'New'] },
			kept: { thumbnailImage, 'gallery.0': third, 'gallery.1': first },
			files: { 'gallery.2': aPicture(160, 90) },
		})
		expect((await calls.post('publishdraft', { draftVersion })).status).toBe(200)
		const event = await events.found(id)
		expect(sizes(event)).toEqual([102, 100, 160])
		expect((await calls.live(id)).values.galleryAlts).toEqual(['Third', 'First', 'New'])
		await expectStoresToAgree()
	})

	test('a restored version brings a removed picture back, behind those that stayed', async () => {
		const events = await eventsAsStaff()
		const calls = itemCalls('events', events.headers)
		const id = await events.saved(anEvent(pictureParts(3)))
		const [, removed = 0] = (await events.found(id)).attachmentIds
		await events.saved(anEdit(id, { removedImages: String(removed) }))
		const [, added] = await calls.revisions(id)
		const { draftVersion } = await answered<RestoredRevision>(
			await calls.post('restorerevision', { revisionId: added?.revisionId }),
		)
		expect((await calls.post('publishdraft', { draftVersion })).status).toBe(200)
		expect(sizes(await events.found(id)).sort()).toEqual([100, 101, 102])
		await expectStoresToAgree()
	})
})
