import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualAnswerDays } from '#contracts/hiring/stages.ts'
import type { DraftDetails, ItemFile, ItemValues } from '#contracts/items/drafts.ts'
import type { BulkResult, RestoredRevision, RevisionDetails } from '#contracts/items/history.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { itemCalls, keysOf, rowsOf } from '#tests/support/builders/items/items.ts'
import {
	changedNames,
	savedAs,
	snapshotIn,
	storedItem,
	storedKinds,
	tablesIn,
} from '#tests/support/builders/items/stored-item.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { storeFilesAndLabels, storeItems } from '#tests/support/worker/stored-items.ts'
import { expectHoldersToAgree } from '#tests/support/worker/stores.ts'
import { changedFields, type Snapshot } from '#worker/editing/snapshot.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { openPreview } from '#worker/features/previews/open-preview.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'

let headers: Record<string, string>
beforeAll(async () => {
	await storeFilesAndLabels()
	headers = await signedInAs(['Admin'])
})
beforeEach(storeItems)

type Shown = { values: ItemValues; files: Record<string, ItemFile> }

/** The content of an answer, as a snapshot stores it. */
const contentOf = ({ values, files }: Shown): Snapshot => ({ values, files: keysOf(files) })

/** The fields that later releases have added with a default. */
const later: ItemValues = { answerDays: usualAnswerDays, questions: '[]' }

/** The fields in which an earlier item differs. One that a later release adds must be empty, or have its default. */
const differing = (stored: Snapshot, shown: Snapshot) =>
	changedFields(stored, shown).filter((field) => field in stored.values || shown.values[field] !== later[field])

/** Expects the stored content. */
function expectStored(shown: Shown, stored: Snapshot): void {
	const content = contentOf(shown)
	expect(content).toMatchObject(stored)
	expect(differing(stored, content)).toEqual([])
}

const newestNames = async () =>
	changedNames((await rowsOf('select changes from audit_log order by id desc limit 1'))[0])

/** A preview shows a draft whatever its box and its dates say. */
const shownAnyway = ['active', 'isPublished', 'publishAt', 'unpublishAt', 'startDate', 'dueDate']

/** The columns that a return from the trash makes anew. */
const madeAnew = ['version', 'updated_at', 'updated_by', 'active', 'is_published']
const searchKeys = ['heading_key', 'title_key', 'position_key', 'location_key']

/** What the audit log named of a deleted row, although it is made of other columns. */
const ofNoField = ['titleKey', 'cleanedBy']

/** A row of the trash as its table holds it, without the columns that are made anew. */
function rowOf(trashed: Record<string, unknown>): Record<string, unknown> {
	const columns = Object.entries(trashed).map(([name, value]): [string, unknown] => [
		name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
		typeof value === 'boolean' ? Number(value) : value,
	])
	return Object.fromEntries(columns.filter(([name]) => ![...madeAnew, ...searchKeys].includes(name)))
}

/** The properties of the first row of each table. */
const propertiesOf = (tables: ReturnType<typeof tablesIn>) =>
	Object.fromEntries(
		Object.entries(tables).map(([name, [row = {}]]) => [
			name,
			Object.fromEntries(Object.keys(row).map((each) => [each, true])),
		]),
	)

test('each earlier file has the holders that the rows name', expectHoldersToAgree)

test('each earlier replacement becomes live at its time', async () => {
	await applyDueReplacements(db, bindings, new Date('2095-01-02'))
	expect(await rowsOf('select failure from replacements')).toEqual([])
	for (const kind of storedKinds.filter((each) => each !== 'careers')) {
		const { id, replacements } = storedItem(kind)
		expect(replacements).toMatchObject([{ item_id: id }])
		const live = contentOf(await itemCalls(kind, headers).live(id))
		for (const row of replacements) expect(changedFields(snapshotIn(row), live), kind).toEqual([])
	}
})

describe.each(storedKinds)('an earlier item of %s', (kind) => {
	const { id, versions, drafts, trashed, namesIn } = storedItem(kind)
	const [first, , newest] = versions.map(snapshotIn)
	if (!first || !newest) throw new Error('The item has three versions')
	let calls: ReturnType<typeof itemCalls>
	beforeAll(() => {
		calls = itemCalls(kind, headers)
	})

	test('reads as its newest version stores it', async () => {
		const live = await calls.live(id)
		expectStored(live, newest)
		expect(live).toMatchObject({ version: 3, by: versions[2]?.actor_name, at: versions[2]?.at })
	})

	test('has its history, whose versions open and become drafts again', async () => {
		expect(await calls.revisions(id)).toMatchObject(
			versions
				.map(({ id: revisionId, fields, number, act, at }) => ({
					...{ revisionId, number, act, at },
					fields: JSON.parse(String(fields)),
				}))
				.reverse(),
		)
		const { active, isPublished, publishAt, unpublishAt } = newest.values
		const kept = Object.entries({ active, isPublished, publishAt, unpublishAt }).filter(
			([, value]) => value !== undefined,
		)
		let draftVersion = `${drafts[0]?.id}.${drafts[0]?.version}`
		for (const version of versions.slice(0, -1)) {
			const stored = snapshotIn(version)
			expect(contentOf(await answered<RevisionDetails>(await calls.ask(`revisions/${version.id}`)))).toEqual(stored)
			const restoring = await calls.post('restorerevision', { revisionId: version.id, draftVersion })
			const restored = await answered<RestoredRevision>(restoring)
			expect(restored.lost).toEqual([])
			draftVersion = restored.draftVersion ?? ''
			const draft = await calls.draftOf(id)
			expect(draft && contentOf(draft)).toEqual({
				values: { ...stored.values, ...Object.fromEntries(kept) },
				files: stored.files,
			})
		}
	})

	test.each(drafts)('has a draft, $title, that opens, is previewed and can be published', async (row) => {
		const { id: draftId, item_id: itemId, version } = row
		const draft = snapshotIn(row)
		expect(contentOf(await answered<DraftDetails>(await calls.ask(`drafts/${draftId}`)))).toEqual(draft)

		const path = await answered<string>(await calls.post('livepreview', itemId === null ? { draftId } : { itemId }))
		const address = new URL(path, bindings.ORIGIN).href
		const opened = await openPreview(db, bindings, address, new Date())
		const shown = opened && (await kinds[kind].read(opened.db, opened.preview.id))
		if (!shown) throw new Error('The preview does not open')
		expect(differing(draft, shown.item.snapshot).filter((field) => !shownAnyway.includes(field))).toEqual([])

		const draftVersion = `${draftId}.${version}`
		const published = await answered<number>(await calls.post('publishdraft', { draftVersion }))
		expect(published === id).toBe(itemId !== null)
		expect(differing(draft, contentOf(await calls.live(published)))).toEqual([])
	})

	test('comes back from the trash as it was, hidden, and can be published', async () => {
		const { trashId, itemId, tables, content } = trashed
		if (!content) throw new Error('The deleted item has a version')
		expect(await answered(await calls.post('restorefromtrash', { trashId }))).toBe(true)
		for (const [name, rows] of Object.entries(tables)) {
			const owner = ['blogId', 'eventId'].find((property) => property in (rows[0] ?? {}))
			const where = owner?.replace('Id', '_id') ?? 'id'
			const found = await rowsOf(`select * from "${name}" where ${where} = ?`, itemId)
			expect(found, name).toMatchObject(rows.map(rowOf))
		}
		const box = ['active', 'isPublished'].find((field) => field in content.values)
		const hidden: ItemValues = box ? { [box]: false } : {}
		expectStored(await calls.live(itemId), { ...content, values: { ...content.values, ...hidden } })
		if (!box) return
		const published = await calls.post('changeseveral', { action: 'publish', ids: [itemId] })
		expect(await answered<BulkResult>(published)).toMatchObject({ done: [itemId], refused: [] })
		expectStored(await calls.live(itemId), content)
	})

	test('gets no version from a save of the same values', async () => {
		await savedAs(kind, { values: newest.values, files: {} }, headers, id)
		expect(await newestNames()).toEqual([])
		expect(await calls.revisions(id)).toHaveLength(versions.length)
		expectStored(await calls.live(id), newest)
	})

	test('is added and changed under the names that the audit log has', async () => {
		await savedAs(kind, first, headers)
		// A field that a later release adds is named here only.
		expect(await newestNames(), 'added').toEqual(expect.arrayContaining(namesIn('added')))
		await savedAs(kind, first, headers, id)
		expect(await newestNames(), 'changed').toEqual(namesIn('changed'))
		const [changed] = await calls.revisions(id)
		expect(changed?.fields.sort()).toEqual(JSON.parse(String(versions[1]?.fields)).sort())
	})

	test('goes to the trash as earlier ones did, and the audit log names its fields', async () => {
		const deleted = await calls.post('changeseveral', { action: 'delete', ids: [id] })
		expect(await answered<BulkResult>(deleted)).toMatchObject({ done: [id] })
		const own = namesIn('deleted').filter((name) => !ofNoField.includes(name))
		expect(await newestNames()).toEqual(expect.arrayContaining(own))
		const [entry] = await rowsOf('select rows from trash where kind = ? and item_id = ?', kind, id)
		expect(propertiesOf(tablesIn(entry))).toMatchObject(propertiesOf(trashed.tables))
	})
})
