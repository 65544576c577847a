import {
	highestStart,
	inlineAliases,
	isMediaPath,
	isWebAddress,
	mostSpanned,
	numberings,
	placeholderName,
	richTextAttributes,
	safeHref,
} from '#contracts/content/rich-text.ts'
import { softBreaks } from '#contracts/content/soft-breaks.ts'

/** Dropped with their content: text that only a program reads, or that parsers read in different ways. */
export const droppedTags: readonly string[] = [
	...['script', 'style', 'title', 'textarea', 'option', 'noscript', 'template', 'math', 'svg'],
	...['xmp', 'plaintext', 'listing', 'iframe', 'noembed', 'noframes'],
]

const paragraphs = [
	...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address', 'center'],
	...['figure', 'figcaption', 'caption', 'details', 'summary', 'dt', 'dd'],
]

/** Tags that become one of the list. The parser splits a `p` around blocks when it reads the result. */
export const tagAliases: ReadonlyMap<string, string> = new Map([
	...Object.entries(inlineAliases),
	['h1', 'h2'],
	['h5', 'h4'],
	['h6', 'h4'],
	...paragraphs.map((tag): [string, string] => [tag, 'p']),
])

type Attributes = Record<string, string>

/** The attributes that an element keeps, in the order and the form in which they are stored. */
export function keptAttributes(tag: string, sent: Attributes): Attributes {
	const given = new Map(Object.entries(sent))
	const oneOf = (name: string, values: readonly string[]) => {
		const value = given.get(name) ?? ''
		return values.includes(value) ? { [name]: value } : {}
	}
	const direction = (): Attributes => {
		const dir = given.get('dir')?.toLowerCase()
		return dir === 'ltr' || dir === 'rtl' ? { dir } : {}
	}
	const number = (name: string, most: number) => {
		const value = given.get(name) ?? ''
		return /^[1-9]\d*$/.test(value) && Number(value) <= most ? { [name]: value } : {}
	}
	switch (tag) {
		case 'a':
			return linkAttributes(given.get('href') ?? '')
		case 'img':
			return {
				...pictureSource(given.get('src') ?? ''),
				alt: (given.get('alt') ?? '').replace(softBreaks, ' '),
				...number('width', mostPixels),
				...number('height', mostPixels),
			}
		case 'th':
		case 'td':
			return { ...number('colspan', mostSpanned), ...number('rowspan', mostSpanned), ...direction() }
		case 'ol':
			return { ...listStart(given.get('start') ?? ''), ...oneOf('type', numberings), ...direction() }
		default:
			return richTextAttributes[tag] ? direction() : {}
	}
}

const mostPixels = 9_999

const listStart = (sent: string): Attributes =>
	/^\d{1,6}$/.test(sent) && Number(sent) !== 1 && Number(sent) <= highestStart ? { start: String(Number(sent)) } : {}

function linkAttributes(sent: string): Attributes {
	const href = safeHref(sent)
	if (href === null) return {}
	return isWebAddress(href) ? { href, rel: 'noopener noreferrer' } : { href }
}

/** A placeholder, or the path of a stored file without its query, which may hold a signature. */
function pictureSource(sent: string): Attributes {
	if (placeholderName(sent) !== null) return { src: sent }
	const src = sent.replace(/[?#].*$/s, '')
	return isMediaPath(src) ? { src } : {}
}
