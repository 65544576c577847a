import type { ItemKindName } from '#contracts/items/kinds.ts'
import { blogCalls } from './blogs.ts'
import { caseStudyCalls } from './case-studies.ts'
import { flyerCalls, whitepaperCalls } from './documents.ts'
import { eventCalls } from './events.ts'
import { newsCalls } from './news.ts'
import type { Publishable } from './publishable.ts'

export type PublishableKind = Exclude<ItemKindName, 'careers'>

/** The calls of each kind with a schedule. */
export const publishableCalls: Record<PublishableKind, Publishable> = {
	blogs: blogCalls,
	caseStudies: caseStudyCalls,
	news: newsCalls,
	flyers: flyerCalls,
	whitepapers: whitepaperCalls,
	events: eventCalls,
}
