import { leftOf, type Styles } from './styles.ts'
import { child, elementsIn, valueIn } from './word-xml.ts'

type Level = { format: string; hasMarker: boolean; start: number; left: number | undefined; style: string | undefined }
type List = {
	id: string | undefined
	definition: Element
	levels: ReadonlyMap<string, Level>
	starts: ReadonlySet<string>
}

/** The place of a paragraph in a list, with what is stated for its level. */
export type Place = Level & { list: List; level: number; restarts: boolean }

/** Finds the list of a paragraph, which is its own or that of its style. The maps are built once for all paragraphs. */
export function placesIn(numbering: Document, styles: Styles): (properties: Element | undefined) => Place | null {
	const definitions = new Map<string | undefined, List>()
	const links = new Map<string | undefined, List>()
	const lists = new Map<string | undefined, List>()
	const named = new Map<string | undefined, List>()
	for (const definition of elementsIn(numbering, 'w:abstractNum')) {
		const list = { id: undefined, definition, levels: levelsIn(definition), starts: new Set<string>() }
		definitions.set(valueIn(definition, 'w:abstractNumId'), list)
		links.set(valueIn(child(definition, 'w:styleLink')), list)
		for (const { style } of list.levels.values()) named.set(style, list)
	}
	for (const element of elementsIn(numbering, 'w:num')) {
		const own = definitions.get(valueIn(child(element, 'w:abstractNumId')))
		const list = links.get(valueIn(child(own?.definition, 'w:numStyleLink')) ?? '') ?? own
		const id = valueIn(element, 'w:numId')
		if (list) lists.set(id, { ...list, id, ...overridden(element, list) })
	}

	return (properties) => {
		const stated = child(properties, 'w:numPr')
		const id = valueIn(child(properties, 'w:pStyle'))
		const style = styles(id)
		const own = valueIn(child(stated, 'w:numId'))
		const list = (own ?? style.list) ? lists.get(own ?? style.list) : id && named.get(id)
		if (!list) return null
		const ofStyle = [...list.levels].find(([, level]) => level.style !== undefined && level.style === id)?.[0]
		const at = valueIn(child(stated, 'w:ilvl')) ?? ofStyle ?? (own === undefined ? style.level : undefined) ?? '0'
		const level = list.levels.get(at)
		return level ? { ...level, list, level: Number(at), restarts: list.starts.has(at) } : null
	}
}

function levelsIn(parent: Element): Map<string, Level> {
	const levels = elementsIn(parent, 'w:lvl').map((element) => {
		const format = valueIn(child(element, 'w:numFmt')) ?? 'decimal'
		const level = {
			format,
			// A blank marker is how pandoc goes on with an item.
			hasMarker: format !== 'none' && valueIn(child(element, 'w:lvlText'))?.trim() !== '',
			start: Number(valueIn(child(element, 'w:start')) ?? 1),
			left: leftOf(child(element, 'w:pPr')),
			style: valueIn(child(element, 'w:pStyle')),
		}
		return [valueIn(element, 'w:ilvl') ?? '0', level] as const
	})
	return new Map(levels)
}

/** The levels of a list that are not those of its definition, and those that count from a number of their own. */
function overridden(element: Element, list: List) {
	const levels = new Map([...list.levels, ...levelsIn(element)])
	const starts = new Set<string>()
	for (const start of elementsIn(element, 'w:startOverride')) {
		const at = valueIn(start.parentElement ?? undefined, 'w:ilvl') ?? '0'
		const level = levels.get(at)
		if (level) levels.set(at, { ...level, start: Number(valueIn(start)) })
		starts.add(at)
	}
	return { levels, starts }
}
