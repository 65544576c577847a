import { directionOf } from '#contracts/content/text-direction.ts'

/** The tags of rich text that have a direction of their own. */
const directedTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'th', 'td'] as const
type DirectedTag = (typeof directedTags)[number]

const blockTag = new RegExp(`<(${directedTags.join('|')})( [^>]*)?>`, 'g')
const startOfBlock = new RegExp(`\\s*<(?:${directedTags.join('|')}|thead|tbody|tr|hr)[ >]`, 'y')

/** The characters before the first letter of an element. An unlimited search takes long if no letter follows. */
const toFirstLetter = Object.fromEntries(
	directedTags.map((tag) => [
		tag,
		new RegExp(
			`((?:<(?!/${tag}>)[^>]*>|&[\\w#]+;|[^\\p{L}\\u200e\\u200f\\u061c<&]){0,500})([\\p{L}\\u200e\\u200f\\u061c])`,
			'uy',
		),
	]),
) as Record<DirectedTag, RegExp>

/**
 * Gives each block of cleaned HTML its direction, except blocks that store one. The browser finds it by the text (`auto`),
 * but it passes over blocks inside that have a direction themselves, so a list, a quotation or a table gets the direction
 * of its first letter. A block without letters runs as the one around it, and code from left to right.
 */
export const withDirections = (html: string): string =>
	html.replace(blockTag, (start: string, tag: DirectedTag, attributes: string | undefined, at: number) => {
		if (attributes && / dir=/.test(attributes)) return start
		const direction = tag === 'pre' ? 'ltr' : directionAt(html, tag, at + start.length)
		return direction === null ? start : `<${tag} dir="${direction}"${attributes ?? ''}>`
	})

function directionAt(html: string, tag: DirectedTag, inside: number): 'rtl' | 'auto' | null {
	const search = toFirstLetter[tag]
	search.lastIndex = inside
	const found = search.exec(html)
	if (!found) return null
	startOfBlock.lastIndex = inside
	if (!startOfBlock.test(html)) return 'auto'
	const [, before = '', letter = ''] = found
	const given = / dir="(rtl|ltr)"/.exec(before)?.[1]
	return (given ?? directionOf(letter)) === 'rtl' ? 'rtl' : 'auto'
}
