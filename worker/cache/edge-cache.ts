import { inArray, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { backOff } from '../data/back-off.ts'
import type { Database } from '../data/db.ts'
import { CodedError } from '../http/cause.ts'
import { failureOf, log } from '../http/log.ts'
import { purges } from './purges.table.ts'

/** Seconds: fresh; then stale while it revalidates; stale while the Worker fails. */
const fresh = 30
const whileRevalidating = 30
const whileFailing = 3_600

/**
 * Headers that let Cloudflare's edge cache a public answer until one of its tags is purged. Browsers ignore them and
 * revalidate each time. `until`: the edge does not show the answer after this time, in milliseconds since 1970.
 *
 * https://developers.cloudflare.com/workers/cache/
 */
export function edgeHeaders(tags: readonly string[], until: number | null, now = Date.now()): Record<string, string> {
	const left = until === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor((until - now) / 1000))
	const maxAge = Math.min(fresh, left)
	const after = (seconds: number) => Math.min(seconds, left - maxAge)
	const life = `max-age=${maxAge}, stale-while-revalidate=${after(whileRevalidating)}, stale-if-error=${after(whileFailing)}`
	return {
		'Cloudflare-CDN-Cache-Control': maxAge > 0 ? `public, ${life}` : 'no-store',
		...(tags.length > 0 ? { 'Cache-Tag': tags.join(',') } : {}),
	}
}

/** The cache tag of a file's address. */
export const fileTag = (key: string) => `file-${key}`

/** The edge cache of a request. A local machine has none. */
export type EdgeCache = Pick<CacheContext, 'purge'>

export function edgeCacheOf(context: object): EdgeCache | null {
	const cache: unknown = Reflect.get(context, 'cache')
	return isEdgeCache(cache) ? cache : null
}

const isEdgeCache = (cache: unknown): cache is EdgeCache =>
	typeof cache === 'object' && cache !== null && 'purge' in cache && typeof cache.purge === 'function'

/** The statement that queues a purge of these tags; it goes into the batch of the change. */
export const queuePurge = (db: Database, tags: readonly string[], now = new Date()) =>
	db.insert(purges).values({
		tags: JSON.stringify([...new Set(tags)]),
		createdAt: now.toISOString(),
		nextAttemptAt: now.toISOString(),
	})

/** After this time the edge has dropped every stale answer by itself. */
const expiredAfterMs = (fresh + whileRevalidating + whileFailing) * 1000
const longestWaitMinutes = 32
/** Per call: https://developers.cloudflare.com/cache/how-to/purge-cache/ */
const mostTags = 100

const listOfTags = z.array(z.string())

/** Sends the due purges in as few calls as possible. Retries a failed one after 1, 2, 4 ... minutes. */
export async function purgeDue(db: Database, cache: EdgeCache | null, now = new Date()): Promise<void> {
	await db.delete(purges).where(lt(purges.createdAt, new Date(now.getTime() - expiredAfterMs).toISOString()))
	const due = await db
		.update(purges)
		.set({
			attempts: sql`${purges.attempts} + 1`,
			nextAttemptAt: backOff(now, purges.attempts, longestWaitMinutes),
		})
		.where(lte(purges.nextAttemptAt, now.toISOString()))
		.returning({ id: purges.id, tags: purges.tags })
	if (due.length === 0) return
	const tags = [...new Set(due.flatMap((row) => listOfTags.parse(JSON.parse(row.tags))))]
	if (cache && !(await purged(cache, tags))) return
	const ids = due.map(({ id }) => id)
	await db.delete(purges).where(inArray(purges.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}

async function purged(cache: EdgeCache, tags: readonly string[]): Promise<boolean> {
	try {
		for (let from = 0; from < tags.length; from += mostTags) {
			const { success } = await cache.purge({ tags: tags.slice(from, from + mostTags) })
			if (!success) throw new CodedError('PURGE_REFUSED', 'The purge was refused')
		}
		return true
	} catch (error) {
		log('warn', 'edge.not-purged', { tags: tags.length, ...failureOf(error) })
		return false
	}
}
