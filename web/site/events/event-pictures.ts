import type { EventPicture, PublicEvent } from '#contracts/content/events.ts'
import type { Picture } from '#contracts/content/publishable.ts'

/** The picture of lists. The title that stands beside it says as much where it has no text of its own. */
export const thumbnailOf = (event: PublicEvent): Picture => ({
	url: event.thumbnailImage,
	alt: event.thumbnailAlt,
	width: event.thumbnailWidth,
	height: event.thumbnailHeight,
})

/** The first of the additional pictures, and the others. */
export function galleryOf({ thumbnailImages }: PublicEvent): { banner: EventPicture | null; others: EventPicture[] } {
	const [banner = null, ...others] = thumbnailImages
	return { banner, others }
}
