import { leftOf, type Styles } from './styles.ts'
import { child, elementsIn, valueIn } from './word-xml.ts'

/** A level that restarts counts from its number, though other lists have its definition. */
type Level = { format: string; hasMarker: boolean; start: number; restarts: boolean; left: number | undefined }
type List = { id: string | undefined; definition: Element; levels: ReadonlyMap<string, Level> }

/** The place of a paragraph in a list, with what is stated for its level. */
export type Place = Level & { list: List; level: number }

/** Finds the list of a paragraph, which is its own or that of its style. The maps are built once for all paragraphs. */
export function placesIn(numbering: Document, styles: Styles): (properties: Element | undefined) => Place | null {
	const definitions = new Map<string | undefined, List>()
	const lists = new Map<string | undefined, List>()
	/** For styles that only the numbering knows. */
	const named = new Map<string | undefined, { list: List; level: string | undefined }>()
	for (const definition of elementsIn(numbering, 'w:abstractNum')) {
		const list = { id: undefined, definition, levels: levelsIn(definition) }
		definitions.set(valueIn(definition, 'w:abstractNumId'), list)
		definitions.set(`style ${valueIn(child(definition, 'w:styleLink'))}`, list)
		for (const style of elementsIn(definition, 'w:pStyle'))
			named.set(valueIn(style), { list, level: valueIn(style.parentElement ?? undefined, 'w:ilvl') })
	}
	for (const element of elementsIn(numbering, 'w:num')) {
		const own = definitions.get(valueIn(child(element, 'w:abstractNumId')))
		const link = valueIn(child(own?.definition, 'w:numStyleLink'))
		const list = link === undefined ? own : definitions.get(`style ${link}`)
		const id = valueIn(element, 'w:numId')
		if (list) lists.set(id, { ...list, id, levels: levelsIn(element, list.levels) })
	}

	return (properties) => {
		const stated = child(properties, 'w:numPr')
		const id = valueIn(child(properties, 'w:pStyle'))
		const [style, ofNumbering] = [styles(id), id === undefined ? undefined : named.get(id)]
		const number = valueIn(child(stated, 'w:numId')) ?? style.list
		const list = number === undefined ? ofNumbering?.list : lists.get(number)
		const at = valueIn(child(stated, 'w:ilvl')) ?? style.level ?? ofNumbering?.level ?? '0'
		const level = list?.levels.get(at)
		return list && level ? { ...level, list, level: Number(at) } : null
	}
}

/** The levels of a definition; those of a list, which may state levels and first numbers of its own. */
function levelsIn(parent: Element, defined: ReadonlyMap<string, Level> = new Map()): ReadonlyMap<string, Level> {
	const levels = new Map(defined)
	for (const element of elementsIn(parent, 'w:lvl')) {
		const format = valueIn(child(element, 'w:numFmt')) ?? 'decimal'
		levels.set(valueIn(element, 'w:ilvl') ?? '0', {
			format,
			// A blank marker is how pandoc goes on with an item.
			hasMarker: format !== 'none' && valueIn(child(element, 'w:lvlText'))?.trim() !== '',
			start: Number(valueIn(child(element, 'w:start')) ?? 1),
			restarts: false,
			left: leftOf(child(element, 'w:pPr')),
		})
	}
	for (const start of elementsIn(parent, 'w:startOverride')) {
		const at = valueIn(start.parentElement ?? undefined, 'w:ilvl') ?? '0'
		const level = levels.get(at)
		if (level) levels.set(at, { ...level, start: Number(valueIn(start)), restarts: true })
	}
	return levels
}
