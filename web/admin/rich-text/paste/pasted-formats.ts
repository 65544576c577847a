import { inlineAliases } from '#contracts/content/rich-text.ts'
import { insertBefore, renamed, unwrap, wrapContent } from './element-edits.ts'
import { styleOf } from './pasted-source.ts'

const hidden = /display:\s*none|mso-element:\s*comment|mso-hide:\s*all/i
const notBold = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i
const notItalic = /(?<![\w-])font-style:\s*normal/i

/** Innermost first. `property` says that an element has a format of its own. */
const styled = [
	{
		tag: 's',
		style: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i,
		property: /(?<![\w-])text-decoration(?:-line)?:/i,
	},
	{
		tag: 'u',
		style: /(?<![\w-])text-decoration(?:-line)?:[^;]*underline/i,
		property: /(?<![\w-])text-decoration(?:-line)?:/i,
	},
	{ tag: 'em', style: /(?<![\w-])font-style:\s*(?:italic|oblique)/i, property: /(?<![\w-])font-style:/i },
	{ tag: 'strong', style: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, property: /(?<![\w-])font-weight:/i },
]

/** Raised or lowered. Word also writes by how many points. */
const shifted = [
	{
		tag: 'sup',
		style: /(?<![\w-])(?:vertical-align|text-position|font-variant-position):\s*super|mso-text-raise:\s*[\d.]*[1-9]/i,
	},
	{
		tag: 'sub',
		style: /(?<![\w-])(?:vertical-align|text-position|font-variant-position):\s*sub|mso-text-raise:\s*-[\d.]*[1-9]/i,
	},
]

const blocks = ':is(table, tr, td, th, p, div, li)[data-style]'

/** Formats the text of a block, such as a cell of a spreadsheet, except parts with a format of their own. */
function wrapTexts(block: Element, tag: string, property: RegExp): void {
	const walk = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
	const texts: Node[] = []
	while (walk.nextNode()) texts.push(walk.currentNode)
	for (const text of texts) {
		let owner = text.parentElement
		while (owner && owner !== block && !property.test(styleOf(owner))) owner = owner.parentElement
		if (owner !== block || text.textContent?.trim() === '') continue
		const format = block.ownerDocument.createElement(tag)
		insertBefore(format, text)
		format.appendChild(text)
	}
}

/** Converts styles and other tags for a format to the tags of the contract. */
export function readFormats(body: HTMLElement): void {
	for (const element of body.querySelectorAll('[data-style]')) if (hidden.test(styleOf(element))) element.remove()
	for (const element of body.querySelectorAll('.MsoCommentReference, .msocomanchor')) element.remove()
	// Google Docs wraps the text in <b style="font-weight:normal">.
	for (const bold of body.querySelectorAll('b, strong')) if (notBold.test(styleOf(bold))) unwrap(bold)
	for (const italic of body.querySelectorAll('i, em')) if (notItalic.test(styleOf(italic))) unwrap(italic)
	for (const element of body.querySelectorAll('span[data-style], font[data-style], a[data-style]')) {
		for (const { tag, style } of [...shifted, ...styled]) if (style.test(styleOf(element))) wrapContent(element, tag)
	}
	for (const element of body.querySelectorAll(blocks)) {
		for (const { tag, style, property } of styled) if (style.test(styleOf(element))) wrapTexts(element, tag, property)
	}
	for (const [from, to] of Object.entries(inlineAliases)) {
		for (const element of body.querySelectorAll(from)) renamed(element, to)
	}
	// Links are underlined and headings are bold by default.
	for (const doubled of body.querySelectorAll('a u, u:has(> a:only-child), :is(h1, h2, h3, h4, h5, h6, th) strong')) {
		unwrap(doubled)
	}
}
