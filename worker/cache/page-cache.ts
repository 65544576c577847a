import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { LRUCache } from 'lru-cache'
import { contentVersion } from '../data/content-version.table.ts'
import type { Database } from '../data/db.ts'
import { failureOf, log } from '../http/log.ts'
import { queuePurge } from './edge-cache.ts'

/** A rendered page. Each answer replaces `noncePlaceholder` with its own nonce. */
export type RenderedPage = {
	status: number
	headers: [string, string][]
	body: string
	/** The pattern of the route, for the log. */
	route: string
	/** null if no two answers are the same. */
	etag: string | null
	/** Cache tags for the edge; null if it must not cache the page. */
	tags: readonly string[] | null
	/** When the page changes by the clock, in milliseconds since 1970; null: never. */
	until: number | null
}

/** A change of the content that waits for its time. */
type Due = { condition: SQL<number>; apply: () => Promise<void> }

const mebibyte = 1024 * 1024

/** An isolate has 128 MB in all: https://developers.cloudflare.com/workers/platform/limits/ */
const pages = new LRUCache<string, RenderedPage>({
	max: 200,
	maxSize: 16 * mebibyte,
	maxEntrySize: 2 * mebibyte,
	// JavaScript holds a text with any character beyond Latin-1 in two bytes per character.
	sizeCalculation: ({ body }) => Math.max(1, 2 * body.length),
})

/** The newest content version that this isolate has read. */
let newestVersion = 0

/** Forgets all pages, as a new isolate has none. Tests call it when they empty the database. */
export function forgetPages(): void {
	pages.clear()
	newestVersion = 0
}

/** Statements for the batch of a visible change. They make cached pages stale and queue a purge of these tags. */
export const contentChanged = (db: Database, tags: readonly string[], now = new Date()): BatchItem<'sqlite'>[] => [
	// Follow the clock: a database restored to an earlier state must not reach a version that an isolate has cached.
	db.update(contentVersion).set({ version: sql`max(${contentVersion.version} + 1, ${now.getTime()})` }),
	...(tags.length > 0 ? [queuePurge(db, tags, now)] : []),
]

/**
 * Returns the cached page of this address and the current content version, or renders it. Caches it if `keep` says that it
 * is the same for every visitor. Without an address it always renders. `due`: a change that waits for its time, and how to
 * apply it.
 */
export async function cachedPage(
	db: Database,
	address: string | null,
	render: () => Promise<{ page: RenderedPage; keep: boolean }>,
	{ now = Date.now(), due }: { now?: number; due?: Due } = {},
): Promise<RenderedPage> {
	if (address === null && !due) return (await render()).page
	const current = await readVersion(db, due)
	if (current?.isDue) await due?.apply()
	if (address === null) return (await render()).page
	// Read before rendering: a change in between makes this page stale at once.
	const version = (current?.isDue ? await readVersion(db, due) : current)?.version ?? null
	newestVersion = Math.max(newestVersion, version ?? 0)
	// Without the database, show the newest known version even after its time. An older one may show unpublished items.
	const key = `${version ?? newestVersion} ${address}`
	const cached = pages.get(key)
	if (cached && (version === null || cached.until === null || cached.until > now)) return cached
	const { page, keep } = await render()
	if (keep && version !== null) pages.set(key, page)
	else pages.delete(key)
	return page
}

/** The content version, and whether a change is due; null if the database cannot be read. */
async function readVersion(db: Database, due: Due | undefined): Promise<{ version: number; isDue: boolean } | null> {
	const isDue = due?.condition ?? sql<number>`0`
	try {
		const [current] = await db
			.select({ version: contentVersion.version, isDue: isDue.mapWith(Boolean) })
			.from(contentVersion)
		return current ?? null
	} catch (error) {
		log('error', 'page-cache', failureOf(error))
		return null
	}
}
