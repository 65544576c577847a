const signs = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Emoji_Component}\s]+$/u
const sign = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
/** A variation selector for the text form may follow the character. */
const isEmoji = (text: string) => signs.test(text.replaceAll('\ufe0e', '')) && sign.test(text)

/** Where programs write the character of the picture. */
const characters = ['data-emoji', 'data-emoji-fallback', 'data-plain-text', 'alt', 'aria-label', 'title']
/** A name such as `:party:` or `(tick)` for a picture without a character. */
const names = ['alt', 'data-stringify-emoji', 'title']
const marked =
	'[data-emoji], [data-stringify-type="emoji"], [data-emoji-id], [class*="emoji" i], [class*="emoticon" i], [class*="smiley" i], ' +
	'[src*="emoji" i]:not([src^="data:" i]), g-emoji img, [itemtype$="/Emoji"], [itemtype$="/Emoji"] img'

/** A picture that is larger than this is content, also if its alternative text is an emoji. */
const widest = 128

/** Replaces the pictures that other programs show for emoji by their characters. */
export function readEmoji(body: HTMLElement): void {
	for (const image of body.querySelectorAll('img')) {
		const text = textOf(image)
		if (text !== null) image.replaceWith(text)
	}
}

function textOf(image: Element): string | null {
	const isMarked = image.matches(marked)
	if (!isMarked && Number.parseInt(image.getAttribute('width') ?? '', 10) > widest) return null
	const given = (attribute: string) => image.getAttribute(attribute)?.trim() ?? ''
	const character = characters.map(given).find(isEmoji)
	if (character !== undefined || !isMarked) return character ?? null
	return characterInName(given('src')) ?? names.map(given).find((name) => /^[^\p{L}\d].{0,40}$/u.test(name)) ?? null
}

/** The character that the file is named after, such as `1f44d.png` and `emoji_u1f469_200d_1f4bb.svg`. */
function characterInName(source: string): string | null {
	const found = [...source.matchAll(/(?<=[/_u])[0-9a-f]{2,6}(?:[-_][0-9a-f]{2,6})*(?=[@./]|$)/gi)].map(([code]) =>
		code.split(/[-_]/).map((part) => Number.parseInt(part, 16)),
	)
	const text = found
		.filter((codes) => codes.every((code) => code <= 0x10ffff))
		.map((codes) => String.fromCodePoint(...codes))
		.findLast(isEmoji)
	return text ?? null
}
