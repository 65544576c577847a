import type { Picture } from '#contracts/content/publishable.ts'
import { classNames } from '#web/ui/class-names.ts'

/** A picture of an item in a frame of given proportions. `first`: it stands on the first screen and is not waited for. */
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
