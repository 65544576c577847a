import { beforeEach, describe, expect, test } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf, partsBody } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { db } from '#tests/support/worker/staff.ts'
import { type EdgeCache, edgeCacheOf, edgeHeaders, fileTag, purgeDue, queuePurge } from '#worker/cache/edge-cache.ts'
import { purges } from '#worker/cache/purges.table.ts'
import { runJobs } from '#worker/jobs/run.ts'

type Purge = EdgeCache['purge']
const done: Awaited<ReturnType<Purge>> = { success: true, errors: [] }
const refused: typeof done = { success: false, errors: [{ code: 1, message: 'Too many purges' }] }

/** An edge cache that answers each purge with the next of `answers`, then always with the last. */
function edge(...answers: (typeof done | Error)[]): EdgeCache & { purged: string[][] } {
	const purged: string[][] = []
	return {
		purged,
		async purge({ tags = [] }) {
			purged.push([...tags].sort())
			const answer = answers[Math.min(purged.length, answers.length) - 1] ?? done
			if (answer instanceof Error) throw answer
			return answer
		},
	}
}

const waiting = () => db.select().from(purges)
const start = new Date('2026-03-01T12:00:00.000Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

beforeEach(async () => {
	await db.delete(purges)
})

describe('How long the edge caches an answer', () => {
	const life = (until: number | null) => edgeHeaders(['news'], until, 0)['Cloudflare-CDN-Cache-Control']

	test.each([
		[
			'half a minute, and as long while it revalidates',
			null,
			'public, max-age=30, stale-while-revalidate=30, stale-if-error=3600',
		],
		[
			'never past the moment until which it holds',
			40_000,
			'public, max-age=30, stale-while-revalidate=10, stale-if-error=10',
		],
		['less than half a minute before it', 12_900, 'public, max-age=12, stale-while-revalidate=0, stale-if-error=0'],
		['not at all once that has come', 0, 'no-store'],
		['not in its last second', 999, 'no-store'],
	])('%s', (_, until, expected) => {
		expect(life(until)).toBe(expected)
	})

	test('tags are listed in a header, which is absent without tags', () => {
		expect(edgeHeaders(['news', fileTag('a')], null)['Cache-Tag']).toBe('news,file-a')
		expect(edgeHeaders([], null)).not.toHaveProperty('Cache-Tag')
	})
})

describe('A save', () => {
	async function save(values: Record<string, string | File> = {}, cache?: EdgeCache) {
		const { headers } = await callsOf(newsCalls)
		const body = partsBody({ ...newsCalls.form(), ...values })
		return call(`${newsCalls.base}/savenewsdetails`, { body, headers, cache })
	}

	test('purges its section from the edge in one call', async () => {
		const cache = edge(done)
		expect((await save({}, cache)).status).toBe(200)
		expect(cache.purged).toEqual([['news']])
		expect(await waiting()).toEqual([])
	})

	test('that hides an item purges the address of its picture too', async () => {
		const cache = edge(done)
		expect((await save({ isPublished: 'false' }, cache)).status).toBe(200)
		expect(cache.purged).toEqual([[expect.stringMatching(/^file-[\da-f-]{36}$/), 'news']])
	})

	test('that is refused purges nothing', async () => {
		const cache = edge(done)
		expect((await save({ title: '' }, cache)).status).toBe(400)
		expect(cache.purged).toEqual([])
		expect(await waiting()).toEqual([])
	})

	test.each([
		['throws', new Error('The edge cannot be reached')],
		['says no', refused],
	])('is confirmed where the purge %s; the cron purges later', async (_, answer) => {
		expect((await save({}, edge(answer))).status).toBe(200)
		expect(logged('warn')).toHaveLength(1)
		expect(await waiting()).toMatchObject([{ attempts: 1 }])
		const later = edge(done)
		await runJobs(bindings, new Date(Date.now() + 61_000), later)
		expect(later.purged).toEqual([['news']])
		expect(await waiting()).toEqual([])
	})

	test('leaves nothing to do where there is no edge, as on a local machine', async () => {
		expect((await save()).status).toBe(200)
		expect(await waiting()).toEqual([])
	})
})

describe('Queued purges', () => {
	test('of several changes are sent in one call, each tag once', async () => {
		await db.batch([queuePurge(db, ['news', 'file-a'], start), queuePurge(db, ['blogs', 'news', 'news'], start)])
		const cache = edge(done)
		await purgeDue(db, cache, start)
		expect(cache.purged).toEqual([['blogs', 'file-a', 'news']])
	})

	test('are sent a hundred tags a call, the limit', async () => {
		await queuePurge(
			db,
			Array.from({ length: 150 }, (_, index) => `file-${index}`),
			start,
		)
		const cache = edge(done)
		await purgeDue(db, cache, start)
		expect(cache.purged.map(({ length }) => length)).toEqual([100, 50])
	})

	test('are retried after 1, 2 and 4 minutes, not before', async () => {
		await queuePurge(db, ['news'], start)
		const cache = edge(refused, refused, refused, done)
		for (const minutes of [0, 0.9, 1, 2.9, 3, 6.9, 7]) await purgeDue(db, cache, minutesLater(minutes))
		expect(cache.purged).toHaveLength(4)
		expect(await waiting()).toEqual([])
	})

	test('are dropped once the edge has expired them by itself', async () => {
		await queuePurge(db, ['news'], start)
		const cache = edge(refused)
		await purgeDue(db, cache, minutesLater(62))
		expect(cache.purged).toEqual([])
		expect(await waiting()).toEqual([])
	})

	test('are sent once by two concurrent runs', async () => {
		await queuePurge(db, ['news'], start)
		const cache = edge(done)
		await Promise.all([purgeDue(db, cache, start), purgeDue(db, cache, start)])
		expect(cache.purged).toHaveLength(1)
	})
})

test('an edge that cannot purge counts as none', () => {
	expect(edgeCacheOf({})).toBeNull()
	const cache = edge()
	expect(edgeCacheOf({ cache })).toBe(cache)
})
