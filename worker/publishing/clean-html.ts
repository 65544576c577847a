import sanitize from 'sanitize-html'
import {
	deepestNesting,
	linkSchemes,
	longestRichText,
	richTextAttributes,
	richTextTags,
} from '#contracts/content/rich-text.ts'
import { droppedTags, keptAttributes, tagAliases } from './html-corrections.ts'
import { decoded, isAllowed, TooManyElements, tidiedHtml } from './rich-text-tree.ts'

// Import this file with `await import(...)`. Its two parsers are most of the Worker's code, and no page needs them.

/** Upper bound of rounds until both parsers agree. Well-formed HTML needs one. */
const mostRounds = 8

/**
 * Cleans HTML by the contract and returns the form that is stored. A second run changes nothing. Returns null if the HTML
 * is too long, nested too deeply, or reaches no stable form.
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

/** Drops what the contract does not allow, as the first parser reads it; null if the HTML is nested too deeply. */
function withoutForbidden(html: string): string | null {
	let depth = 0
	try {
		return sanitize(html, {
			allowedTags: [...richTextTags],
			nonTextTags: [...droppedTags],
			allowedAttributes: Object.fromEntries(
				Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
			),
			allowedSchemes: [...linkSchemes],
			allowProtocolRelative: false,
			disallowedTagsMode: 'discard',
			parseStyleAttributes: false,
			nestingLimit: deepestNesting,
			transformTags: {
				'*': (name, sent) => {
					const tagName = tagAliases.get(name) ?? name
					return { tagName, attribs: keptAttributes(tagName, sent) }
				},
			},
			// `nestingLimit` flattens; deeper HTML is refused instead.
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

/** Decodes HTML whose tags are all entity-encoded. Other text stays as it is. */
export function decodeOnce(text: string): string {
	if (text.includes('<') || text.length > longestRichText) return text
	const html = decoded(text)
	return /^\s*</.test(html) && /<[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i.test(html) ? html : text
}
