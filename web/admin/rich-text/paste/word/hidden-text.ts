import type { Styles } from './styles.ts'
import { above, child, elementsIn, hasContent, isOn, valueIn } from './word-xml.ts'

/** Removes text that Word hides and mammoth shows. Returns the number of its stretches. */
export function removeHidden(part: Document, styles: Styles): number {
	let count = 0
	/** The paragraph of the previous run, if that was hidden. */
	let last: Element | null = null
	for (const run of elementsIn(part, 'w:r')) {
		const paragraph = above(run, 'w:p')
		const isFieldMark = child(run, 'w:fldChar') ?? child(run, 'w:instrText')
		if (isFieldMark || !hasContent(run)) continue
		const isHidden = hides(child(run, 'w:rPr'), paragraph, styles)
		if (isHidden && last !== paragraph) count += 1
		if (isHidden) run.remove()
		last = isHidden ? paragraph : null
	}
	for (const paragraph of elementsIn(part, 'w:p')) {
		const end = child(child(paragraph, 'w:pPr'), 'w:rPr')
		if (hides(end, paragraph, styles) && !hasContent(paragraph)) paragraph.remove()
	}
	for (const drawing of elementsIn(part, 'w:drawing')) {
		const [properties] = elementsIn(drawing, 'wp:docPr')
		if (!/^(?:1|true)$/.test(valueIn(properties, 'hidden') ?? '')) continue
		drawing.remove()
		count += 1
	}
	return count
}

/** Word toggles: hidden by both the paragraph's and the run's style is shown. */
function hides(properties: Element | undefined, paragraph: Element | null, styles: Styles): boolean {
	const own = isOn(child(properties, 'w:vanish'))
	if (own !== undefined) return own
	const character = valueIn(child(properties, 'w:rStyle'))
	const ofText = character !== undefined && styles(character).isHidden === true
	const ofParagraph = styles(valueIn(child(child(paragraph ?? undefined, 'w:pPr'), 'w:pStyle'))).isHidden === true
	return ofText !== ofParagraph
}
