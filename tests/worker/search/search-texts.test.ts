import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BulkResult, RestoredRevision } from '#contracts/items/history.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { formOf, itemCalls } from '#tests/support/builders/items/items.ts'
import { anActiveBlog, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { finding } from '#tests/support/pages/site.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { expectSearchToAgree, inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { openDatabase } from '#worker/data/db.ts'
import { deriveAgain, recordRun } from '#worker/data/job-runs.ts'
import { searchTexts } from '#worker/editing/search-texts.table.ts'
import { indexItems } from '#worker/editing/search-texts.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'
import { reindex } from '#worker/features/search/reindex.ts'
import { fillDerivedKeys } from '#worker/jobs/derived-keys.ts'

beforeAll(addLabels)

const rowOf = async (kind: ItemKindName, id: number) =>
	(
		await db
			.select({ title: searchTexts.title, text: searchTexts.text })
			.from(searchTexts)
			.where(and(eq(searchTexts.kind, kind), eq(searchTexts.id, id)))
	)[0]

describe.each(Object.entries(everyKind))('%s', (kindName, make) => {
	const name = kindName as ItemKindName
	const { titleField, publishedField } = kindFacts[name]

	test('each way of writing an item keeps what searches compare, and the trash takes it away', async () => {
		const { headers, saved } = await make()
		const calls = itemCalls(name, headers)
		const id = await saved()
		const title = async () => (await rowOf(name, id))?.title
		const first = await title()
		expect(first).toBeTruthy()
		await expectSearchToAgree()

		const form = await formOf(calls, id)
		const titled = (text: string) => ({ ...form, values: { ...form.values, [titleField]: text } })
		const { draftVersion } = await calls.drafted(titled('Étude of tides'))
		expect(await title(), 'a draft').toBe(first)
		await answered(await calls.post('publishdraft', { draftVersion }))
		expect(await title(), 'a published draft').toBe('etude of tides')
		const [, added] = await calls.revisions(id)
		const restored = await answered<RestoredRevision>(
			await calls.post('restorerevision', { revisionId: added?.revisionId }),
		)
		await answered(await calls.post('publishdraft', { draftVersion: restored.draftVersion }))
		expect(await title(), 'a restored version').toBe(first)

		const rows = await db.$count(searchTexts)
		await answered(await calls.post('duplicate', { id }))
		expect(await db.$count(searchTexts), 'a copy is a draft').toBe(rows)
		if (publishedField) {
			const { batch } = await answered<BulkResult>(
				await calls.post('changeseveral', { action: 'unpublish', ids: [id] }),
			)
			await expectSearchToAgree()
			await answered(await calls.post('undo', { batch }))
			await expectSearchToAgree()
			const later = await formOf(calls, id)
			const values = { ...later.values, [titleField]: 'Next week' }
			const next = await calls.drafted({ ...later, values })
			const due = { draftVersion: next.draftVersion, dueAt: inHours(2).toISOString() }
			await answered(await calls.post('schedulereplacement', due))
			expect(await title(), 'a scheduled version').toBe(first)
			await applyDueReplacements(db, bindings, inHours(3))
			expect(await title(), 'an applied version').toBe('next week')
		}

		const remove = async () => answered<BulkResult>(await calls.post('changeseveral', { action: 'delete', ids: [id] }))
		const { batch } = await remove()
		expect(await title(), 'the trash').toBeUndefined()
		await answered(await calls.post('undo', { batch }))
		await expectSearchToAgree()
		await remove()
		const [entry] = await calls.trash()
		await answered(await calls.post('restorefromtrash', { trashId: entry?.trashId }))
		await expectSearchToAgree()
		await remove()
		const [last] = await calls.trash()
		await answered(await calls.post('deleteforgood', { trashId: last?.trashId }))
		expect(await title(), 'deleted for good').toBeUndefined()
		await expectSearchToAgree()
	})
})

test('the text of an item is that of its fields, without markup, lists joined', async () => {
	const labels = { category: 1, tag: 1 }
	const content = '<h2>A café</h2><p>Bread &amp; <strong>butter</strong> by the sea-side.</p>'
	const blog = await savedBlog(anActiveBlog(labels, { heading: 'Breakfast', subHeading: 'In Kochi', content }))
	expect(await rowOf('blogs', blog)).toMatchObject({
		title: 'breakfast',
		text: expect.stringMatching(/^in kochi .*a cafe bread & butter by the seaside/),
	})
	const study = await everyKind.caseStudies()
	const id = await study.saved()
	expect((await rowOf('caseStudies', id))?.text).not.toContain('/')
	const job = await openJob({ jobLocation: 'Zürich', jobDescription: '<p>Tests &amp; tides</p>' })
	expect((await rowOf('careers', job))?.text).toMatch(/tests & tides zurich/)
})

test('at most 20,000 characters of a text are kept', async () => {
	const content = `<p>${'quay '.repeat(5_000)}</p>`
	const id = await savedBlog(anActiveBlog({ category: 1, tag: 1 }, { content }))
	expect((await rowOf('blogs', id))?.text.length).toBeGreaterThan(19_000)
	expect((await rowOf('blogs', id))?.text.length).toBeLessThanOrEqual(20_000)
})

describe('rows that are missing', () => {
	beforeEach(async () => {
		await openJob()
		await db.delete(searchTexts)
		await db.insert(searchTexts).values({ kind: 'news', id: 99_999, title: 'of nothing', text: '' })
	})

	test('are written by the reindexing, which takes those of no item away', async () => {
		expect(await finding('Search')).toMatchObject({
			state: 'warning',
			text: expect.stringContaining('careers has '),
			advice: 'Run `npm run reindex -- --remote`.',
		})
		const items = await reindex(db)
		expect(await db.$count(searchTexts)).toBe(items)
		await expectSearchToAgree()
		expect(await finding('Search')).toMatchObject({ state: 'good' })
	})

	test('are written by the cron after a migration or a restore', async () => {
		await db.delete(searchTexts)
		await recordRun(db, new Date())
		await deriveAgain(db)
		for (let run = 0; run < 40; run += 1) await fillDerivedKeys(db, await recordRun(db, new Date()))
		await expectSearchToAgree()
	})
})

test('an item that is saved while its row is written again keeps the row of the save', async () => {
	const id = await openJob()
	const before = () =>
		bindings.DB.batch([
			bindings.DB.prepare('update job_posts set version = version + 1 where id = ?').bind(id),
			bindings.DB.prepare("update search_texts set title = 'of the save' where id = ?").bind(id),
		])
	const racing = openDatabase(databaseAround(/insert into "search_texts"/i, { before }), 'primary')
	await indexItems(racing, kinds.careers, [id])
	expect((await rowOf('careers', id))?.title).toBe('of the save')
	await reindex(db)
})
