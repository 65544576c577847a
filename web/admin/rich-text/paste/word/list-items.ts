import type { Place, placesIn } from './numbering.ts'
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
const deepest = 4
const [numbers, bullets] = ['1', '2']
const levels = (format: string) =>
	Array.from({ length: deepest + 1 }, (_, at) => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`).join('')

/** The only two lists that mammoth is given to know, one of numbers and one of bullets. */
export function plainNumbering({ documentElement: { namespaceURI } }: Document): string {
	const lists = [numbers, bullets].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
	const definition = (id: string, format: string) =>
		`<w:abstractNum w:abstractNumId="${id}">${levels(format)}</w:abstractNum>`
	return `<w:numbering xmlns:w="${namespaceURI}">${definition(numbers, 'decimal')}${definition(bullets, 'bullet')}${lists.join('')}</w:numbering>`
}

type Item = { paragraph: Element; place: Place; left: number }

/**
 * Gives each item of a list one of the two plain lists and a bookmark with its number and its kind. A paragraph without a
 * marker that goes on with an item becomes a line of it; any other such paragraph stays one, because rich text has no list
 * without markers.
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
			if (item && isBehind(paragraph, item.paragraph) && goesOn(item, place, left, style.name))
				addLine(part, item, paragraph)
			else item = null
		}
	}
}

/** Counts the items of each definition. Lists with the same definition count on. */
function createCounter() {
	const counts = new Map<Place['definition'], number[]>()
	const begun = new Set<string>()
	return ({ definition, level, start, restartedBy }: Place): number => {
		const before = counts.get(definition) ?? []
		const restarts = restartedBy !== null && !begun.has(restartedBy)
		const last = restarts ? undefined : before[level]
		const number = last === undefined ? start : last + 1
		if (restartedBy !== null) begun.add(restartedBy)
		counts.set(definition, [...before.slice(0, level), number])
		return number
	}
}

function mark(part: Document, { paragraph, place }: Item, number: number): void {
	const isBullet = place.format === 'bullet'
	const list = wordElement(part, 'w:numPr')
	list.appendChild(wordElement(part, 'w:ilvl', { 'w:val': String(Math.min(place.level, deepest)) }))
	list.appendChild(wordElement(part, 'w:numId', { 'w:val': isBullet ? bullets : numbers }))
	const properties =
		child(paragraph, 'w:pPr') ?? paragraph.insertBefore(wordElement(part, 'w:pPr'), paragraph.firstChild)
	properties.appendChild(list)
	const style = listStyles[place.format]
	if (style === undefined) return
	const bookmark = wordElement(part, 'w:bookmarkStart', { 'w:name': `list-item ${number} ${style}` })
	paragraph.insertBefore(bookmark, properties.nextSibling)
}

/** Whether only empty paragraphs and marks are between the two. */
function isBehind(paragraph: Element, item: Element): boolean {
	let before = paragraph.previousElementSibling
	while (before && before !== item && before.tagName !== 'w:tbl' && !hasContent(before))
		before = before.previousElementSibling
	return before === item
}

const otherBlocks = /quote|heading|title|caption|code|toc/i

/** By its level, or by how far it begins from the margin. */
function goesOn(
	{ place: { definition, level }, left }: Item,
	place: Place | null,
	ownLeft: number,
	style: string,
): boolean {
	if (place && (place.format !== 'none' || place.definition === definition)) return place.level >= level
	return ownLeft > 0 && ownLeft >= left && !otherBlocks.test(style)
}

function addLine(part: Document, { paragraph }: Item, line: Element): void {
	const run = paragraph.appendChild(wordElement(part, 'w:r'))
	run.appendChild(wordElement(part, 'w:br'))
	child(line, 'w:pPr')?.remove()
	while (line.firstChild) paragraph.appendChild(line.firstChild)
	line.remove()
}

/** Converts these bookmarks in mammoth's HTML. */
export const readNumbers = (html: string): string =>
	html
		.replace(/<li><a id="list-item (\d+) ([a-z-]+)"><\/a>/g, '<li value="$1" style="list-style-type:$2">')
		.replace(/<a id="list-item [^"]*"><\/a>/g, '')
