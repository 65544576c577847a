import { type Place, type placesIn, restartsBelow } from './numbering.ts'
import { leftOf, type Styles } from './styles.ts'
import { child, hasContent, valueIn, wordElement } from './word-xml.ts'

const listStyles: Readonly<Record<string, string>> = {
	decimal: 'decimal',
	lowerLetter: 'lower-alpha',
	upperLetter: 'upper-alpha',
	lowerRoman: 'lower-roman',
	upperRoman: 'upper-roman',
}

/** Mammoth reads no deeper level. */
const deepestLevel = 4

const listOf = (format: string) => {
	const level = (_: unknown, at: number) => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`
	const levels = Array.from({ length: deepestLevel + 1 }, level).join('')
	return `<w:abstractNum w:abstractNumId="${format}">${levels}</w:abstractNum><w:num w:numId="${format}"><w:abstractNumId w:val="${format}"/></w:num>`
}
/** The only two lists that mammoth sees. Their ids are their formats. */
export const plainNumbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${listOf('decimal')}${listOf('bullet')}</w:numbering>`

type Item = { paragraph: Element; place: Place; left: number }

/**
 * Moves each item into one of the plain lists, with a bookmark for its number and kind. A paragraph without a marker that
 * continues an item becomes a line of it. Any other stays a paragraph: rich text has no list without markers.
 */
export function readListItems(part: Document, placeOf: ReturnType<typeof placesIn>, styles: Styles): void {
	const numberOf = createCounter()
	let item: Item | null = null
	for (const paragraph of [...part.getElementsByTagName('w:p')]) {
		const properties = child(paragraph, 'w:pPr')
		const place = placeOf(properties)
		const style = styles(valueIn(child(properties, 'w:pStyle')))
		const left = leftOf(properties) ?? place?.left ?? style.left ?? 0
		child(properties, 'w:numPr')?.remove()
		const number = place && numberOf(place)
		if (place?.hasMarker) {
			item = { paragraph, place, left }
			if (style.outline === undefined) mark(part, item, number ?? 0)
		} else if (hasContent(paragraph)) {
			const isLine = item && isBehind(paragraph, item.paragraph) && goesOn(item, place, left, style.name)
			if (item && isLine) addLine(part, item.paragraph, paragraph)
			else item = null
		}
	}
}

/** Counts the items of each definition. Lists with the same definition share a counter. */
function createCounter() {
	const counts = new Map<Place['definition'], ReadonlyMap<number, number>>()
	const begun = new Set<string>()
	return ({ definition, level, start, restarts }: Place): number => {
		const before = counts.get(definition) ?? new Map<number, number>()
		const last = restarts !== null && !begun.has(restarts) ? undefined : before.get(level)
		const number = last === undefined ? start : last + 1
		if (restarts !== null) begun.add(restarts)
		const kept = [...before].filter(([at]) => level >= restartsBelow(definition, at))
		counts.set(definition, new Map([...kept, [level, number]]))
		return number
	}
}

function mark(part: Document, { paragraph, place }: Item, number: number): void {
	const level = wordElement(part, 'w:ilvl', { 'w:val': String(Math.min(place.level, deepestLevel)) })
	const list = wordElement(part, 'w:numId', { 'w:val': place.format === 'bullet' ? 'bullet' : 'decimal' })
	const properties =
		child(paragraph, 'w:pPr') ?? paragraph.insertBefore(wordElement(part, 'w:pPr'), paragraph.firstChild)
	properties.appendChild(wordElement(part, 'w:numPr', {}, level, list))
	const style = listStyles[place.format]
	if (style === undefined) return
	const bookmark = wordElement(part, 'w:bookmarkStart', { 'w:name': `list-item ${number} ${style}` })
	paragraph.insertBefore(bookmark, properties.nextSibling)
}

/** Whether nothing visible is between the two. */
function isBehind(paragraph: Element, item: Element): boolean {
	let before = paragraph.previousElementSibling
	while (before && before !== item && !hasContent(before)) before = before.previousElementSibling
	return before === item
}

const otherBlocks = /quote|heading|title|caption|code|toc/i

/** Whether a paragraph continues an item, by its level or its indent. */
function goesOn(
	{ place: { definition, level }, left }: Item,
	place: Place | null,
	ownLeft: number,
	style: string,
): boolean {
	const isUnmarked = place && (place.format !== 'none' || place.definition === definition)
	return isUnmarked ? place.level >= level : ownLeft > 0 && ownLeft >= left && !otherBlocks.test(style)
}

function addLine(part: Document, item: Element, line: Element): void {
	child(line, 'w:pPr')?.remove()
	const end = wordElement(part, 'w:r', {}, wordElement(part, 'w:br'))
	item.replaceChildren(...item.childNodes, end, ...line.childNodes)
	line.remove()
}

/** Converts the bookmarks of `readListItems` in mammoth's HTML. */
export const readNumbers = (html: string): string =>
	html
		.replace(/<li><a id="list-item (\d+) ([a-z-]+)"><\/a>/g, '<li value="$1" style="list-style-type:$2">')
		.replace(/<a id="list-item [^"]*"><\/a>/g, '')
