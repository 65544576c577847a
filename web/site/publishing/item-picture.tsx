import type { Picture } from '#contracts/content/publishable.ts'
import { ContentPicture } from '#web/site/parts/content-picture.tsx'
import type { PlaceName } from '#web/site/parts/picture-places.ts'
import { classNames } from '#web/ui/class-names.ts'

/** An item's picture in a frame with fixed proportions. `first`: it is on the first screen, so it loads eagerly. */
export const ItemPicture = ({
	className = 'aspect-video',
	...picture
}: {
	picture: Picture
	place: PlaceName
	className?: string
	first?: boolean
}) => <ContentPicture {...picture} className={classNames('w-full rounded-md bg-sunken object-cover', className)} />
