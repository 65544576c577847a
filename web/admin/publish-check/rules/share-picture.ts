import { leastShareWidth } from '#web/site/publishing/share-card.ts'
import type { CheckedItem, Hint } from '../item.ts'

/** A picture too narrow for the share card. */
export function sharePicture({ page }: CheckedItem): Hint[] {
	if (!page?.picture) return []
	const { name, field, width } = page.picture
	if (width === 0 || width >= leastShareWidth) return []
	return [
		{
			text: `${name} is ${width} pixels wide, so networks show the card of the section instead. Choose a picture of at least ${leastShareWidth} pixels.`,
			target: { field },
		},
	]
}
