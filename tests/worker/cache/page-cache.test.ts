import { expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { answerWith, contentChanged, etagOf, noncePlaceholder, renderedOnce } from '#worker/cache/page-cache.ts'
import { openDatabase } from '#worker/data/db.ts'

const db = openDatabase(bindings.DB, 'primary')
const page = (body: string, until: number | null = null) => ({
	status: 200,
	headers: [] as [string, string][],
	body,
	etag: null,
	tags: null,
	until,
})

async function changeContent() {
	const [change] = contentChanged(db, [])
	if (change) await db.batch([change])
}

async function nextMillisecond() {
	const now = Date.now()
	while (Date.now() === now) await bindings.DB.prepare('select 1').run()
}

const asked = (how: RequestInit = {}) => new Request('https://www.nilavu.test/', how)

test('a page that is the same for everybody is rendered once, until staff change what it shows', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => renderedOnce(db, key, async () => ({ page: page(body), keep: true }))
	expect((await rendered('first')).body).toBe('first')
	expect((await rendered('second')).body).toBe('first')
	await changeContent()
	expect((await rendered('third')).body).toBe('third')
})

test('a database that was taken back in time, and changed since, does not pass for the one that was left', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => renderedOnce(db, key, async () => ({ page: page(body), keep: true }))
	const version = () => bindings.DB.prepare('select version from content_version').first<number>('version')
	const before = await version()
	await changeContent()
	expect((await rendered('what was taken back')).body).toBe('what was taken back')
	const left = await version()
	await bindings.DB.prepare('update content_version set version = ?').bind(before).run()
	await nextMillisecond()
	await changeContent()
	expect(await version()).toBeGreaterThan(left ?? 0)
	expect((await rendered('what is there')).body).toBe('what is there')
})

test('whoever asks while it is rendered waits for that; after a change it is rendered once again', async () => {
	const key = crypto.randomUUID()
	let renderings = 0
	const askAtOnce = async (count: number) => {
		const asked = Array.from({ length: count }, () =>
			renderedOnce(db, key, async () => {
				renderings += 1
				await bindings.DB.prepare('select 1').run()
				return { page: page(`rendering ${renderings}`), keep: true }
			}),
		)
		return new Set((await Promise.all(asked)).map(({ body }) => body))
	}
	expect(await askAtOnce(20)).toEqual(new Set(['rendering 1']))
	await changeContent()
	expect(await askAtOnce(20)).toEqual(new Set(['rendering 2']))
	expect(renderings).toBe(2)
})

test('nobody waits for a page that is somebody else’s own, that fails, or whose visitor has left', async () => {
	const own = crypto.randomUUID()
	const mine = (body: string) => renderedOnce(db, own, async () => ({ page: page(body), keep: false }))
	expect((await Promise.all([mine('mine'), mine('yours')])).map(({ body }) => body)).toEqual(['mine', 'yours'])

	const failing = crypto.randomUUID()
	const asked = [
		renderedOnce(db, failing, () => Promise.reject(new Error('It failed'))),
		renderedOnce(db, failing, async () => ({ page: page('rendered'), keep: true })),
	]
	const [failed, rendered] = await Promise.allSettled(asked)
	expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'It failed' } })
	expect(rendered).toMatchObject({ status: 'fulfilled', value: { body: 'rendered' } })

	const left = crypto.randomUUID()
	void renderedOnce(db, left, () => new Promise(() => {}))
	const patient = await renderedOnce(db, left, async () => ({ page: page('by oneself'), keep: true }))
	expect(patient.body).toBe('by oneself')
})

test('a page that is not kept is rendered for each visitor', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => renderedOnce(db, key, async () => ({ page: page(body), keep: false }))
	expect((await rendered('mine')).body).toBe('mine')
	expect((await rendered('yours')).body).toBe('yours')
})

test('each answer carries a nonce of its own, the same in headers and body, and never the placeholder', async () => {
	const marked = {
		...page(`<script nonce="${noncePlaceholder()}">`),
		headers: [['Content-Security-Policy', `script-src 'nonce-${noncePlaceholder()}'`]] as [string, string][],
	}
	const nonceOf = async () => {
		const answer = answerWith(marked, asked())
		const policy = answer.headers.get('Content-Security-Policy') ?? ''
		const body = await answer.text()
		expect(policy + body).not.toContain(noncePlaceholder())
		const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
		expect(body).toBe(`<script nonce="${nonce}">`)
		return nonce
	}
	expect(await nonceOf()).not.toBe(await nonceOf())
})

test('the answer to HEAD has the headers of the GET and no body', async () => {
	const answer = answerWith({ ...page('text'), headers: [['X-Mark', 'here']] }, asked({ method: 'HEAD' }))
	expect(answer.headers.get('X-Mark')).toBe('here')
	expect(await answer.text()).toBe('')
})

const broken = openDatabase(
	{
		withSession: () => ({
			prepare: () => {
				throw new Error('down')
			},
		}),
	} as unknown as D1Database,
	'nearest',
)

test('while the database cannot be read, the last known page is shown', async () => {
	const key = crypto.randomUUID()
	const rendered = (from: typeof db, body: string) =>
		renderedOnce(from, key, async () => ({ page: page(body), keep: true }))
	await rendered(db, 'known')
	expect((await rendered(broken, 'new')).body).toBe('known')
	expect(logged('error')).toHaveLength(1)
})

test('but not one that has been heard to be old: what it shows may be unpublished since', async () => {
	const [key, other] = [crypto.randomUUID(), crypto.randomUUID()]
	const rendered = (from: typeof db, of: string, body: string) =>
		renderedOnce(from, of, async () => ({ page: page(body), keep: true }))
	await rendered(db, key, 'published')
	await changeContent()
	await rendered(db, other, 'another page')
	expect((await rendered(broken, key, 'tried anew')).body).toBe('tried anew')
	expect(logged('error')).toHaveLength(1)
})

test('a page that changes by the clock is rendered anew when its time has come', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string, now: number) =>
		renderedOnce(db, key, async () => ({ page: page(body, 1000), keep: true }), now)
	expect((await rendered('today', 0)).body).toBe('today')
	expect((await rendered('later', 999)).body).toBe('today')
	expect((await rendered('tomorrow', 1000)).body).toBe('tomorrow')
})

test('a browser that has the page already is told so and gets no body', async () => {
	const known = { ...page('text'), etag: await etagOf('text') }
	const { etag } = known
	expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
	for (const sent of [etag ?? '', `"other", ${etag}`, etag?.slice(2) ?? '', '*']) {
		const answer = answerWith(known, asked({ headers: { 'If-None-Match': sent } }))
		expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', etag])
	}
	expect(answerWith(known, asked({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
	expect(answerWith({ ...known, etag: null }, asked({ headers: { 'If-None-Match': '*' } })).status).toBe(200)
})

test('pages of different content, and pages with a nonce, cannot be taken for each other', async () => {
	expect(await etagOf('one')).not.toBe(await etagOf('other'))
	expect(await etagOf(`<script nonce="${noncePlaceholder()}">`)).toBeNull()
})
