import sanitize from 'sanitize-html'
import {
	allowedTags,
	deepestNesting,
	droppedWhole,
	fittingAttributes,
	longestRichText,
	sameAs,
} from './rich-text-rules.ts'
import { decoded, isAllowed, TooManyElements, tidiedHtml } from './rich-text-tree.ts'

// Import this file where HTML is saved, by `await import(...)`: its two parsers are most of the Worker's code, and no page needs them.

/** Two parsers agree on well-formed HTML at once, on odd HTML after some rounds. */
const mostRounds = 8

/**
 * HTML with nothing but what `rich-text-rules.ts` allows, in the one form in which it is stored: cleaned again it stays as it is.
 * null where it is too long, nested too deeply, or cannot be brought into that form.
 */
export function cleanHtml(html: string): string | null {
	let current = html
	try {
		for (let round = 0; round < mostRounds; round += 1) {
			const sanitised = current.length <= longestRichText ? withoutForbidden(current) : null
			if (sanitised === null) return null
			const next = tidiedHtml(sanitised)
			if (next === current) return isAllowed(next) ? next : null
			current = next
		}
	} catch (error) {
		if (!(error instanceof TooManyElements)) throw error
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
	return /^\s*</.test(html) && /<[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i.test(html) ? html : text
}
