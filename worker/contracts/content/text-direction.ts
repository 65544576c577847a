export type TextDirection = 'ltr' | 'rtl'

const strong = /[\p{L}\u200e\u200f\u061c]/u
const rightToLeft =
	/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\u200f\u061c]/u

/** The direction of the first letter, as `dir="auto"` finds it; null for a text without letters. */
export function directionOf(text: string): TextDirection | null {
	const [first] = strong.exec(text) ?? []
	if (first === undefined) return null
	return rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/** How a block runs, and whether its `dir` must be stored. A `dir` that says what the text and the block around it say is left out. */
export function storedDirection(
	given: TextDirection | null,
	text: string,
	around: TextDirection,
): { direction: TextDirection; stored: boolean } {
	const natural = directionOf(text)
	const direction = given ?? natural ?? around
	return { direction, stored: direction !== around || (given !== null && natural !== null && given !== natural) }
}
