import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListedDrafts } from '#contracts/items/drafts.ts'
import type { Replacement, ScheduledVersion } from '#contracts/items/schedule.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { refusedFields } from '#tests/support/builders/items/draft-files.ts'
import { formOf, itemCalls, keysOf, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
let id: number
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})
/** A live item whose next version, with another title and picture, is scheduled. Its draft is set aside. */
beforeEach(async () => {
	id = await news.saved(newsCalls.form())
	const { draftVersion } = await drafted({ title: 'Prices of December' }, aPicture(640, 360))
	await items.post('schedulereplacement', { draftVersion, dueAt })
	await items.post('setdraftaside', { draftVersion })
})
/** A refused save leaves its files to the cron. */
afterEach(() => deleteDueFiles(db, bindings, inHours(30)))

const dueAt = inHours(2).toISOString()
const atDueTime = () => applyDueReplacements(db, bindings, new Date(dueAt))

/** Saves a draft that differs from the live version. */
async function drafted(values: Record<string, string>, picture?: File) {
	const form = await formOf(items, id)
	const files = picture ? { kept: {}, files: { thumbnailImage: picture } } : {}
	return items.drafted({ ...form, formId: crypto.randomUUID(), values: { ...form.values, ...values }, ...files })
}
const replacement = async () => answered<Replacement | null>(await items.ask(`replacementof/${id}`))
const scheduledVersion = async () => answered<ScheduledVersion>(await items.ask(`scheduledversion/${id}`))

/** Saves a correction of the description as its form does. The scheduled version takes it over, or stays as it is. */
async function correction({ both }: { both: boolean }) {
	const { draftVersion } = await drafted({ description: 'From Monday on.' })
	const { values, files, draftVersion: scheduled, baseVersion } = await scheduledVersion()
	const content = { values: { ...values, description: 'From Monday on.' }, files: keysOf(files) }
	return { draftVersion, scheduledVersion: scheduled, baseVersion, content: both ? content : null }
}
const save = (body: Awaited<ReturnType<typeof correction>>) => items.post('savecorrection', body)
const texts = async () => {
	const { title, description } = (await items.live(id)).values
	return { title, description }
}

describe('A correction of the live version', () => {
	test('goes live at once and into the scheduled version, which keeps its time and its picture', async () => {
		const picture = (await scheduledVersion()).files.thumbnailImage?.key
		expect((await save(await correction({ both: true }))).status).toBe(200)
		expect(await texts()).toMatchObject({ description: 'From Monday on.', title: newsCalls.form().title })
		expect(await replacement()).toMatchObject({ dueAt, baseVersion: 2, failedAt: null })
		expect(await items.draftOf(id)).toBeNull()
		await atDueTime()
		expect(await texts()).toEqual({ title: 'Prices of December', description: 'From Monday on.' })
		expect((await items.live(id)).files.thumbnailImage?.key).toBe(picture)
		expect(await rowsOf('select id from replacements where item_id = ? and kind = ?', id, 'news')).toEqual([])
		await deleteDueFiles(db, bindings, inHours(30))
		await expectStoresToAgree()
	})

	test('alone leaves the scheduled version as it is, which is not refused at its time', async () => {
		const { description } = (await scheduledVersion()).values
		expect((await save(await correction({ both: false }))).status).toBe(200)
		expect(await texts()).toMatchObject({ description: 'From Monday on.' })
		await atDueTime()
		expect(await texts()).toEqual({ title: 'Prices of December', description })
		expect(logged('error')).toEqual([])
	})

	test('is in the audit log, with the fields that the scheduled version took over', async () => {
		await save(await correction({ both: true }))
		expect(
			await rowsOf("select changes from audit_log where item_id = ? and action like 'replacement kept%'", id),
		).toEqual([{ changes: JSON.stringify({ fields: [null, 'description'] }) }])
	})

	test('takes a picture over that only the correction has', async () => {
		const { draftVersion } = await drafted({}, aPicture(800, 450))
		const files = keysOf((await items.draftOf(id))?.files ?? {})
		const { values, files: _, draftVersion: scheduled, baseVersion } = await scheduledVersion()
		await save({ draftVersion, scheduledVersion: scheduled, baseVersion, content: { values, files } } as Awaited<
			ReturnType<typeof correction>
		>)
		await atDueTime()
		expect(keysOf((await items.live(id)).files)).toEqual(files)
		await deleteDueFiles(db, bindings, inHours(30))
		await expectStoresToAgree()
	})
})

describe('A correction is refused, and changes nothing', () => {
	const unchanged = async (before: Record<string, unknown>) => {
		expect(await texts()).toEqual(before)
		expect(await items.draftOf(id), 'what was typed is kept').not.toBeNull()
	}

	test('when the scheduled version went live meanwhile', async () => {
		const sent = await correction({ both: true })
		await atDueTime()
		expect(await refusal(await save(sent))).toEqual([409, 'replacement.stale'])
		await unchanged({ title: 'Prices of December', description: newsCalls.form().description })
	})

	test('when a colleague has scheduled another version meanwhile', async () => {
		const before = await texts()
		const sent = await correction({ both: true })
		await rowsOf('update replacements set draft_version = draft_version + 1 where item_id = ? and kind = ?', id, 'news')
		expect(await refusal(await save(sent))).toEqual([409, 'replacement.stale'])
		await unchanged(before)
	})

	test('when the live version has moved, and the scheduled one stays', async () => {
		const sent = await correction({ both: true })
		await news.saved({ ...newsCalls.form(), id: String(id), title: 'By a colleague' })
		expect(await refusal(await save(sent))).toEqual([409, 'write.stale'])
		await unchanged({ title: 'By a colleague', description: newsCalls.form().description })
		expect(await scheduledVersion()).toMatchObject({ baseVersion: 1, values: { title: 'Prices of December' } })
	})

	/** What is wrong with a content of the scheduled version of another item. */
	async function refusedFor(calls: typeof items, itemId: number, title: string) {
		const form = await formOf(calls, itemId)
		const typed = (text: string) =>
			calls.drafted({ ...form, formId: crypto.randomUUID(), values: { ...form.values, [title]: text } })
		const scheduled = (await typed('Later')).draftVersion
		await calls.post('schedulereplacement', { draftVersion: scheduled, dueAt })
		await calls.post('setdraftaside', { draftVersion: scheduled })
		const { draftVersion } = await typed('Now')
		const sent = { draftVersion, scheduledVersion: scheduled, baseVersion: 1 }
		return async ({ values = {}, files = form.kept }: { values?: object; files?: Record<string, string> }) => {
			const content = { values: { ...form.values, ...values }, files }
			return (await refusedFields(await calls.post('savecorrection', { ...sent, content })))[1]
		}
	}

	test('when the scheduled event would have no picture, or a file in a field without files', async () => {
		const events = await callsOf(eventCalls)
		const calls = itemCalls('events', events.headers)
		const id = await events.saved(eventCalls.form())
		const { thumbnailImage = '', ...others } = keysOf((await calls.live(id)).files)
		const refused = await refusedFor(calls, id, 'title')
		expect(await refused({ values: { galleryAlts: [] }, files: { thumbnailImage } })).toEqual({
			content: 'The scheduled version cannot take it over. At least one image is required',
		})
		expect(await refused({ files: { ...others, thumbnailImage, banner: thumbnailImage } })).toHaveProperty('content')
	})

	test('when a part of the scheduled version was deleted', async () => {
		const calls = itemCalls('careers', await signedInAs(['Careers']))
		const refused = await refusedFor(calls, await openJob(), 'jobPosition')
		expect(await refused({ values: { jobTypeId: 4_711 } })).toEqual({
			content: 'The scheduled version cannot take it over. Choose again: a part of this was deleted.',
		})
	})

	test('when the scheduled version would break a rule, or names a file of another item', async () => {
		const before = await texts()
		const sent = await correction({ both: true })
		const incomplete = { ...sent.content, values: { ...sent.content?.values, title: '' } }
		const foreign = { ...sent.content, files: { thumbnailImage: 'another.png' } }
		for (const content of [incomplete, foreign])
			expect(await refusal(await items.post('savecorrection', { ...sent, content }))).toEqual([400, 'request.invalid'])
		await unchanged(before)
	})
})

test('a correction and the cron at the same time: whichever is first, both texts are kept and nothing is refused', async () => {
	const sent = await correction({ both: true })
	const [answer] = await Promise.all([save(sent), atDueTime()])
	expect([200, 409]).toContain(answer.status)
	if (answer.status === 409)
		expect(await items.draftOf(id)).toMatchObject({ values: { description: 'From Monday on.' } })
	else await atDueTime()
	expect(await texts()).toMatchObject({ title: 'Prices of December' })
	if (answer.status === 200) expect(await texts()).toMatchObject({ description: 'From Monday on.' })
	expect(await rowsOf('select failure from replacements where item_id = ? and kind = ?', id, 'news')).toEqual([])
	// The try of the cron that came second.
	logged('error')
})

test('a save that changes nothing leaves the scheduled version valid', async () => {
	await news.saved({ ...newsCalls.form(), id: String(id) })
	expect(await items.revisions(id), 'nothing has changed').toHaveLength(1)
	expect(await replacement()).toMatchObject({ baseVersion: 2 })
	await atDueTime()
	expect(await texts()).toMatchObject({ title: 'Prices of December' })
})

describe('The draft of a scheduled version', () => {
	test('is set aside only as it is scheduled: what was typed since stays', async () => {
		const opened = await answered<{ draftVersion: string }>(await items.post('openscheduled', { itemId: id }))
		const { values, files, baseVersion } = (await items.draftOf(id)) ?? { values: {}, files: {}, baseVersion: 1 }
		const typed = await items.drafted({
			itemId: id,
			baseVersion: baseVersion ?? 1,
			values: { ...values, title: 'Typed since' },
			kept: keysOf(files),
			draftVersion: opened.draftVersion,
		})
		expect(await refusal(await items.post('setdraftaside', { draftVersion: opened.draftVersion }))).toEqual([
			409,
			'draft.stale',
		])
		expect(await refusal(await items.post('setdraftaside', { draftVersion: typed.draftVersion }))).toEqual([
			409,
			'draft.stale',
		])
		expect(await items.draftOf(id)).toMatchObject({ title: 'Typed since' })
	})

	test('comes back with its picture, belongs to the schedule again, and goes with it', async () => {
		const { draftVersion } = await answered<{ draftVersion: string }>(await items.post('openscheduled', { itemId: id }))
		expect(await items.draftOf(id)).toMatchObject({ title: 'Prices of December', draftVersion })
		expect(await replacement()).toMatchObject({ draftVersion, dueAt })
		await atDueTime()
		expect(await texts()).toMatchObject({ title: 'Prices of December' })
		expect(await items.draftOf(id)).toBeNull()
		await deleteDueFiles(db, bindings, inHours(30))
		await expectStoresToAgree()
	})

	test('is back with its picture when its item went to the trash and returns', async () => {
		const before = await scheduledVersion()
		const { batch } = await answered<{ batch: string }>(
			await items.post('changeseveral', { action: 'delete', ids: [id] }),
		)
		expect((await items.post('undo', { batch })).status).toBe(200)
		expect(await replacement(), 'nothing is scheduled any more').toBeNull()
		const draft = await items.draftOf(id)
		expect([draft?.title, keysOf(draft?.files ?? {})]).toEqual(['Prices of December', keysOf(before.files)])
		await deleteDueFiles(db, bindings, inHours(30))
		await expectStoresToAgree()
	})

	test('does not come back when the scheduled version goes live meanwhile', async () => {
		const DB = databaseAround(/insert into "drafts"/, { before: atDueTime })
		const answer = await items.post('openscheduled', { itemId: id }, { bindings: { DB } })
		expect(await refusal(answer)).toEqual([409, 'replacement.stale'])
		expect(await texts()).toMatchObject({ title: 'Prices of December' })
		expect(await items.draftOf(id)).toBeNull()
	})

	test('does not take the place of another draft, and there is none of an item without a schedule', async () => {
		await drafted({ title: 'A correction' })
		expect(await refusal(await items.post('openscheduled', { itemId: id }))).toEqual([409, 'draft.stale'])
		await items.post('cancelreplacement', { itemId: id })
		expect(await refusal(await items.post('openscheduled', { itemId: id }))).toEqual([409, 'replacement.stale'])
		expect(await answered(await items.ask(`scheduledversion/${id}`))).toBeNull()
	})
})

test('a list learns when the live versions of its rows change, with their drafts', async () => {
	const other = await news.saved(newsCalls.form())
	const listed = await answered<ListedDrafts>(await items.post('listdrafts', { itemIds: [id, other], isNew: false }))
	expect(listed.scheduled).toEqual([{ itemId: id, dueAt }])
	await rowsOf('update replacements set failed_at = due_at where item_id = ? and kind = ?', id, 'news')
	const later = await answered<ListedDrafts>(await items.post('listdrafts', { itemIds: [id, other] }))
	expect(later.scheduled, 'one that was refused will not come').toEqual([])
	expect(await answered<ListedDrafts>(await items.post('listdrafts', {}))).not.toHaveProperty('scheduled')
})
