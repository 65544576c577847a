import type { Picture } from '#contracts/content/publishable.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { ownCard, type ShareCard } from '#web/site/seo/page-meta.ts'

/** Narrower ones are shown as a stamp beside the link. */
const leastWidth = 600

/** What shows an item where its address is shared: its own picture, or the card of its section where that is too small. */
export const shareCardOf = (picture: Picture | undefined, title: string, section: PageFacts): ShareCard =>
	picture && picture.width >= leastWidth ? { ...picture, alt: picture.alt || title } : ownCard(section)
