import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kindFacts } from '#contracts/items/kinds.ts'
import type { ComingUpRow, Replacement } from '#contracts/items/schedule.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { refusedFields } from '#tests/support/builders/items/draft-files.ts'
import { formOf, itemCalls, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { cachedPage } from '#worker/cache/page-cache.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'
import { isReplacementDue } from '#worker/features/schedule/claim-replacement.ts'
import { nextBoundary } from '#worker/features/schedule/next-boundary.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
let id: number
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})
beforeEach(async () => {
	await rowsOf('delete from outbox')
	id = await news.saved(newsCalls.form())
})
/** A refused save leaves its files to the cron. */
afterEach(() => deleteDueFiles(db, bindings, inHours(30)))

const dueAt = inHours(2).toISOString()
const beforeIt = new Date(Date.parse(dueAt) - 1)

async function draftWith(values: Record<string, string>, picture = false) {
	const form = await formOf(items, id)
	const draft = { ...form, formId: crypto.randomUUID(), values: { ...form.values, ...values } }
	const files = picture ? { kept: {}, files: { thumbnailImage: aPicture(640, 360) } } : {}
	return { draft, ...(await items.drafted({ ...draft, ...files })) }
}
const schedule = (draftVersion: string | null, due = dueAt) =>
	items.post('schedulereplacement', { draftVersion, dueAt: due })
const replacement = async () => answered<Replacement | null>(await items.ask(`replacementof/${id}`))
const titleNow = async () => (await items.live(id)).values.title

test('a scheduled draft replaces the live version at its time, once, and its draft is gone', async () => {
	const { draftVersion } = await draftWith({ title: 'Prices of December' }, true)
	expect((await schedule(draftVersion)).status).toBe(200)
	expect(await replacement()).toMatchObject({ dueAt, draftVersion, failedAt: null })
	await applyDueReplacements(db, bindings, beforeIt)
	expect(await titleNow()).not.toBe('Prices of December')
	await Promise.all([1, 2, 3].map(() => applyDueReplacements(db, bindings, new Date(dueAt))))
	expect(await titleNow()).toBe('Prices of December')
	expect((await items.revisions(id)).map(({ version }) => version)).toEqual([2, 1])
	expect([await replacement(), await items.draftOf(id)]).toEqual([null, null])
	expect(await rowsOf('select kind from outbox')).toEqual([])
	await deleteDueFiles(db, bindings, inHours(30))
	await expectStoresToAgree()
})

test('a draft that names a deleted type, or an event without a picture, is not scheduled: the refusal names the field', async () => {
	const jobs = itemCalls('careers', await signedInAs(['Careers']))
	const job = await formOf(jobs, await openJob())
	const ofJob = await jobs.drafted({ ...job, values: { ...job.values, jobTypeId: 4_711 } })
	const events = await callsOf(eventCalls)
	const calls = itemCalls('events', events.headers)
	const event = await formOf(calls, await events.saved(eventCalls.form()))
	const kept = { thumbnailImage: event.kept.thumbnailImage ?? '' }
	const ofEvent = await calls.drafted({ ...event, values: { ...event.values, galleryAlts: [] }, kept })
	const refused = async (on: typeof items, { draftVersion }: { draftVersion: string | null }) =>
		refusedFields(await on.post('schedulereplacement', { draftVersion, dueAt }))
	expect(await refused(jobs, ofJob)).toEqual([400, { jobTypeId: 'Choose again: a part of this was deleted.' }])
	expect(await refused(calls, ofEvent)).toEqual([400, { thumbnailImages: 'At least one image is required' }])
})

test('what is typed after scheduling waits until it is scheduled itself', async () => {
	const { draft, draftVersion } = await draftWith({ title: 'Frozen' })
	await schedule(draftVersion)
	const later = await items.drafted({ ...draft, draftVersion, values: { ...draft.values, title: 'Typed later' } })
	await applyDueReplacements(db, bindings, new Date(dueAt))
	expect(await titleNow()).toBe('Frozen')
	const left = await items.draftOf(id)
	expect(left).toMatchObject({ title: 'Typed later', draftVersion: later.draftVersion, baseVersion: 2 })
	expect(
		(await items.post('publishdraft', { draftVersion: later.draftVersion })).status,
		'nobody else has changed it',
	).toBe(200)
})

test('the first request after the time reads the new version, without the cron', async () => {
	const { draftVersion } = await draftWith({ title: 'By a visitor' })
	await schedule(draftVersion)
	const address = crypto.randomUUID()
	const readAt = async (now: Date) => {
		const render = async () => {
			const until = await nextBoundary(db, now)
			const page = {
				status: 200,
				headers: [],
				body: String(await titleNow()),
				route: '',
				etag: null,
				tags: null,
				until,
			}
			return { page, keep: true }
		}
		const applyDue = () => applyDueReplacements(db, bindings, now)
		return (
			await cachedPage(db, address, render, {
				now: now.getTime(),
				due: { condition: isReplacementDue(now), apply: applyDue },
			})
		).body
	}
	expect(await readAt(beforeIt)).not.toBe('By a visitor')
	expect(await readAt(new Date(dueAt))).toBe('By a visitor')
})

describe('a due version that no longer passes', () => {
	test('keeps the live version, and its owner is told by mail and on the overview', async () => {
		const { draftVersion } = await draftWith({ title: 'Overtaken' })
		await schedule(draftVersion)
		await news.saved({ ...newsCalls.form(), id: String(id), title: 'Corrected by a colleague' })
		const now = new Date(dueAt)
		for (let run = 0; run < 2; run += 1) await applyDueReplacements(db, bindings, now)
		expect(logged('error')).toHaveLength(1)
		expect(await titleNow()).toBe('Corrected by a colleague')
		const failure = 'The live version has changed since it was scheduled.'
		expect(await replacement()).toMatchObject({ failedAt: dueAt, failure })
		const coming = await answered<ComingUpRow[]>(
			await call('/api/dashboardcontroller/comingup', { headers: news.headers }),
		)
		expect(coming[0]).toMatchObject({ kind: 'news', itemId: id, title: 'Overtaken', act: 'refused', failure })
		const { sent, bindings: up } = mailbox()
		await sendDueMail(db, up, now)
		expect(sent).toMatchObject([{ text: expect.stringMatching(/Overtaken.* has changed since .*draft is kept/s) }])
		expect(sent[0]?.text).toContain(`Scheduled for: ${letterMoment(dueAt)}\n`)
		expect(sent[0]?.text).toContain(`: ${bindings.ORIGIN}${kindFacts.news.editPath}/${id}\n`)
		expect(await items.draftOf(id)).toMatchObject({ title: 'Overtaken' })
		await expectStoresToAgree()
	})
})

describe('scheduling is refused', () => {
	test('for an incomplete draft, with the messages of its fields, and nothing is kept', async () => {
		const { draftVersion } = await draftWith({ title: '', url: 'no address' })
		const answer = await schedule(draftVersion)
		expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { title: 'Title is required' } }])
		expect(await replacement()).toBeNull()
	})

	test('for a time in the past, an unreadable one, and an item that was never saved', async () => {
		const { draftVersion } = await draftWith({ title: 'Late' })
		for (const due of [inHours(-1).toISOString(), '', 'tomorrow'])
			expect(await refusal(await schedule(draftVersion, due))).toEqual([400, 'request.invalid'])
		const fresh = await items.drafted({ values: { title: 'New' } })
		expect(await refusal(await schedule(fresh.draftVersion))).toEqual([400, 'request.invalid'])
	})

	test('for a draft that was written since, and one whose live version has moved', async () => {
		const { draft, draftVersion } = await draftWith({ title: 'One' })
		const newer = await items.drafted({ ...draft, draftVersion, values: { ...draft.values, title: 'Two' } })
		expect(await refusal(await schedule(draftVersion))).toEqual([409, 'draft.stale'])
		await news.saved({ ...newsCalls.form(), id: String(id) })
		expect(await refusal(await schedule(newer.draftVersion))).toEqual([409, 'write.stale'])
	})

	test('for staff of another section', async () => {
		const others = itemCalls('news', await signedInAs(['Blogs']))
		const { draftVersion } = await draftWith({ title: 'Not theirs' })
		expect((await others.post('schedulereplacement', { draftVersion, dueAt })).status).toBe(403)
		const seen = await answered<ComingUpRow[]>(
			await call('/api/dashboardcontroller/comingup', { headers: await signedInAs(['Blogs']) }),
		)
		expect(seen.filter(({ kind }) => kind === 'news')).toEqual([])
	})
})

test('a replacement is moved by scheduling again, and ends when it is cancelled, published now, or its item deleted', async () => {
	const { draftVersion } = await draftWith({ title: 'Moved' })
	await schedule(draftVersion)
	const later = inHours(3).toISOString()
	await schedule(draftVersion, later)
	expect(await replacement()).toMatchObject({ dueAt: later })
	await items.post('cancelreplacement', { itemId: id })
	expect(await replacement()).toBeNull()
	await schedule(draftVersion)
	await items.post('publishdraft', { draftVersion })
	expect(await replacement()).toBeNull()
	const again = await draftWith({ title: 'To be deleted' })
	await schedule(again.draftVersion)
	await items.post('changeseveral', { action: 'delete', ids: [id] })
	expect(await rowsOf('select id from replacements where kind = ? and item_id = ?', 'news', id)).toEqual([])
	await expectStoresToAgree()
})

test('scheduled changes are in the list of what is coming up, the next first', async () => {
	await rowsOf('delete from replacements')
	const soon = inHours(1).toISOString()
	await news.saved({ ...newsCalls.form(), id: String(id), publishAt: soon, unpublishAt: inHours(5).toISOString() })
	const { draftVersion } = await draftWith({ title: 'Between' })
	await schedule(draftVersion)
	const rows = await answered<ComingUpRow[]>(await call('/api/dashboardcontroller/comingup', { headers: news.headers }))
	expect(rows.filter(({ itemId }) => itemId === id).map(({ act }) => act)).toEqual(['publish', 'replace', 'unpublish'])
})
