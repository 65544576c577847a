import { inlineAliases } from '#contracts/content/rich-text.ts'
import { renamed, unwrap, wrapContent } from './element-edits.ts'
import { styleOf } from './pasted-source.ts'

const hidden = /display:\s*none|mso-element:\s*comment|mso-hide:\s*all/i
const notBold = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i
const notItalic = /(?<![\w-])font-style:\s*normal/i

/** Innermost first. */
const styled = [
	{ tag: 's', style: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i },
	{ tag: 'u', style: /(?<![\w-])text-decoration(?:-line)?:[^;]*underline/i },
	{ tag: 'em', style: /(?<![\w-])font-style:\s*(?:italic|oblique)/i },
	{ tag: 'strong', style: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i },
]

/** Converts styles and other tags for a format to the tags of the contract. */
export function readFormats(body: HTMLElement): void {
	for (const element of body.querySelectorAll('[data-style]')) if (hidden.test(styleOf(element))) element.remove()
	for (const element of body.querySelectorAll('.MsoCommentReference, .msocomanchor')) element.remove()
	// Google Docs wraps the text in <b style="font-weight:normal">.
	for (const bold of body.querySelectorAll('b, strong')) if (notBold.test(styleOf(bold))) unwrap(bold)
	for (const italic of body.querySelectorAll('i, em')) if (notItalic.test(styleOf(italic))) unwrap(italic)
	for (const element of body.querySelectorAll('span[data-style], font[data-style], a[data-style]')) {
		for (const { tag, style } of styled) if (style.test(styleOf(element))) wrapContent(element, tag)
	}
	for (const [from, to] of Object.entries(inlineAliases)) {
		for (const element of body.querySelectorAll(from)) renamed(element, to)
	}
	// Links are underlined and headings are bold by default.
	for (const doubled of body.querySelectorAll('a u, u:has(> a:only-child), :is(h1, h2, h3, h4, h5, h6, th) strong')) {
		unwrap(doubled)
	}
}
