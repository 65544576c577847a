/**
 * The HTML of blogs and job descriptions. The Worker and the editor clean HTML by this list. It allows no class,
 * style or id.
 */

/** In characters. */
export const longestRichText = 512 * 1024
export const deepestNesting = 100
/** Columns or rows of a table cell. */
export const mostSpanned = 99
/** The first number of a list, from 0. */
export const highestStart = 9_999
/** How a numbered list counts besides 1, 2, 3. */
export const numberings = ['a', 'A', 'i', 'I'] as const
export type Numbering = (typeof numberings)[number]

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const blockTags = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', ...tableTags]
export const inlineTags: readonly string[] = [...['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'code', 'span', 'img']]
export const richTextTags: readonly string[] = [...blockTags, ...inlineTags, 'br']

/** Other tags for an inline tag of the list. */
export const inlineAliases: Readonly<Record<string, string>> = {
	b: 'strong',
	i: 'em',
	ins: 'u',
	del: 's',
	strike: 's',
	kbd: 'code',
	samp: 'code',
	tt: 'code',
}

/** The attributes that a tag keeps, in the order in which they are stored. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
	a: ['href', 'rel'],
	img: ['src', 'alt', 'width', 'height'],
	ol: ['start', 'type', 'dir'],
	th: ['colspan', 'rowspan', 'dir'],
	td: ['colspan', 'rowspan', 'dir'],
	...Object.fromEntries(['p', 'h2', 'h3', 'h4', 'ul', 'li', 'blockquote', 'table'].map((tag) => [tag, ['dir']])),
}

export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const

export const pictureNamePattern = /^[a-z0-9-]{1,64}$/

/** The `src` of a picture that the form carries: its name in braces. */
const placeholder = /^\{\{([a-z0-9-]{1,64})\}\}$/
const mediaPath = /^\/media(?:\/[\w.~%-]+)+$/

/** The name in a placeholder; null for any other `src`. */
export const placeholderName = (src: string): string | null => placeholder.exec(src)?.[1] ?? null

/** Whether a `src` is the path of a stored file. */
export const isMediaPath = (src: string): boolean => mediaPath.test(src) && isBelow(src, '/media/')

/** The `href` of a link to the web, a mailbox, a phone, a page of the site or a place on the page; null for any other. */
export function safeHref(sent: string): string | null {
	const href = sent.trim().replaceAll(' ', '%20')
	// Browsers drop control characters from addresses and read a backslash as a slash.
	if (href === '' || /[\p{Cc}\s\\]/u.test(href)) return null
	if (href.startsWith('#')) return href
	if (href.startsWith('/')) return isBelow(href, '/') ? href : null
	if (/^(mailto|tel):[^/]/i.test(href)) return URL.canParse(href) ? href : null
	return isWebAddress(href) ? href : null
}

export function isWebAddress(href: string): boolean {
	if (!/^https?:\/\/[^/?#]/i.test(href) || !URL.canParse(href)) return false
	const { username, password } = new URL(href)
	return username === '' && password === ''
}

const ownSite = 'https://own.invalid'

function isBelow(path: string, folder: string): boolean {
	if (path.startsWith('//') || !URL.canParse(path, ownSite)) return false
	const { origin, pathname } = new URL(path, ownSite)
	return origin === ownSite && pathname.startsWith(folder)
}
