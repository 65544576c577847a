import {
	isScaledAddress,
	pictureFormats,
	pictureWidths,
	sizedAddress,
	widthFor,
} from '#contracts/content/picture-sizes.ts'
import type { Place } from './picture-places.ts'

/** The attributes of a `<source>`, and those that an `<img>` beside it needs too. */
export type Sources = { type: string; srcset: string; sizes: string }

/** The sizes in which a picture is offered at a place; null if it has only its own. */
export function sourcesOf({ url, width: own }: { url: string; width: number }, place: Place): Sources | null {
	const [least, most] = place.widths
	const largest = widthFor(own, own)
	const widths = pictureWidths.filter((width) => width >= least && width <= most && width < own)
	// At its own width, if the place can use it. Another format may weigh less.
	const whole = largest !== null && largest <= most && largest >= least ? [largest] : []
	if (!isScaledAddress(url) || widths.length === 0) return null
	const offered = [...new Set([...widths, ...whole])]
	return {
		type: pictureFormats.webp,
		srcset: offered
			.map((width) => `${sizedAddress(url, { width, format: 'webp' })} ${Math.min(width, own)}w`)
			.join(', '),
		sizes: place.sizes,
	}
}
