import { expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { cachedPage, contentChanged } from '#worker/cache/page-cache.ts'
import { openDatabase } from '#worker/data/db.ts'

const db = openDatabase(bindings.DB, 'primary')
const page = (body: string, until: number | null = null) => ({
	status: 200,
	headers: [] as [string, string][],
	body,
	route: '/news',
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

test('a page that is the same for every visitor is rendered once, until staff change its content', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => cachedPage(db, key, async () => ({ page: page(body), keep: true }))
	expect((await rendered('first')).body).toBe('first')
	expect((await rendered('second')).body).toBe('first')
	await changeContent()
	expect((await rendered('third')).body).toBe('third')
})

test('a database that was restored and changed since does not reuse a cached version', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => cachedPage(db, key, async () => ({ page: page(body), keep: true }))
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

test('a page that must not be cached is rendered for each visitor', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string) => cachedPage(db, key, async () => ({ page: page(body), keep: false }))
	expect((await rendered('mine')).body).toBe('mine')
	expect((await rendered('yours')).body).toBe('yours')
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

test('while the database cannot be read, the cached page is shown', async () => {
	const key = crypto.randomUUID()
	const rendered = (from: typeof db, body: string) =>
		cachedPage(from, key, async () => ({ page: page(body), keep: true }))
	await rendered(db, 'known')
	expect((await rendered(broken, 'new')).body).toBe('known')
	expect(logged('error')).toHaveLength(1)
})

test('but not one of an older version: its items may be unpublished since', async () => {
	const [key, other] = [crypto.randomUUID(), crypto.randomUUID()]
	const rendered = (from: typeof db, of: string, body: string) =>
		cachedPage(from, of, async () => ({ page: page(body), keep: true }))
	await rendered(db, key, 'published')
	await changeContent()
	await rendered(db, other, 'another page')
	expect((await rendered(broken, key, 'rendered again')).body).toBe('rendered again')
	expect(logged('error')).toHaveLength(1)
})

test('a page that changes by the clock is rendered again after its time', async () => {
	const key = crypto.randomUUID()
	const rendered = (body: string, now: number) =>
		cachedPage(db, key, async () => ({ page: page(body, 1000), keep: true }), { now })
	expect((await rendered('today', 0)).body).toBe('today')
	expect((await rendered('later', 999)).body).toBe('today')
	expect((await rendered('tomorrow', 1000)).body).toBe('tomorrow')
})

const mebibyte = 1024 * 1024
/** A page of this many bytes, at two per character. */
const pageOf = (bytes: number) => page('x'.repeat(bytes / 2))
const addresses = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

const keep = (address: string, bytes = 2) => cachedPage(db, address, async () => ({ page: pageOf(bytes), keep: true }))

async function isKept(address: string): Promise<boolean> {
	const { body } = await cachedPage(db, address, async () => ({ page: page('again'), keep: false }))
	return body !== 'again'
}

async function keptOf(all: readonly string[]): Promise<string[]> {
	const kept: string[] = []
	for (const address of all) if (await isKept(address)) kept.push(address)
	return kept
}

test('two hundred pages are kept, and the least recently used go first', async () => {
	const all = addresses(205)
	for (const address of all) await keep(address)
	expect(await keptOf(all)).toEqual(all.slice(5))
})

test('pages take 16 MB at most, however few they are', async () => {
	const all = addresses(20)
	for (const address of all) await keep(address, mebibyte)
	expect(await keptOf(all)).toEqual(all.slice(4))
})

test('a page that alone would push out many is not kept', async () => {
	const [large = '', small = '', largest = ''] = addresses(3)
	await keep(small)
	await keep(largest, 2 * mebibyte + 2)
	await keep(large, 2 * mebibyte)
	expect(await keptOf([large, small, largest])).toEqual([large, small])
})

test('a page in use stays, however many others come', async () => {
	const asked = crypto.randomUUID()
	await keep(asked)
	for (const address of addresses(250)) {
		await keep(address)
		expect(await isKept(asked)).toBe(true)
	}
})
