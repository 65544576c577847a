import DOMPurify, { type Config } from 'dompurify'
import { linkSchemes, richTextAttributes, richTextTags } from '#contracts/content/rich-text.ts'

/** The editor has no node for a bare span, so it keeps the text alone. */
const tags = richTextTags.filter((tag) => tag !== 'span')
/** The Worker writes `rel`, and the page takes the size of a picture from its file. */
const attributes = Object.values(richTextAttributes)
	.flat()
	.filter((name) => !['rel', 'width', 'height'].includes(name))

const addresses = (more: string) =>
	new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?![/\\\\])|\\{\\{[a-z0-9-]+\\}\\}$${more})`, 'i')

const rules = {
	ALLOWED_TAGS: tags,
	ALLOWED_ATTR: attributes,
	ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start', 'type', 'dir'],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	ALLOWED_URI_REGEXP: addresses(''),
}

/** DOMPurify returns its input unchanged in unsupported browsers. */
function assertSupported(): void {
	if (!DOMPurify.isSupported) throw new Error('This browser cannot clean HTML')
}

/** Cleans HTML by the contract. */
export function allowedHtml(html: string | Node): string {
	assertSupported()
	return DOMPurify.sanitize(html, rules)
}

/** Like `allowedHtml`, but returns elements in a separate document. */
export const allowedElements = (html: string): HTMLElement => cleanElements(html, rules)

/**
 * Like `allowedElements`, for a text that the Worker has cleaned. Keeps links to a place on the page, and attributes with
 * `-->`, `]>` or `</title`, which DOMPurify's guard for XML drops.
 */
export const storedElements = (html: string): HTMLElement =>
	cleanElements(html, { ...rules, ALLOWED_URI_REGEXP: addresses('|#'), SAFE_FOR_XML: false })

function cleanElements(html: string, config: Config): HTMLElement {
	assertSupported()
	const body = DOMPurify.sanitize(html, { ...config, RETURN_DOM: true })
	if (body instanceof HTMLElement) return body
	throw new Error('DOMPurify returned no element')
}
