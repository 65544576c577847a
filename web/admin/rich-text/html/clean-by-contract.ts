import DOMPurify from 'dompurify'
import { linkSchemes, richTextAttributes, richTextTags } from '#contracts/content/rich-text.ts'

/** The editor has no node for a bare span, so it keeps the text alone. */
const tags = richTextTags.filter((tag) => tag !== 'span')
/** The Worker writes `rel`, and the page takes the size of a picture from its file. */
const attributes = Object.values(richTextAttributes)
	.flat()
	.filter((name) => !['rel', 'width', 'height'].includes(name))

const rules = {
	ALLOWED_TAGS: tags,
	ALLOWED_ATTR: attributes,
	ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start', 'type', 'dir'],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?![/\\\\])|\\{\\{[a-z0-9-]+\\}\\}$)`, 'i'),
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
export function allowedElements(html: string): HTMLElement {
	assertSupported()
	const body = DOMPurify.sanitize(html, { ...rules, RETURN_DOM: true })
	if (body instanceof HTMLElement) return body
	throw new Error('DOMPurify returned no element')
}
