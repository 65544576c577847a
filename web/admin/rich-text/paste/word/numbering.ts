import type { Styles } from './styles.ts'
import { child, valueIn } from './word-xml.ts'

/** The values of elements, by their names. */
type Stated = Record<string, string | undefined>
type List = { own: Stated; levels: Map<string, Stated> }

/** The place of a paragraph in a list, with the properties of its level. */
export type Place = {
	definition: List
	/** The list, if it counts from its own start although other lists share its definition. */
	restarts: string | null
	level: number
	format: string
	hasMarker: boolean
	start: number
	left: number | undefined
}

/** An item above the returned level begins the numbers of `level` again. For 0 there is none: its numbers go on. */
export const restartsBelow = ({ levels }: List, level: number): number =>
	Math.min(level, Number(levels.get(String(level))?.['w:lvlRestart'] ?? level))

/** Finds the list of a paragraph: its own or that of its style. Builds the maps once for all paragraphs. */
export function placesIn(numbering: string, styles: Styles): (properties: Element | undefined) => Place | null {
	const { definitions, lists, linked, named } = readNumbering(numbering)

	return (properties) => {
		const numbers = child(properties, 'w:numPr')
		const id = valueIn(child(properties, 'w:pStyle'))
		const style = styles(id)
		const number = valueIn(child(numbers, 'w:numId')) ?? style.list
		const ofStyle = number === undefined && id !== undefined ? named.get(id) : undefined
		const list = lists.get(number)
		const own = list ? definitions.get(list.own['w:abstractNumId']) : ofStyle?.definition
		const link = own?.own['w:numStyleLink']
		const definition = link === undefined ? own : linked.get(link)
		const at = valueIn(child(numbers, 'w:ilvl')) ?? style.level ?? ofStyle?.at ?? '0'
		const stated = { ...definition?.levels.get(at), ...list?.levels.get(at) }
		if (!definition?.levels.has(at)) return null
		const { 'w:numFmt': format = 'decimal', 'w:lvlText': marker, 'w:startOverride': override, 'w:ind': left } = stated
		return {
			definition,
			restarts: override === undefined ? null : `${number} ${at}`,
			level: Number(at),
			format,
			// pandoc continues an item with a blank marker.
			hasMarker: format !== 'none' && marker?.trim() !== '',
			start: Number(override ?? stated['w:start'] ?? 1),
			left: left === undefined ? undefined : Number.parseInt(left, 10),
		}
	}
}

/** Reads the part as text. Parsing hundreds of mostly unused definitions takes longer than the document. */
function readNumbering(numbering: string) {
	const definitions = new Map<string | undefined, List>()
	const lists = new Map<string | undefined, List>()
	const linked = new Map<string | undefined, List>()
	/** Levels by the style that they name. */
	const named = new Map<string | undefined, { definition: List; at: string }>()
	let list: List = { own: {}, levels: new Map() }
	let [stated, at] = [list.own, '0']
	for (const [, name = '', attributes = ''] of numbering.matchAll(/<(w:\w+)([^>]*)>/g)) {
		const pairs = attributes.matchAll(/w:(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
		const given: Stated = Object.fromEntries(Array.from(pairs, ([, key, one, other]) => [key, one ?? other]))
		if (name === 'w:abstractNum' || name === 'w:num') {
			list = { own: {}, levels: new Map() }
			stated = list.own
			if (name === 'w:num') lists.set(given.numId, list)
			else definitions.set(given.abstractNumId, list)
		} else if (name === 'w:lvl' || name === 'w:lvlOverride') {
			at = given.ilvl ?? '0'
			stated = list.levels.get(at) ?? {}
			list.levels.set(at, stated)
		} else stated[name] = given.val ?? given.left ?? given.start
		if (name === 'w:styleLink') linked.set(given.val, list)
		if (name === 'w:pStyle') named.set(given.val, { definition: list, at })
	}
	return { definitions, lists, linked, named }
}
