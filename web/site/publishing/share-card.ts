import type { Picture } from '#contracts/content/publishable.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { ownCard, type ShareCard } from '#web/site/seo/page-meta.ts'

/** Networks show a narrower picture as a small thumbnail. */
export const leastShareWidth = 600

/** The share picture of an item: its own, or its section's card if that is too small. */
export const shareCardOf = (picture: Picture | undefined, title: string, section: PageFacts): ShareCard =>
	picture && picture.width >= leastShareWidth ? { ...picture, alt: picture.alt || title } : ownCard(section)
