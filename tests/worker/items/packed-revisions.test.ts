import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BulkResult, RestoredRevision, RevisionDetails } from '#contracts/items/history.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import {
	aBlogBackAsDraft,
	anItemWithHistory,
	type ItemWithHistory,
} from '#tests/support/builders/items/item-with-history.ts'
import { keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { openDatabase } from '#worker/data/db.ts'
import { packedContent, readContent } from '#worker/editing/history/revision-content.ts'
import { packRevisions } from '#worker/jobs/pack-revisions.ts'

let items: ItemWithHistory['items']
let id: number
let edit: ItemWithHistory['edit']
beforeAll(addLabels)
/** Adds an item and saves it until it has so many revisions. */
async function addItem(saves: number): Promise<void> {
	const titles = Array.from({ length: saves }, (_, index) => `Save ${index + 1}`)
	;({ items, id, edit } = await anItemWithHistory(...titles))
}

/** A letter for each revision, the oldest first: `P` is packed, `d` is due, `-` is neither. */
async function states(itemId = id, kind = 'news'): Promise<string> {
	const rows = await rowsOf(
		`select case when packed is not null and form_values = '' and files = '' and not pack_due then 'P'
			when packed is null and form_values <> '' then iif(pack_due, 'd', '-') else '?' end as state
		from revisions where kind = ? and item_id = ? order by number`,
		kind,
		itemId,
	)
	return rows.map(({ state }) => state).join('')
}

const contentOf = ({ files, ...revision }: RevisionDetails) => ({ ...revision, files: keysOf(files) })
const contentAt = async (path: string) => contentOf(await answered<RevisionDetails>(await items.ask(path)))

/** All that staff can read of the history. */
async function readHistory() {
	const rows = await items.revisions(id)
	const versions = rows.map(({ version }) => contentAt(`revisionof/${id}/${version}`))
	const opened = rows.map(({ revisionId }) => contentAt(`revisions/${revisionId}`))
	return { rows, versions: await Promise.all(versions), opened: await Promise.all(opened) }
}

test('of five revisions the cron packs the two oldest, and staff read the same as before', async () => {
	await addItem(4)
	await edit({ title: 'Save 5', hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(640, 360) })
	expect(await states()).toBe('dd---')
	const before = await readHistory()
	await packRevisions(db)
	expect(await states()).toBe('PP---')
	expect(await readHistory()).toEqual(before)
	expect(before.opened.map(({ values }) => values.title)).toEqual(['Save 5', 'Save 4', 'Save 3', 'Save 2', 'Save 1'])
	await expectStoresToAgree()
})

test('a packed version becomes the draft of its item, with the files that it had', async () => {
	await addItem(1)
	const first = await items.live(id)
	await edit({ title: 'Save 2', hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(640, 360) })
	for (const title of ['Save 3', 'Save 4']) await edit({ title })
	await packRevisions(db)
	expect(await states()).toBe('P---')
	const revisionId = (await items.revisions(id)).at(-1)?.revisionId
	const restored = await answered<RestoredRevision>(await items.post('restorerevision', { revisionId }))
	const draft = await items.draftOf(id)
	expect(draft?.values).toEqual(first.values)
	expect(keysOf(draft?.files ?? {})).toEqual(keysOf(first.files))
	expect((await items.post('publishdraft', { draftVersion: restored.draftVersion })).status).toBe(200)
	expect((await items.live(id)).values).toEqual(first.values)
	await expectStoresToAgree()
})

test('an item that is deleted and brought back by Undo keeps its packed revisions, and those that are due', async () => {
	await addItem(4)
	await packRevisions(db)
	const deleting = await items.post('changeseveral', { action: 'delete', ids: [id] })
	const { batch } = await answered<BulkResult>(deleting)
	expect(await states()).toBe('Pd---')
	expect(await answered(await items.post('undo', { batch }))).toMatchObject({ done: [id], refused: [] })
	expect(await states()).toBe('Pdd---')
	const before = await readHistory()
	await packRevisions(db)
	expect(await states()).toBe('PPP---')
	expect(await readHistory()).toEqual(before)
	expect((await items.live(id)).values).toMatchObject({ title: 'Save 4', isPublished: true })
	await expectStoresToAgree()
})

test('revisions that go to the draft of a new item are packed there, and with the item that it becomes', async () => {
	const { blogs, draftVersion, form } = await aBlogBackAsDraft('One', 'Two', 'Three', 'Four')
	const draft = -Number(draftVersion.split('.')[0])
	expect(await states(draft, 'blogs')).toBe('dd---')
	await packRevisions(db)
	expect(await states(draft, 'blogs')).toBe('PP---')
	const blog = await blogs.saved({ ...form, heading: 'Five' })
	await packRevisions(db)
	expect(await states(blog, 'blogs')).toBe('PPP---')
	await expectStoresToAgree()
})

describe('the cron', () => {
	/** Adds revisions as an earlier release stores them. */
	const addEarlier = (count: number, values: string) =>
		rowsOf(
			`insert into revisions (kind, item_id, number, version, act, at, fields, form_values, files)
			select 'news', 987654, value, value, 'changed', '2026-01-01T00:00:00.000Z', '[]', ?, '{}' from json_each(?)`,
			values,
			JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)),
		)
	beforeEach(async () => {
		await packRevisions(db)
		await rowsOf('delete from revisions where item_id = 987654')
	})
	const text = (length: number) => JSON.stringify({ title: 'word '.repeat(length / 5) })

	test('packs the revisions of earlier releases in portions, and leaves the newest three of an item', async () => {
		await addEarlier(60, text(500))
		const done: number[] = []
		for (let run = 0; run < 4; run += 1) {
			await packRevisions(db)
			done.push((await states(987_654)).replaceAll('d', '').length)
		}
		expect(done).toEqual([25, 50, 60, 60])
		expect(await states(987_654)).toBe(`${'P'.repeat(57)}---`)
	})

	test('takes fewer long ones in a run', async () => {
		await addEarlier(8, text(200_000))
		await packRevisions(db)
		expect(await states(987_654)).toBe('PPPddddd')
		await packRevisions(db)
		expect(await states(987_654)).toBe('PPPPP-dd')
	})

	test('leaves a revision as it is that would not get smaller, and does not try again', async () => {
		await addEarlier(4, '{}')
		await packRevisions(db)
		expect(await states(987_654)).toBe('----')
	})

	test('packs later what a save has pushed out of the newest while it worked', async () => {
		await addEarlier(3, text(500))
		const save = () => rowsOf('update revisions set number = number + 1 where item_id = 987654 and number = 3')
		await packRevisions(openDatabase(databaseAround(/^update "revisions"/, { before: save }), 'primary'))
		expect(await states(987_654)).toBe('d--')
		await packRevisions(db)
		expect(await states(987_654)).toBe('P--')
	})

	test('at work twice at the same moment packs each revision once', async () => {
		await addItem(5)
		const before = await readHistory()
		await Promise.all([packRevisions(db), packRevisions(db)])
		expect(await states()).toBe('PP---')
		expect(await readHistory()).toEqual(before)
	})
})

test('a revision whose packed content is damaged says so, and the others open', async () => {
	await addItem(5)
	await packRevisions(db)
	const [second, first] = (await items.revisions(id)).slice(-2)
	const other = await packedContent({ plainValues: '1', plainFiles: '"files"'.repeat(99), packed: null })
	const damaged = [500, 'revision.damaged']
	for (const bytes of [new Uint8Array([0, 255]), other?.packed.slice(0, -9), other?.packed]) {
		await rowsOf('update revisions set packed = ? where id = ?', bytes, first?.revisionId)
		expect(await refusal(await items.ask(`revisions/${first?.revisionId}`))).toEqual(damaged)
	}
	expect(await refusal(await items.ask(`revisionof/${id}/1`))).toEqual(damaged)
	expect(await refusal(await items.post('restorerevision', { revisionId: first?.revisionId }))).toEqual(damaged)
	expect((await contentAt(`revisions/${second?.revisionId}`)).values.title).toBe('Save 2')
	expect((await items.post('restorerevision', { revisionId: second?.revisionId })).status).toBe(200)
	await edit({ title: 'Save 6' })
	expect(await items.revisions(id)).toHaveLength(6)
})

test('texts in any script, and any characters, are unpacked as they were packed', async () => {
	const texts = fc.string({ unit: 'binary', maxLength: 60 })
	const snapshots = fc.record({
		values: fc.dictionary(texts, fc.oneof(texts, fc.integer(), fc.boolean(), fc.array(texts), fc.constant(null))),
		files: fc.dictionary(texts, texts),
	})
	const samples = fc.sample(snapshots, { numRuns: 12, seed: 18 })
	const known = ['मलयालम മലയാളം العربية 日本語 𠮷 👩‍💻', '\ufeff\u2028\u0000\ud800']
	for (const { values, files } of [...samples, ...known.map((title) => ({ values: { title }, files: {} }))]) {
		// So long that it gets smaller.
		const snapshot = { values: { ...values, content: 'A text. '.repeat(20) }, files }
		const plain = { plainValues: JSON.stringify(snapshot.values), plainFiles: JSON.stringify(files), packed: null }
		const stored = await packedContent(plain)
		if (!stored) throw new Error('The content did not get smaller')
		expect(await readContent(stored)).toEqual(await readContent(plain))
		expect(await readContent(stored)).toEqual(snapshot)
	}
})
