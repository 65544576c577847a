import { child, elementsIn, hasContent } from './word-xml.ts'

const blocks = ['w:p', 'w:tbl', 'w:sdt', 'w:sectPr']
const contents = ['w:delText', 'w:drawing', 'w:pict']

/**
 * Accepts tracked changes. Mammoth would leave an empty paragraph or item where one was moved away. Returns the number of
 * deletions.
 */
export function acceptChanges(part: Document): number {
	const gone = [...elementsIn(part, 'w:del'), ...elementsIn(part, 'w:moveFrom')]
	const count = gone.filter(beginsDeletion).length
	const ends = new Set<Node | null | undefined>()
	for (const element of gone) {
		const properties = element.parentElement
		if (properties?.tagName === 'w:rPr') ends.add(properties.parentElement?.parentElement)
		if (properties?.tagName === 'w:trPr') properties.parentElement?.remove()
		element.remove()
	}
	for (const paragraph of elementsIn(part, 'w:p').reverse()) if (ends.has(paragraph)) joinToNext(paragraph)
	return count
}

const holdsDeleted = (element: Element | null) =>
	element?.tagName === 'w:del' && contents.some((name) => element.getElementsByTagName(name).length > 0)

/** A deletion may be several adjacent elements, one for each author or time. */
const beginsDeletion = (element: Element) => holdsDeleted(element) && !holdsDeleted(element.previousElementSibling)

/** Joins a paragraph whose end was deleted to the next one, whose properties win. */
function joinToNext(paragraph: Element): void {
	let next = paragraph.nextElementSibling
	while (next && !blocks.includes(next.tagName)) next = next.nextElementSibling
	if (next?.tagName !== 'w:p') {
		if (!hasContent(paragraph)) paragraph.remove()
		return
	}
	child(paragraph, 'w:pPr')?.replaceWith(...[child(next, 'w:pPr')].filter((each) => each !== undefined))
	paragraph.replaceChildren(...paragraph.childNodes, ...next.childNodes)
	next.remove()
}
