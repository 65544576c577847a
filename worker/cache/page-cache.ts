import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { sha256 } from '../crypto/hashes.ts'
import { contentVersion } from '../data/content-version.table.ts'
import type { Database } from '../data/db.ts'
import { log, whereThrown } from '../http/log.ts'
import { edgeHeaders, queuePurge } from './edge-cache.ts'
import { roomForPages } from './kept-pages.ts'

/** A page as it was rendered, with `noncePlaceholder` where each answer puts its own nonce. */
export type RenderedPage = {
	status: number
	headers: [string, string][]
	body: string
	/** null where no two answers are the same. */
	etag: string | null
	/** By which the edge forgets it; null where it may not keep it. */
	tags: readonly string[] | null
	/** When it changes by the clock, in milliseconds since 1970; null: never. */
	until: number | null
}

let placeholder: string | undefined

/** Known to this isolate alone and never sent, so that no text on a page can pass for it. (Workers make no random values at start-up.) */
export function noncePlaceholder(): string {
	placeholder ??= crypto.randomUUID()
	return placeholder
}

/** The newest content version that this isolate has heard of. */
let newestSeen = 0
const pages = roomForPages<RenderedPage>()

/**
 * The statements for the batch of a change that visitors can see: every page is rendered anew after it, and the edge forgets what has one
 * of these tags.
 */
export const contentChanged = (db: Database, tags: readonly string[], now = new Date()): BatchItem<'sqlite'>[] => [
	// By the clock, so that a database that was taken back in time never comes to a version that an isolate knows already.
	db.update(contentVersion).set({ version: sql`max(${contentVersion.version} + 1, ${now.getTime()})` }),
	...(tags.length > 0 ? [queuePurge(db, tags, now)] : []),
]

/**
 * The page of this key: as this isolate has it, unless the content or, by the clock, what it shows has changed since; else rendered, and kept if it is the same for
 * every visitor. The version is read before rendering, so that a change in between makes the page old at once. While the database
 * cannot be read, the last known page is shown. Without a key the page is rendered and not kept.
 */
export async function renderedOnce(
	db: Database,
	key: string | null,
	render: () => Promise<{ page: RenderedPage; keep: boolean }>,
	now = Date.now(),
): Promise<RenderedPage> {
	if (key === null) return (await render()).page
	const version = await currentVersion(db)
	newestSeen = Math.max(newestSeen, version ?? 0)
	const known = pages.find(key)
	// Without the database, no page that is known to be old: what it shows may be unpublished since.
	if (known && known.version === (version ?? newestSeen) && (version === null || holds(known.page, now)))
		return known.page
	const shared = version === null ? null : await renderedElsewhere(key, version)
	if (shared && holds(shared, now)) return shared
	const rendering = { version, startedAt: Date.now() }
	underWay.set(key, rendering)
	try {
		const { page, keep } = await render()
		if (keep && version !== null) pages.keep(key, { version, page })
		else pages.forget(key)
		return page
	} finally {
		if (underWay.get(key) === rendering) underWay.delete(key)
	}
}

/** Right after a change everybody asks for the same page at once: one request renders it, the others wait for that. */
const underWay = new Map<string, { version: number | null; startedAt: number }>()
/** The work of a visitor who leaves is cancelled, and never ends for those who wait for it. */
const patienceMs = 1_000
const lookEveryMs = 10

/**
 * What another request is just rendering; null where none is, or it takes too long, or it is nobody else's. Each request looks by a clock
 * of its own: one that awaits a promise of another may go on in the other's name, and workerd then refuses whatever it reads or writes.
 */
async function renderedElsewhere(key: string, version: number): Promise<RenderedPage | null> {
	while (isUnderWay(key, version)) {
		await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
		const kept = pages.find(key)
		if (kept?.version === version) return kept.page
	}
	return null
}

function isUnderWay(key: string, version: number): boolean {
	const other = underWay.get(key)
	return other?.version === version && Date.now() - other.startedAt <= patienceMs
}

const holds = ({ until }: RenderedPage, now: number) => until === null || until > now

async function currentVersion(db: Database): Promise<number | null> {
	try {
		const [current] = await db.select({ version: contentVersion.version }).from(contentVersion)
		return current?.version ?? null
	} catch (error) {
		log('error', 'page-cache', { at: whereThrown(error) })
		return null
	}
}

/** What tells one rendering from another; null for a page that carries a nonce, which differs in every answer. */
export const etagOf = async (body: string): Promise<string | null> =>
	body.includes(noncePlaceholder()) ? null : `W/"${(await sha256(body)).slice(0, 32)}"`

/** The answer to one visitor, with a nonce of its own; only the head of it where his browser has the page already. */
export function answerWith(page: RenderedPage, request: Request, now = Date.now()): Response {
	const { status, headers, body, etag, tags, until } = page
	const own = ownNonce(body)
	const answered = new Headers(headers.map(([name, value]): [string, string] => [name, own(value)]))
	if (tags !== null)
		for (const [name, value] of Object.entries(edgeHeaders(tags, until, now))) answered.set(name, value)
	if (etag !== null) {
		answered.set('ETag', etag)
		// No script can read the ETag of its own page; this one it can.
		answered.append('Server-Timing', `page;desc=${bare(etag)}`)
	}
	if (etag !== null && has(request.headers.get('If-None-Match'), etag))
		return new Response(null, { status: 304, headers: answered })
	const withBody = request.method !== 'HEAD' && ![204, 302, 304].includes(status)
	return new Response(withBody ? own(body) : null, { status, headers: answered })
}

function ownNonce(body: string): (text: string) => string {
	if (!body.includes(noncePlaceholder())) return (text) => text
	const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
	return (text) => text.replaceAll(noncePlaceholder(), nonce)
}

const bare = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether an If-None-Match names this version: RFC 9110, section 13.1.2. */
export const has = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
	ifNoneMatch?.split(',').some((each) => each.trim() === '*' || bare(each) === bare(etag)) ?? false
