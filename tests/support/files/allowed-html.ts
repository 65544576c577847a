import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'

/** Written down a second time on purpose: the cleaner is not to be judged by its own list. */
const elements =
	'h2 h3 h4 p strong em u s a ul ol li blockquote pre code img table thead tbody tr th td hr br span'.split(' ')
const attributes = new Map(
	Object.entries({
		a: ['href', 'rel'],
		img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
		th: ['colspan', 'rowspan'],
		td: ['colspan', 'rowspan'],
	}),
)
const values = new Map(
	Object.entries({
		href: /^(https?:\/\/[^/\\\s@]+([/?#]\S*)?|(mailto|tel):[^\s\\]+|\/(?![/\\])[^\s\\]*|#\S*)$/i,
		rel: /^noopener noreferrer$/,
		src: /^(\{\{[a-z0-9-]{1,64}\}\}|\/media\/[\w.~%-]+(\/[\w.~%-]+)*)$/,
		alt: /^/,
		width: /^\d{1,4}$/,
		height: /^\d{1,4}$/,
		colspan: /^\d{1,2}$/,
		rowspan: /^\d{1,2}$/,
		loading: /^lazy$/,
		decoding: /^async$/,
	}),
)

/** What a browser would find in the HTML that may not be there. */
export function forbiddenIn(html: string): string[] {
	const found: string[] = []
	const place = parseFragment('<div></div>').childNodes.filter(defaultTreeAdapter.isElementNode)[0] ?? null
	const nodes: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(place, html, {}).childNodes]
	for (const node of nodes) {
		if (defaultTreeAdapter.isTextNode(node)) continue
		if (!defaultTreeAdapter.isElementNode(node)) {
			found.push(node.nodeName)
			continue
		}
		if (!elements.includes(node.tagName) || !node.namespaceURI.endsWith('/xhtml')) found.push(`<${node.tagName}>`)
		for (const { name, value } of node.attrs) {
			if (!attributes.get(node.tagName)?.includes(name)) found.push(`${node.tagName}[${name}]`)
			if (!values.get(name)?.test(value)) found.push(`${name}=${JSON.stringify(value)}`)
		}
		const source = node.attrs.find(({ name }) => name === 'src')?.value ?? ''
		if (node.tagName === 'img' && source === '') found.push('no src')
		if (/(^|[/.])(\.|%2e)(\/|$)/i.test(source)) found.push(`src=${source}`)
		if (node.tagName === 'a' && !/^[/#mt]/i.test(node.attrs[0]?.value ?? '') && node.attrs.length < 2)
			found.push('no rel')
		nodes.push(...node.childNodes)
	}
	return found
}
