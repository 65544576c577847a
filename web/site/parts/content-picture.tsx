import type { Picture } from '#contracts/content/publishable.ts'
import { type PlaceName, places } from './picture-places.ts'
import { sourcesOf } from './picture-sources.ts'

/**
 * A picture of an item in the width that its place needs. `first`: it is on the first screen, so it loads eagerly. A
 * browser that knows no WebP gets the original.
 */
export function ContentPicture({
	picture,
	place,
	alt = picture.alt,
	first = false,
	className,
}: {
	picture: Picture
	place: PlaceName
	alt?: string
	first?: boolean
	className?: string
}) {
	const { url, width, height } = picture
	const sources = sourcesOf(picture, places[place])
	const image = (
		<img
			src={url}
			alt={alt}
			width={width}
			height={height}
			loading={first ? undefined : 'lazy'}
			fetchPriority={first ? 'high' : undefined}
			decoding="async"
			className={className}
		/>
	)
	if (!sources) return image
	const { type, srcset, sizes } = sources
	return (
		// The layout sees the image alone: a `<source>` would take a cell of a grid.
		<picture className="contents">
			<source type={type} srcSet={srcset} sizes={sizes} className="hidden" />
			{image}
		</picture>
	)
}
