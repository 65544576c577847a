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

/** The direction that a block must store: one that its letters do not show. Text without letters runs left to right. */
export const storedDirection = (given: TextDirection | null, text: string): TextDirection | null =>
	given === (directionOf(text) ?? 'ltr') ? null : given
