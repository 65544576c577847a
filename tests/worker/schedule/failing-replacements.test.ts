import { beforeEach, describe, expect, test } from 'vitest'
import type { ComingUpRow, Replacement } from '#contracts/items/schedule.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { formOf, itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketAround, databaseAround, databaseThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { cachedPage } from '#worker/cache/page-cache.ts'
import { openDatabase } from '#worker/data/db.ts'
import { applyDueReplacements } from '#worker/features/schedule/apply-replacements.ts'
import { isReplacementDue } from '#worker/features/schedule/claim-replacement.ts'
import { listComingUp } from '#worker/features/schedule/coming-up.queries.ts'
import { announceLateReplacements } from '#worker/features/schedule/late-replacements.ts'
import { nextBoundary } from '#worker/features/schedule/next-boundary.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { runJobs } from '#worker/jobs/run.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
let id: number
beforeEach(async () => {
	// The cron of a later day has ended the session.
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
	for (const table of ['outbox', 'replacements', "file_holders where holder = 'replacement'"])
		await rowsOf(`delete from ${table}`)
	id = await news.saved(newsCalls.form())
	const form = await formOf(items, id)
	const values = { ...form.values, title: 'Prices of December' }
	const files = { thumbnailImage: aPicture(640, 360) }
	const { draftVersion } = await items.drafted({ ...form, values, kept: {}, files })
	expect((await items.post('schedulereplacement', { draftVersion, dueAt })).status).toBe(200)
})

const dueAt = inHours(2).toISOString()
const minutesLater = (minutes: number) => new Date(Date.parse(dueAt) + minutes * 60_000)

const apply = (minutes: number, up: Bindings = bindings) =>
	applyDueReplacements(openDatabase(up.DB, 'primary'), up, minutesLater(minutes))
const replacement = async () => answered<Replacement | null>(await items.ask(`replacementof/${id}`))
const isLive = async () => (await items.live(id)).values.title === 'Prices of December'
const tries = async () => (await rowsOf('select attempts, next_try_at as next from replacements'))[0]

const lost = () => Promise.reject(new Error('get: We encountered an internal error. Please try again. (10001)'))
const failing = (...methods: (keyof R2Bucket)[]) => ({
	...bindings,
	MEDIA: methods.reduce((bucket, method) => bucketAround(bucket, method, { before: lost }), bindings.MEDIA),
})
const withoutBucket = failing('get', 'head', 'put')

describe('a momentary fault at the due time', () => {
	const faults: Record<string, () => Bindings> = {
		'a read of R2 that is rejected': () => failing('get', 'head'),
		'a batch that D1 rejects': () => ({
			...bindings,
			DB: databaseAround(/insert into "audit_log"/, {
				before: () => Promise.reject(new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')),
			}),
		}),
		'an error that nobody has foreseen': () => ({
			...bindings,
			DB: databaseThatFails(new TypeError('Cannot read properties of undefined'), /"full_name"/),
		}),
	}

	test.each(Object.entries(faults))('%s: it is tried again a minute later and goes live', async (_, up) => {
		await apply(0, up())
		expect(logged('error').join()).toContain('"attempts":1')
		expect([await isLive(), (await replacement())?.failedAt]).toEqual([false, null])
		expect(await tries()).toEqual({ attempts: 1, next: minutesLater(1).toISOString() })
		await apply(0.9)
		expect(await isLive()).toBe(false)
		await apply(1)
		expect([await isLive(), await replacement()]).toEqual([true, null])
		expect(await rowsOf('select kind from outbox')).toEqual([])
	})

	test('a try that never ends counts, too', async () => {
		const began = Promise.withResolvers<void>()
		const never = () => {
			began.resolve()
			return new Promise(() => undefined)
		}
		const up = { ...bindings, DB: databaseAround(/insert into "audit_log"/, { before: never }) }
		await Promise.race([apply(0, up), began.promise])
		expect(await tries()).toEqual({ attempts: 1, next: minutesLater(1).toISOString() })
		await apply(1)
		expect(await isLive()).toBe(true)
	})
})

test('while the bucket is down the tries follow after 1, 2, 4 ... minutes and then hourly, without an end', async () => {
	const triedAt: number[] = []
	for (let minute = 0, before = 0; minute < 300; minute += 1) {
		await apply(minute, withoutBucket)
		const attempts = Number((await tries())?.attempts)
		if (attempts > before) triedAt.push(minute)
		before = attempts
	}
	logged('error')
	expect(triedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
	await apply(303)
	expect(await isLive()).toBe(true)
})

test('only the first visitor tries; a page is cached until the next try at most, and a try that passes makes it stale', async () => {
	const address = crypto.randomUUID()
	let visitorsTries = 0
	const readAt = async (minutes: number, up: Bindings = bindings) => {
		const now = minutesLater(minutes)
		const render = async () => {
			const body = String((await items.live(id)).values.title)
			const until = await nextBoundary(db, now)
			return { page: { status: 200, headers: [], body, route: '', etag: null, tags: null, until }, keep: true }
		}
		const applyDue = async () => {
			visitorsTries += 1
			await applyDueReplacements(db, up, now, { untried: true })
		}
		return cachedPage(db, address, render, {
			now: now.getTime(),
			due: { condition: isReplacementDue(now), apply: applyDue },
		})
	}
	const first = await readAt(0, withoutBucket)
	expect([first.body === 'Prices of December', first.until]).toEqual([false, minutesLater(1).getTime()])
	expect(logged('error')).not.toEqual([])
	for (const minutes of [0.5, 1, 2, 90]) expect((await readAt(minutes)).body).toBe(first.body)
	expect(visitorsTries).toBe(1)
	await apply(90)
	expect((await readAt(90)).body).toBe('Prices of December')
})

test('one that fails does not hold up the others', async () => {
	const other = await news.saved(newsCalls.form())
	const form = await formOf(items, other)
	const { draftVersion } = await items.drafted({ ...form, values: { ...form.values, title: 'Without a picture' } })
	await items.post('schedulereplacement', { draftVersion, dueAt })
	await apply(0, withoutBucket)
	logged('error')
	expect([await isLive(), (await items.live(other)).values.title]).toEqual([false, 'Without a picture'])
})

describe('an item that is itself at fault', () => {
	const atFault: Record<string, [() => Promise<unknown>, string]> = {
		'a rule that it breaks': [
			() => rowsOf("update replacements set form_values = json_set(form_values, '$.title', '')"),
			'Title is required',
		],
		'a live version that has moved': [
			() => news.saved({ ...newsCalls.form(), id: String(id), title: 'Corrected by a colleague' }),
			'The live version has changed since it was scheduled.',
		],
		'a file that is gone': [
			async () => {
				const [file] = await rowsOf("select file_key as key from file_holders where holder = 'replacement'")
				await bindings.MEDIA.delete(String(file?.key))
			},
			'',
		],
	}

	test.each(Object.entries(atFault))('%s ends it at once, and its owner gets a mail', async (_, [break_, failure]) => {
		await break_()
		for (const minutes of [0, 1, 90]) await apply(minutes)
		expect(logged('error')).not.toEqual([])
		expect(await replacement()).toMatchObject({ failedAt: dueAt, failure: expect.stringContaining(failure) })
		expect(await tries()).toMatchObject({ attempts: 1 })
		expect(await rowsOf('select kind from outbox')).toEqual([{ kind: 'replacement-refused' }])
	})
})

describe('a version that cannot be stored', () => {
	const comingUpAt = async (minutes: number) => (await listComingUp(db, ['news'], minutesLater(minutes)))[0]

	test('says so in its form at once, and on the overview after an hour', async () => {
		expect(await replacement()).toMatchObject({ triedSince: null })
		await apply(0, withoutBucket)
		logged('error')
		expect(await replacement()).toMatchObject({ triedSince: dueAt, failedAt: null, failure: null })
		const row = { kind: 'news', itemId: id, title: 'Prices of December', act: 'replace', at: dueAt, failure: null }
		expect(await comingUpAt(59)).toEqual({ ...row, triedSince: null })
		expect(await comingUpAt(60)).toEqual({ ...row, triedSince: dueAt })
		const shown = await answered<ComingUpRow[]>(
			await call('/api/dashboardcontroller/comingup', { headers: news.headers }),
		)
		expect(shown).toContainEqual({ ...row, triedSince: null })
	})

	test('after a day its owner gets one mail, and it is still tried', async () => {
		const { sent, bindings: up } = mailbox()
		const down = { ...up, MEDIA: withoutBucket.MEDIA }
		for (const hours of [0, 12, 23.9]) await runJobs(down, minutesLater(hours * 60))
		expect(sent).toEqual([])
		for (const hours of [24, 25.1, 26.2, 49]) await runJobs(down, minutesLater(hours * 60))
		logged('error')
		expect(sent).toMatchObject([
			{
				subject: 'A scheduled version is late',
				text: expect.stringMatching(/tries again .*goes live as soon as.*Prices of December/s),
			},
		])
		await runJobs(up, minutesLater(51 * 60))
		logged('error')
		expect(await rowsOf('select title from news where id = ?', id)).toEqual([{ title: 'Prices of December' }])
		expect(sent).toHaveLength(1)
	})

	test('two runs at once tell its owner once; one that went live before the mail left tells nobody', async () => {
		await apply(0, withoutBucket)
		logged('error')
		const now = minutesLater(24 * 60)
		await Promise.all([1, 2].map(() => announceLateReplacements(db, now)))
		expect(await rowsOf('select kind from outbox')).toEqual([{ kind: 'replacement-late' }])
		await apply(24 * 60)
		const { sent, bindings: up } = mailbox()
		await sendDueMail(db, up, now)
		expect([await isLive(), sent]).toEqual([true, []])
	})
})
