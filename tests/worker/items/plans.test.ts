import { beforeAll, expect, test } from 'vitest'
import { newsForm } from '#contracts/content/news.ts'
import { aFormId } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import type { Database } from '#worker/data/db.ts'
import { thinRevisions } from '#worker/editing/history/keep-revision.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { deleteForGood, emptyTrash } from '#worker/features/items/delete-for-good.ts'
import { findStoredDraft, listDrafts, listNewestDrafts } from '#worker/features/items/drafts.queries.ts'
import { duplicateItem } from '#worker/features/items/duplicate-item.ts'
import { discardDraft, publishDraft } from '#worker/features/items/end-draft.ts'
import { expireDrafts } from '#worker/features/items/expire-drafts.ts'
import { noteOpenForm } from '#worker/features/items/open-forms.ts'
import { restoreFromTrash } from '#worker/features/items/restore-from-trash.ts'
import { findRevisionAt, listRevisions } from '#worker/features/items/revisions.queries.ts'
import { saveDraft } from '#worker/features/items/save-draft.ts'
import { findTrash, listTrash } from '#worker/features/items/trash.queries.ts'
import { newsItemKind } from '#worker/features/news/news-item.ts'
import { saveNews } from '#worker/features/news/save-news.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { packRevisions } from '#worker/jobs/pack-revisions.ts'

type Act = (db: Database) => Promise<unknown>

let editor: Editor
let id: number
beforeAll(async () => {
	editor = await anEditor()
	id = await save({})(db)
})

const save =
	(parts: Record<string, unknown>) =>
	(on: Database): Promise<number> =>
		saveNews(on, bindings, newsForm.parse({ ...newsCalls.form(), ...parts }), editor)

let title = 0
const edit = (on: Database) => save({ id: String(id), title: `Title ${++title}` })(on)

const autosave = (formId: string, itemId: number | null) => (on: Database) => {
	const values = { title: `Draft ${++title}` }
	return saveDraft(
		on,
		bindings,
		newsItemKind,
		{ itemId, formId, baseVersion: null, values, draftVersion: undefined },
		editor,
	)
}

const draftOf = async (itemId: number) => {
	const found = await findStoredDraft(db, 'news', { itemId })
	if (!found) throw new Error('There is no draft')
	return found
}

const inTrash = async () => {
	await deleteRow(db, () => newsItemKind.read(db, id), editor)
	const [entry] = (await listTrash(db, 'news', { pageNumber: 1, size: 1, title: null })).content
	return findTrash(db, 'news', entry?.trashId ?? 0)
}

/** The content version is one row. */
const harmless = ['SCAN content_version']
const costsOf = async (act: Act) => unindexed(await plansOf(act)).filter((plan) => !harmless.includes(plan))

test.each<[string, Act]>([
	['a save', edit],
	['the list of revisions', (on) => listRevisions(on, 'news', { id, pageNumber: 1, size: 20 })],
	['the revision of a version', (on) => findRevisionAt(on, async () => '', newsItemKind, { id, version: 1 })],
	['the thinning of revisions', (on) => thinRevisions(on, 'news', id, 200, new Date())],
	['the list of drafts', (on) => listDrafts(on, 'news', { pageNumber: 1, size: 20, isNew: true }, editor.staff.id)],
	['the newest drafts', (on) => listNewestDrafts(on, 'news', editor.staff.id)],
	['the list of the trash', (on) => listTrash(on, 'news', { pageNumber: 1, size: 20, title: null })],
	['a first autosave', (on) => autosave('11111111-1111-4111-8111-111111111111', id)(on)],
	['a second autosave', (on) => autosave('11111111-1111-4111-8111-111111111111', id)(on)],
	['an autosave of a new item', (on) => autosave(aFormId(), null)(on)],
	['a copy', (on) => duplicateItem(on, newsItemKind, id, editor)],
	['the announcement of old drafts', (on) => expireDrafts(on, inHours(91 * 24))],
	['the deletion of old drafts', (on) => expireDrafts(on, inHours(106 * 24))],
	['the cron on the trash', (on) => emptyTrash(on)],
	['the cron on revisions', (on) => packRevisions(on)],
])('%s reads no table as a whole and sorts nothing', async (_, act) => {
	expect(await costsOf(act)).toEqual([])
})

test('an open form reads no table as a whole; it sorts the few people who have it open', async () => {
	const form = { formId: aFormId(), itemId: id, draftId: null }
	const costs = await costsOf((on) => noteOpenForm(on, newsItemKind, form, editor))
	expect(costs).toEqual(['USE TEMP B-TREE FOR ORDER BY'])
})

test('discarding a draft, deleting, restoring and deleting for good read no table as a whole', async () => {
	await autosave(aFormId(), id)(db)
	const draft = await draftOf(id)
	expect(await costsOf((on) => discardDraft(on, newsItemKind, draft, editor))).toEqual([])
	expect(await costsOf((on) => deleteRow(on, () => newsItemKind.read(on, id), editor))).toEqual([])
	const [found] = (await listTrash(db, 'news', { pageNumber: 1, size: 1, title: null })).content
	const entry = await findTrash(db, 'news', found?.trashId ?? 0)
	expect(await costsOf((on) => restoreFromTrash(on, newsItemKind, entry, { asBefore: false }, editor))).toEqual([])
	const again = await inTrash()
	expect(await costsOf((on) => deleteForGood(on, again, editor))).toEqual([])
	id = await save({})(db)
})

test('publishing a draft with a new picture reads no table as a whole', async () => {
	const values = { ...(await newsItemKind.read(db, id))?.item.snapshot.values, title: `Title ${++title}` }
	const files = { thumbnailImage: aPicture() }
	const form = { itemId: id, formId: aFormId(), baseVersion: null, values, files, draftVersion: undefined }
	await saveDraft(db, bindings, newsItemKind, form, editor)
	const draft = await draftOf(id)
	expect(await costsOf((on) => publishDraft(on, bindings, newsItemKind, draft, editor))).toEqual([])
})

test('a change costs three round trips, and so does an autosave', async () => {
	expect(await roundTripsOf(edit)).toBe(3)
	expect(await roundTripsOf(autosave(aFormId(), null))).toBe(3)
})

test('the drafts of the rows of a list are found by their items', async () => {
	const asked = { pageNumber: 1, size: 100, isNew: false, itemIds: [id] }
	const plans = await plansOf((on) => listDrafts(on, 'news', asked, editor.staff.id))
	const reads = plans.filter((plan) => / drafts /.test(plan))
	expect(reads).toHaveLength(2)
	for (const read of reads) expect(read).toContain('drafts_item (kind=? AND item_id=?)')
})
