import { leftOf, type Styles } from './styles.ts'
import { child, elementsIn, valueIn } from './word-xml.ts'

type Level = { format: string; hasMarker: boolean; start: number; left: number | undefined; style: string | undefined }
type Levels = ReadonlyMap<string, Level>
type List = { definition: Definition; own: Levels; starts: ReadonlyMap<string, number> }
type Definition = { levels: Levels; ofStyles: ReadonlyMap<string | undefined, string>; link: string | undefined }

/** The place of a paragraph in a list, with what is stated for its level. */
export type Place = Level & {
	definition: Definition
	level: number
	/** The list that counts from its own number at this level; null if it counts on. */
	restartedBy: string | null
}

/** Finds the list of a paragraph, which is its own or that of its style. The maps are built once for all paragraphs. */
export function placesIn(numbering: Document, styles: Styles): (properties: Element | undefined) => Place | null {
	const definitions = new Map<string | undefined, Definition>()
	const linked = new Map<string | undefined, Definition>()
	const lists = new Map<string, List>()
	/** The list of a style that only the numbering names. */
	const named = new Map<string | undefined, List>()
	for (const element of elementsIn(numbering, 'w:abstractNum')) {
		const levels = levelsIn(element)
		const ofStyles = new Map([...levels].map(([at, { style }]) => [style, at]))
		const definition = { levels, ofStyles, link: valueIn(child(element, 'w:numStyleLink')) }
		definitions.set(valueIn(element, 'w:abstractNumId'), definition)
		const style = valueIn(child(element, 'w:styleLink'))
		if (style !== undefined) linked.set(style, definition)
		for (const each of ofStyles.keys()) named.set(each, { definition, own: new Map(), starts: new Map() })
	}
	for (const element of elementsIn(numbering, 'w:num')) {
		const given = definitions.get(valueIn(child(element, 'w:abstractNumId')))
		const definition = given?.link === undefined ? given : linked.get(given.link)
		const starts = elementsIn(element, 'w:lvlOverride').flatMap((override) => {
			const start = valueIn(child(override, 'w:startOverride'))
			return start === undefined ? [] : [[valueIn(override, 'w:ilvl') ?? '0', Number(start)] as const]
		})
		if (definition)
			lists.set(valueIn(element, 'w:numId') ?? '', { definition, own: levelsIn(element), starts: new Map(starts) })
	}

	return (properties) => {
		const stated = child(properties, 'w:numPr')
		const id = valueIn(child(properties, 'w:pStyle'))
		const style = styles(id)
		const ownList = valueIn(child(stated, 'w:numId'))
		const listId = ownList ?? style.list
		const list = listId === undefined ? id && named.get(id) : lists.get(listId)
		if (!list) return null
		const { definition, own, starts } = list
		const ofStyle = definition.ofStyles.get(id) ?? (ownList === undefined ? style.level : undefined)
		const at = valueIn(child(stated, 'w:ilvl')) ?? ofStyle ?? '0'
		const level = own.get(at) ?? definition.levels.get(at)
		const start = starts.get(at)
		if (!level) return null
		return {
			...level,
			definition,
			level: Number(at),
			start: start ?? level.start,
			restartedBy: start === undefined ? null : `${listId} ${at}`,
		}
	}
}

const levelsIn = (parent: Element): Levels =>
	new Map(
		elementsIn(parent, 'w:lvl').map((element) => {
			const format = valueIn(child(element, 'w:numFmt')) ?? 'decimal'
			const marker = valueIn(child(element, 'w:lvlText'))
			const level = {
				format,
				// A blank marker is how pandoc goes on with an item.
				hasMarker: format !== 'none' && marker?.trim() !== '',
				start: Number(valueIn(child(element, 'w:start')) ?? 1),
				left: leftOf(child(element, 'w:pPr')),
				style: valueIn(child(element, 'w:pStyle')),
			}
			return [valueIn(element, 'w:ilvl') ?? '0', level]
		}),
	)
