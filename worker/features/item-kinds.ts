import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { blogItemKind } from './blogs/blog-item.ts'
import { jobItemKind } from './careers/job-item.ts'
import { caseStudyItemKind } from './case-studies/case-study-item.ts'
import { flyerItemKind, whitepaperItemKind } from './documents/document-items.ts'
import { eventItemKind } from './events/event-item.ts'
import { newsItemKind } from './news/news-item.ts'

export const kinds: Readonly<Record<ItemKindName, ItemKind>> = {
	blogs: blogItemKind,
	caseStudies: caseStudyItemKind,
	news: newsItemKind,
	flyers: flyerItemKind,
	whitepapers: whitepaperItemKind,
	events: eventItemKind,
	careers: jobItemKind,
}

/** The errors of the calls about one item that does not exist. */
export const itemErrors = Object.values(kinds).map(({ notFound }) => notFound)
