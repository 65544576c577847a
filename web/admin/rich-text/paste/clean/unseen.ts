import { styleOf } from '../pasted-source.ts'

const sides = ['width', 'height'] as const

/** Newsletters and web pages count readers with invisible pictures and frames. */
export const isUnseen = (element: Element): boolean =>
	/(?:display:\s*none|visibility:\s*hidden)/i.test(styleOf(element)) ||
	(element.localName === 'img'
		? sides.some((side) => isTiny(element, side))
		: sides.every((side) => isTiny(element, side)))

function isTiny(element: Element, side: (typeof sides)[number]): boolean {
	const styled = new RegExp(`(?<![\\w-])${side}:\\s*([\\d.]+)(?:px)?\\s*(?:;|$)`, 'i').exec(styleOf(element))?.[1]
	return /^[0-2](?:\.\d+)?(?:px)?$/.test(styled ?? element.getAttribute(side)?.trim() ?? '')
}
