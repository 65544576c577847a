import { insertAfter } from '../element-edits.ts'
import { child, elementsIn, hasContent } from './word-xml.ts'

const blocks = ['w:p', 'w:tbl', 'w:sdt', 'w:sectPr']
const contents = ['w:delText', 'w:drawing', 'w:pict']

/**
 * Accepts tracked changes. Mammoth would leave an empty paragraph, or an item, where one was moved away. Returns how many
 * deletions there were.
 */
export function acceptChanges(part: Document): number {
	const gone = [...elementsIn(part, 'w:del'), ...elementsIn(part, 'w:moveFrom')]
	const count = gone.filter(beginsDeletion).length
	const ends = new Set<Element>()
	for (const element of gone) {
		const properties = element.parentElement
		if (properties?.tagName === 'w:trPr') properties.parentElement?.remove()
		const paragraph = properties?.tagName === 'w:rPr' && properties.parentElement?.parentElement
		if (paragraph && paragraph.tagName === 'w:p') ends.add(paragraph)
		element.remove()
	}
	for (const paragraph of elementsIn(part, 'w:p')) if (ends.has(paragraph)) joinToNext(paragraph)
	return count
}

const holdsDeleted = (element: Element | null) =>
	element?.tagName === 'w:del' && contents.some((name) => element.getElementsByTagName(name).length > 0)

/** One deletion may consist of several elements in a row, one for each author or time. */
const beginsDeletion = (element: Element) => holdsDeleted(element) && !holdsDeleted(element.previousElementSibling)

/** A paragraph whose end is gone is one with the next paragraph, and has the properties of that one. */
function joinToNext(paragraph: Element): void {
	let next = paragraph.nextElementSibling
	while (next && !blocks.includes(next.tagName)) next = next.nextElementSibling
	if (next?.tagName === 'w:p') {
		child(paragraph, 'w:pPr')?.remove()
		const properties = child(next, 'w:pPr')
		for (const node of [...paragraph.childNodes].reverse()) {
			if (properties) insertAfter(node, properties)
			else next.insertBefore(node, next.firstChild)
		}
	} else if (hasContent(paragraph)) return
	paragraph.remove()
}
