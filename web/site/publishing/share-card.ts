import { shareAddress, sharePicture } from '#contracts/content/picture-sizes.ts'
import type { Picture } from '#contracts/content/publishable.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { ownCard, previewType, type ShareCardPicture } from '#web/site/seo/page-meta.ts'

/** Networks show a narrower picture as a small thumbnail. */
export const leastShareWidth = 600

/** The share picture of an item: its own, or its section's card if that is too small. */
export const shareCardOf = (picture: Picture | undefined, title: string, section: PageFacts): ShareCardPicture =>
	picture && picture.width >= leastShareWidth ? { ...picture, alt: picture.alt || title } : ownCard(section)

/**
 * The card as link previews read it, with its true type and size: a JPEG that the Worker crops. Where the platform scales
 * no pictures, a JPEG or PNG goes out as it is, and the card of the section replaces any other picture.
 */
export function readableCard(card: ShareCardPicture, section: PageFacts, scalesPictures: boolean): ShareCardPicture {
	const url = scalesPictures ? shareAddress(card.url) : null
	if (url) return { url, alt: card.alt, width: sharePicture.width, height: sharePicture.height }
	return previewType(card.url) ? card : ownCard(section)
}
