import DOMPurify from 'dompurify'

const tags = [
	...['h2', 'h3', 'h4', 'p', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'img'],
	...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'br'],
]

const rules = {
	ALLOWED_TAGS: tags,
	ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan'],
	ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|\{\{[a-z0-9-]+\}\}$)/i,
}

/** DOMPurify returns its input unchanged in unsupported browsers. */
function assertSupported(): void {
	if (!DOMPurify.isSupported) throw new Error('This browser cannot clean HTML')
}

/** Removes everything that is not allowed in a text. */
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
