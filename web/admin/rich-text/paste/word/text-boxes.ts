import { above, child, elementsIn, hasContent, wordElement } from './word-xml.ts'

const vml = 'urn:schemas-microsoft-com:vml'

/** Keeps one of the alternative forms of the same content, so that nothing counts twice. */
export function chooseAlternatives(part: Document): void {
	for (const alternatives of elementsIn(part, 'mc:AlternateContent')) {
		const fallback = child(alternatives, 'mc:Fallback')
		const choice = child(alternatives, 'mc:Choice')
		// A fallback may be a picture of the words.
		const isWhole = fallback && hasContent(fallback) && (hasBox(fallback) || !hasBox(choice))
		const chosen = isWhole ? fallback : (choice ?? fallback)
		alternatives.replaceWith(...(chosen?.childNodes ?? []))
	}
}

const hasBox = (form: Element | undefined) => form && elementsIn(form, 'w:txbxContent').some(hasContent)

/** Moves text boxes to where mammoth reads them: it reads VML only. A nested box moves with its outer one. */
export function moveTextBoxes(part: Document): void {
	/** The last box of each drawing, which may group several. */
	const moved = new Map<Element, Element>()
	for (const box of elementsIn(part, 'w:txbxContent')) {
		const drawing = above(box, 'w:drawing')
		if (!drawing || above(box, 'w:txbxContent')) continue
		const textBox = part.createElementNS(vml, 'v:textbox')
		textBox.appendChild(box)
		const before = moved.get(drawing) ?? drawing
		const picture = wordElement(part, 'w:pict', {}, textBox)
		before.parentNode?.insertBefore(picture, before.nextSibling)
		moved.set(drawing, picture)
	}
}
