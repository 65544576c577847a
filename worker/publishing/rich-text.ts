import sanitize from 'sanitize-html'
import {
	allowedTags,
	deepestNesting,
	droppedWhole,
	fittingAttributes,
	inlineTags,
	longestRichText,
	sameAs,
} from './rich-text-rules.ts'
import { decoded, isAllowed, tidiedHtml } from './rich-text-tree.ts'

/** Raised when the rules or this file change what is kept: what was stored under another number is cleaned again when read. */
export const cleaningRules = 1

/** Two parsers agree on well-formed HTML at once, on odd HTML after some rounds. */
const mostRounds = 8

/**
 * HTML with nothing but what `rich-text-rules.ts` allows, in the one form in which it is stored: cleaned again it stays as it is.
 * null where it is too long, nested too deeply, or cannot be brought into that form.
 */
export function cleanHtml(html: string): string | null {
	let current = html
	for (let round = 0; round < mostRounds; round += 1) {
		const sanitised = current.length <= longestRichText ? withoutForbidden(current) : null
		if (sanitised === null) return null
		const next = tidiedHtml(sanitised)
		if (next === current) return isAllowed(next) ? next : null
		current = next
	}
	return null
}

class TooDeep extends Error {}

/** Without what is not allowed, as one parser sees it; null where it is nested too deeply. */
function withoutForbidden(html: string): string | null {
	let depth = 0
	try {
		return sanitize(html, {
			allowedTags: [...allowedTags],
			nonTextTags: [...droppedWhole],
			allowedAttributes: {
				a: ['href', 'rel'],
				img: ['src', 'alt', 'width', 'height'],
				th: ['colspan', 'rowspan'],
				td: ['colspan', 'rowspan'],
			},
			allowedSchemes: ['http', 'https', 'mailto', 'tel'],
			allowProtocolRelative: false,
			disallowedTagsMode: 'discard',
			parseStyleAttributes: false,
			nestingLimit: deepestNesting,
			transformTags: {
				'*': (name, sent) => {
					const tagName = sameAs.get(name) ?? name
					return { tagName, attribs: fittingAttributes(tagName, sent) }
				},
			},
			// Refused rather than flattened, which is all that the limit above does.
			onOpenTag: () => {
				depth += 1
				if (depth > deepestNesting) throw new TooDeep()
			},
			onCloseTag: () => {
				depth -= 1
			},
		})
	} catch (error) {
		if (error instanceof TooDeep) return null
		throw error
	}
}

/** Text that is HTML with every tag entity-encoded becomes that HTML; any other is left alone. */
export function decodeOnce(text: string): string {
	if (text.includes('<') || text.length > longestRichText) return text
	const html = decoded(text)
	return /<[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i.test(html) ? html : text
}

const placeholder = /<img src="\{\{([a-z\d-]+)\}\}"/g

/** The names of the placeholders in cleaned HTML, each once, in their order. */
export const picturesIn = (html: string): string[] => [
	...new Set(Array.from(html.matchAll(placeholder), ([, name = '']) => name)),
]

export type InsertedPicture = { url: string; width: number; height: number }

/** Cleaned HTML with pictures in the place of placeholders; one whose name `pictureOf` does not know is left out. */
export const withPictures = (html: string, pictureOf: (name: string) => InsertedPicture | null): string =>
	// In cleaned HTML no text and no attribute holds a raw `<`, `>` or `"`, and attributes have one order.
	html.replace(/<img src="([^"]*)" alt="([^"]*)"([^>]*)>/g, (_, src: string, alt: string, size: string) => {
		const name = /^\{\{(.+)\}\}$/.exec(src)?.[1]
		if (name === undefined) return `<img src="${src}" alt="${alt}"${size} loading="lazy" decoding="async">`
		const picture = pictureOf(name)
		if (!picture) return ''
		const { url, width, height } = picture
		return `<img src="${escaped(url)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
	})

const escaped = (value: string) =>
	value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' }

/** The text of cleaned HTML on one line. */
export const textOf = (html: string): string =>
	html
		.replace(/<\/?([a-z\d]+)[^>]*>/g, (_, tag: string) => (inlineTags.includes(tag) ? '' : ' '))
		.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
