const styleElement = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi
const attribute = /("[^"]*"|'[^']*')|(\s)(style|on[a-z]+)(?=\s*=)/gi

/**
 * Sets styles and handlers aside before the HTML is parsed: the policy of the page holds for parsed documents too, so that each would be
 * reported, and styles would be gone. Styles are read from `data-style`. It is no defence: what is harmful is taken out of the elements.
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
