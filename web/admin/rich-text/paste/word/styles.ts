import { child, elementsIn, isOn, valueIn } from './word-xml.ts'

/** The properties of a style, with those that it inherits. */
type Style = {
	name: string
	/** The number of its list; '0' for none. */
	list?: string | undefined
	level?: string | undefined
	/** In twentieths of a point. */
	left?: number | undefined
	outline?: number | undefined
	isHidden?: boolean | undefined
}
export type Styles = (id: string | undefined) => Style

/** Finds styles by their id. Paragraphs without one have the default style. */
export function stylesIn(part: Document | undefined): Styles {
	const elements = new Map<string | undefined, Element>()
	for (const element of part ? elementsIn(part, 'w:style') : []) {
		const id = valueIn(element, 'w:styleId')
		if (!elements.has(id)) elements.set(id, element)
		const isDefault = /^(?:1|true|on)$/.test(valueIn(element, 'w:default') ?? '')
		if (isDefault && valueIn(element, 'w:type') === 'paragraph') elements.set(undefined, element)
	}
	const styles = new Map<string | undefined, Style>()

	return function styleOf(id): Style {
		const known = styles.get(id)
		if (known) return known
		// A style may be based on itself.
		styles.set(id, { name: '' })
		const element = elements.get(id)
		const base = valueIn(child(element, 'w:basedOn'))
		const inherited: Partial<Style> = base === undefined ? {} : styleOf(base)
		const properties = child(element, 'w:pPr')
		const list = child(properties, 'w:numPr')
		const outline = valueIn(child(properties, 'w:outlineLvl'))
		const style: Style = {
			name: valueIn(child(element, 'w:name')) ?? id ?? '',
			list: valueIn(child(list, 'w:numId')) ?? inherited.list,
			level: valueIn(child(list, 'w:ilvl')) ?? inherited.level,
			left: leftOf(properties) ?? inherited.left,
			outline: outline === undefined ? inherited.outline : Number(outline),
			isHidden: isOn(child(child(element, 'w:rPr'), 'w:vanish')) ?? inherited.isHidden,
		}
		styles.set(id, style)
		return style
	}
}

/** The indent of a paragraph, in twentieths of a point. */
export function leftOf(properties: Element | undefined): number | undefined {
	const indent = child(properties, 'w:ind')
	const left = valueIn(indent, 'w:left') ?? valueIn(indent, 'w:start')
	return left === undefined ? undefined : Number.parseInt(left, 10)
}
