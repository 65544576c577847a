import type { SiteResults } from '#contracts/search/site-search.ts'
import type { PageContext } from '#worker/http/request-context.ts'
import { isFlood } from '#worker/visitors/flood-limit.ts'
import { type Question, searchSite } from './site-search.ts'

/** The search of a visitor; null if too many came from their network within a minute. */
export async function searchAsVisitor(
	{ db, bindings, now }: Pick<PageContext, 'db' | 'bindings' | 'now'>,
	headers: Headers,
	question: Question,
): Promise<SiteResults | null> {
	// Typing in the panel must not use up what a sign-in or a form from the same office needs.
	return (await isFlood(headers, bindings, 'search:')) ? null : searchSite(db, bindings, question, { now })
}
