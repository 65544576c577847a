import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { richTextAttributes, richTextTags } from '#contracts/content/rich-text.ts'

/** A page adds these to the pictures of a text. */
const addedToPictures = ['loading', 'decoding']

/** The values that are safe on a page. The contract's own rules do not judge themselves. */
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

/** Lists what a browser finds in the HTML beyond the contract. */
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
		if (!richTextTags.includes(node.tagName) || !node.namespaceURI.endsWith('/xhtml')) found.push(`<${node.tagName}>`)
		for (const { name, value } of node.attrs) {
			const allowed = [...(richTextAttributes[node.tagName] ?? []), ...(node.tagName === 'img' ? addedToPictures : [])]
			if (!allowed.includes(name)) found.push(`${node.tagName}[${name}]`)
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
