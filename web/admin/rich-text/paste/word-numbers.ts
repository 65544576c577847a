const listStyles: Readonly<Record<string, string>> = {
	decimal: 'decimal',
	lowerLetter: 'lower-alpha',
	upperLetter: 'upper-alpha',
	lowerRoman: 'lower-roman',
	upperRoman: 'upper-roman',
}

const elementsIn = (parent: Document | Element | undefined, name: string): Element[] => [
	...(parent?.getElementsByTagName(name) ?? []),
]

const child = (parent: Element | undefined, name: string): Element | undefined =>
	parent && [...parent.children].find(({ tagName }) => tagName === name)

const value = (element: Element | undefined, name = 'w:val') => element?.getAttribute(name) ?? undefined

/** Puts a bookmark with its number and its kind into each item of a numbered list. Returns whether there is one. */
export function numberListItems(document: Document, numbering: Document): boolean {
	const placeOf = placesIn(numbering)
	/** The last numbers of each definition, by level. Lists with the same definition count on. */
	const counts = new Map<Element, number[]>()
	const begun = new Set<string>()
	let hasNumbers = false
	for (const paragraph of elementsIn(document, 'w:p')) {
		const properties = child(paragraph, 'w:pPr')
		const place = placeOf(properties)
		// Mammoth joins a paragraph whose end is deleted to the next one.
		if (!place || child(child(properties, 'w:rPr'), 'w:del')) continue
		const { definition, level, format, first, restartedBy } = place
		const before = counts.get(definition) ?? []
		const restarts = restartedBy !== null && !begun.has(restartedBy)
		const last = restarts ? undefined : before[level]
		const number = last === undefined ? first : last + 1
		if (restartedBy !== null) begun.add(restartedBy)
		const count = before.slice(0, level)
		count[level] = number
		counts.set(definition, count)
		const style = listStyles[format]
		if (style === undefined) continue
		hasNumbers = true
		const bookmark = document.createElementNS(paragraph.namespaceURI, 'w:bookmarkStart')
		bookmark.setAttributeNS(paragraph.namespaceURI, 'w:name', `list-item ${number} ${style}`)
		paragraph.insertBefore(bookmark, properties?.nextSibling ?? paragraph.firstChild)
	}
	return hasNumbers
}

/** Finds the statements of a paragraph's list for its level. The list is that of the paragraph, or that of its style. */
function placesIn(numbering: Document) {
	const lists = elementsIn(numbering, 'w:num')
	const definitions = elementsIn(numbering, 'w:abstractNum')
	const levels = elementsIn(numbering, 'w:lvl')

	function definitionOf(list: Element | undefined): Element | undefined {
		const id = value(child(list, 'w:abstractNumId'))
		const named = definitions.find((each) => id !== undefined && value(each, 'w:abstractNumId') === id)
		const link = value(child(named, 'w:numStyleLink'))
		return link === undefined ? named : definitions.find((each) => value(child(each, 'w:styleLink')) === link)
	}

	return (properties: Element | undefined) => {
		const stated = child(properties, 'w:numPr')
		const id = value(child(stated, 'w:numId'))
		const style = value(child(properties, 'w:pStyle'))
		const ofStyle = levels.find((each) => style !== undefined && value(child(each, 'w:pStyle')) === style)
		const list = lists.find((each) => id !== undefined && value(each, 'w:numId') === id)
		const definition = id === undefined ? (ofStyle?.parentElement ?? undefined) : definitionOf(list)
		const level = value(child(stated, 'w:ilvl')) ?? value(ofStyle, 'w:ilvl') ?? '0'
		const override = elementsIn(list, 'w:lvlOverride').find((each) => value(each, 'w:ilvl') === level)
		const defined =
			child(override, 'w:lvl') ?? elementsIn(definition, 'w:lvl').find((each) => value(each, 'w:ilvl') === level)
		if (!definition || !defined) return null
		const start = value(child(override, 'w:startOverride'))
		return {
			definition,
			level: Number(level),
			format: value(child(defined, 'w:numFmt')) ?? 'decimal',
			first: Number(start ?? value(child(defined, 'w:start')) ?? 1),
			/** The list that counts from its own number at this level; null if it counts on. */
			restartedBy: start === undefined ? null : `${id} ${level}`,
		}
	}
}

/** Converts these bookmarks in mammoth's HTML. */
export const readNumbers = (html: string): string =>
	html
		.replace(/<li><a id="list-item (\d+) ([a-z-]+)"><\/a>/g, '<li value="$1" style="list-style-type:$2">')
		.replace(/<a id="list-item [^"]*"><\/a>/g, '')
