/** Letters that run from right to left: Hebrew, Arabic, and the scripts in the Unicode blocks around them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether the first letter of a text runs from right to left, as `dir="auto"` decides it. */
export const startsRightToLeft = (text: string) => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')

/** The tags of rich text that have a direction of their own. */
export const directedTags: readonly string[] = [
	'p',
	'h2',
	'h3',
	'h4',
	'ul',
	'ol',
	'li',
	'blockquote',
	'pre',
	'table',
	'th',
	'td',
]
const blockTag = new RegExp(`<(${directedTags.join('|')})( [^>]*)?>`, 'g')
const startOfBlock = new RegExp(`\\s*<(?:${directedTags.join('|')}|thead|tbody|tr|hr)[ >]`, 'y')

/** What stands between the start of an element and its first letter. A search without an end would take long where no letter follows. */
const beforeLetter = new Map(
	directedTags.map((tag) => [tag, new RegExp(`((?:<(?!/${tag}>)[^>]*>|&[\\w#]+;|[^\\p{L}<&]){0,500})(\\p{L})`, 'uy')]),
)

/**
 * Gives each block of cleaned HTML its direction, except where it has one. The browser finds it by the text (`auto`), but it passes over
 * blocks inside that have a direction themselves, so a list, a quotation or a table gets the direction of its first letter. Code runs from
 * left to right.
 */
export const withDirections = (html: string): string =>
	html.replace(blockTag, (start: string, tag: string, attributes: string | undefined, at: number) =>
		attributes && / dir=/.test(attributes)
			? start
			: `<${tag} dir="${tag === 'pre' ? 'ltr' : directionAt(html, tag, at + start.length)}"${attributes ?? ''}>`,
	)

function directionAt(html: string, tag: string, inside: number): 'rtl' | 'auto' {
	startOfBlock.lastIndex = inside
	const search = beforeLetter.get(tag)
	if (!search || !startOfBlock.test(html)) return 'auto'
	search.lastIndex = inside
	const [, before = '', letter = ''] = search.exec(html) ?? []
	const given = / dir="(rtl|ltr)"/.exec(before)?.[1]
	return given === 'rtl' || (!given && rightToLeft.test(letter)) ? 'rtl' : 'auto'
}
