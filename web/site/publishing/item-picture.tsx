import type { Picture } from '#contracts/content/publishable.ts'
import { classNames } from '#web/ui/class-names.ts'

/** An item's picture in a frame with fixed proportions. `first`: it is on the first screen, so it loads eagerly. */
export function ItemPicture({
	picture: { url, alt, width, height },
	className = 'aspect-video',
	first = false,
}: {
	picture: Picture
	className?: string
	first?: boolean
}) {
	return (
		<img
			src={url}
			alt={alt}
			width={width}
			height={height}
			loading={first ? undefined : 'lazy'}
			fetchPriority={first ? 'high' : undefined}
			decoding="async"
			className={classNames('w-full rounded-md bg-sunken object-cover', className)}
		/>
	)
}
