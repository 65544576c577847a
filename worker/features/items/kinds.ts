import type { ItemKindName } from '#contracts/items/items.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { blogItem } from '../blogs/blog-item.ts'
import { jobItem } from '../careers/job-item.ts'
import { caseStudyItem } from '../case-studies/case-study-item.ts'
import { flyerItem, whitepaperItem } from '../documents/document-items.ts'
import { eventItem } from '../events/event-item.ts'
import { newsItem } from '../news/news-item.ts'

export const kinds: Readonly<Record<ItemKindName, ItemKind>> = {
	blogs: blogItem,
	caseStudies: caseStudyItem,
	news: newsItem,
	flyers: flyerItem,
	whitepapers: whitepaperItem,
	events: eventItem,
	careers: jobItem,
}
