import type { EventPicture, PublicEvent } from '#contracts/content/events.ts'
import type { Picture } from '#contracts/content/publishable.ts'

/** The picture in lists. Without an alternative text, the title beside it is enough. */
export const eventThumbnail = (event: PublicEvent): Picture => ({
	url: event.thumbnailImage,
	alt: event.thumbnailAlt,
	width: event.thumbnailWidth,
	height: event.thumbnailHeight,
})

/** Splits the additional pictures: the first one is the banner. */
export function bannerAndOthers({ thumbnailImages }: PublicEvent): {
	banner: EventPicture | null
	others: EventPicture[]
} {
	const [banner = null, ...others] = thumbnailImages
	return { banner, others }
}
