/**
 * The text of an XML file; null if two parsers could read it differently: an encoding other than UTF-8, comments, custom
 * entities and the like.
 */
export function plainXml(content: Uint8Array): string | null {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
		const encoding = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8'
		return text.includes('\0') || text.includes('<!') || encoding.toLowerCase() !== 'utf-8' ? null : text
	} catch {
		return null
	}
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const resolved = (value: string) =>
	value.replace(
		/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
		(entity: string, hex?: string, decimal?: string, word?: string) => {
			if (word) return named[word] ?? entity
			const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
			return code <= 0x10ffff ? String.fromCodePoint(code) : entity
		},
	)

export type XmlElement = Record<string, string | undefined>

/** The attributes of each element of this name, with any prefix. Entities are resolved. */
export function elementsOf(xml: string, name: string): XmlElement[] {
	const start = new RegExp(`^(?:[\\w.-]+:)?${name}(?=\\s)`)
	return xml
		.split('<')
		.filter((piece) => start.test(piece))
		.map((piece) => {
			const attributes = piece.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
			return Object.fromEntries(
				Array.from(attributes, ([, attribute, double, single]) => [attribute, resolved(double ?? single ?? '')]),
			)
		})
}
