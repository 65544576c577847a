const styleElement = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi
const attribute = /("[^"]*"|'[^']*')|(\s)(style|on[a-z]+)(?=\s*=)/gi

/**
 * Renames style and event attributes before parsing, because the Content-Security-Policy also applies to parsed documents.
 * It would report each of them and drop the styles. This is no defence: `allowedHtml` removes harmful content.
 */
export const withStylesAside = (html: string): string =>
	html
		.replace(styleElement, '')
		.replace(tag, (start) =>
			start.replace(attribute, (whole, quoted: string | undefined, space: string, name: string) =>
				quoted === undefined ? `${space}data-${name.toLowerCase()}` : whole,
			),
		)

export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''
