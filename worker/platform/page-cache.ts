import { sql } from 'drizzle-orm'
import { contentVersion } from './content-version.table.ts'
import type { Database } from './db.ts'
import { log, whereThrown } from './log.ts'

/** A page as it was rendered, with `noncePlaceholder` where each answer puts its own nonce. */
export type RenderedPage = { status: number; headers: [string, string][]; body: string }

let placeholder: string | undefined

/** Known to this isolate alone and never sent, so that no text on a page can pass for it. (Workers make no random values at start-up.) */
export function noncePlaceholder(): string {
	placeholder ??= crypto.randomUUID()
	return placeholder
}

const mostPages = 200
const pages = new Map<string, { version: number; page: RenderedPage }>()

/** The statement for the batch of a change that visitors can see: every page is rendered anew after it. */
export const contentChanged = (db: Database) =>
	db.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` })

/**
 * The page of this key: as this isolate has it, unless the content has changed since; else rendered, and kept if it is the same for
 * every visitor. The version is read before rendering, so that a change in between makes the page old at once. While the database
 * cannot be read, the last known page is shown. Without a key the page is rendered and not kept.
 */
export async function renderedOnce(
	db: Database,
	key: string | null,
	render: () => Promise<{ page: RenderedPage; keep: boolean }>,
): Promise<RenderedPage> {
	if (key === null) return (await render()).page
	const version = await currentVersion(db)
	const known = pages.get(key)
	if (known && (version === null || known.version === version)) return known.page
	const { page, keep } = await render()
	pages.delete(key)
	if (keep && version !== null) pages.set(key, { version, page })
	const oldest = pages.keys().next().value
	if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest)
	return page
}

async function currentVersion(db: Database): Promise<number | null> {
	try {
		const [current] = await db.select({ version: contentVersion.version }).from(contentVersion)
		return current?.version ?? null
	} catch (error) {
		log('error', 'page-cache', { at: whereThrown(error) })
		return null
	}
}

/** The answer to one visitor, with a nonce of its own. */
export function answerWith({ status, headers, body }: RenderedPage, method: string): Response {
	const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
	const own = (text: string) => text.replaceAll(noncePlaceholder(), nonce)
	const withBody = method !== 'HEAD' && ![204, 302, 304].includes(status)
	return new Response(withBody ? own(body) : null, {
		status,
		headers: headers.map(([name, value]): [string, string] => [name, own(value)]),
	})
}
