/** What HTML of the staff may consist of. Everything else is dropped. */

/** In characters. */
export const longestRichText = 512 * 1024
export const deepestNesting = 100

const tableParts = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', ...tableParts]
export const inlineTags: readonly string[] = ['strong', 'em', 'u', 's', 'a', 'code', 'span', 'img']
export const allowedTags: readonly string[] = [...blocks, ...inlineTags, 'br']

/** Dropped with all that is in them: text that only a program reads, or that parsers read in different ways. */
export const droppedWhole: readonly string[] = [
	...['script', 'style', 'title', 'textarea', 'option', 'noscript', 'template', 'math', 'svg'],
	...['xmp', 'plaintext', 'listing', 'iframe', 'noembed', 'noframes'],
]

const paragraphs = [
	...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address', 'center'],
	...['figure', 'figcaption', 'caption', 'details', 'summary', 'dt', 'dd'],
]

/** Elements that stand for an allowed one. A `p` around blocks comes apart when the result is parsed. */
export const sameAs: ReadonlyMap<string, string> = new Map([
	['b', 'strong'],
	['i', 'em'],
	['ins', 'u'],
	['del', 's'],
	['strike', 's'],
	['kbd', 'code'],
	['samp', 'code'],
	['tt', 'code'],
	['h1', 'h2'],
	['h5', 'h4'],
	['h6', 'h4'],
	...paragraphs.map((tag): [string, string] => [tag, 'p']),
])

type Attributes = Record<string, string>

/** The attributes that an element keeps, in the order and the form in which they are stored. */
export function fittingAttributes(tag: string, given: Attributes): Attributes {
	const sent = new Map(Object.entries(given))
	const number = (name: string, form: RegExp) => {
		const value = sent.get(name) ?? ''
		return form.test(value) ? { [name]: value } : {}
	}
	switch (tag) {
		case 'a':
			return linkAttributes(sent.get('href') ?? '')
		case 'img':
			return {
				...pictureSource(sent.get('src') ?? ''),
				alt: sent.get('alt') ?? '',
				...number('width', /^[1-9]\d{0,3}$/),
				...number('height', /^[1-9]\d{0,3}$/),
			}
		case 'th':
		case 'td':
			return { ...number('colspan', /^[1-9]\d?$/), ...number('rowspan', /^[1-9]\d?$/) }
		default:
			return {}
	}
}

const ownSite = 'https://own.invalid'

function linkAttributes(sent: string): Attributes {
	const href = sent.trim().replaceAll(' ', '%20')
	// Browsers drop control characters from addresses and read a backslash as a slash.
	if (href === '' || /[\p{Cc}\s\\]/u.test(href)) return {}
	if (href.startsWith('#')) return { href }
	if (href.startsWith('/')) return isBelow(href, '/') ? { href } : {}
	if (/^(mailto|tel):[^/]/i.test(href)) return URL.canParse(href) ? { href } : {}
	return isWebAddress(href) ? { href, rel: 'noopener noreferrer' } : {}
}

function isWebAddress(href: string): boolean {
	if (!/^https?:\/\/[^/?#]/i.test(href) || !URL.canParse(href)) return false
	const { username, password } = new URL(href)
	return username === '' && password === ''
}

function isBelow(path: string, folder: string): boolean {
	if (path.startsWith('//') || !URL.canParse(path, ownSite)) return false
	const { origin, pathname } = new URL(path, ownSite)
	return origin === ownSite && pathname.startsWith(folder)
}

/** A placeholder `{{name}}`, or a file of ours; what comes after its path (a signature, say) is not kept. */
function pictureSource(sent: string): Attributes {
	if (/^\{\{[a-z0-9-]{1,64}\}\}$/.test(sent)) return { src: sent }
	const src = sent.replace(/[?#].*$/s, '')
	return /^\/media(\/[\w.~%-]+)+$/.test(src) && isBelow(src, '/media/') ? { src } : {}
}
