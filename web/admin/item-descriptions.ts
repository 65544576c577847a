import type { ItemKindName } from '#contracts/items/kinds.ts'
import { blogsDescription } from './blogs/blogs-description.ts'
import { careersDescription } from './careers/careers-description.ts'
import { caseStudiesDescription } from './case-studies/case-studies-description.ts'
import { flyersDescription, whitepapersDescription } from './documents/documents-descriptions.ts'
import { eventsDescription } from './events/events-description.ts'
import type { ItemDescription } from './items/item-description.ts'
import { newsDescription } from './news/news-description.ts'

/** For pages that show items of any kind. The pages of one kind import their own description. */
export const descriptions: Readonly<Record<ItemKindName, ItemDescription>> = {
	blogs: blogsDescription,
	caseStudies: caseStudiesDescription,
	news: newsDescription,
	flyers: flyersDescription,
	whitepapers: whitepapersDescription,
	events: eventsDescription,
	careers: careersDescription,
}
