import { above, child, elementsIn, hasContent, wordElement } from './word-xml.ts'

const vml = 'urn:schemas-microsoft-com:vml'

/** Keeps one of the alternative forms of the same content, so that nothing counts twice. */
export function chooseAlternatives(part: Document): void {
	for (const alternatives of elementsIn(part, 'mc:AlternateContent')) {
		const fallback = child(alternatives, 'mc:Fallback')
		const isWhole = fallback && hasContent(fallback)
		const chosen = isWhole ? fallback : (child(alternatives, 'mc:Choice') ?? fallback)
		alternatives.replaceWith(...(chosen?.childNodes ?? []))
	}
}

/** Moves text boxes to where mammoth reads them: it reads VML only. A nested box moves with its outer one. */
export function moveTextBoxes(part: Document): void {
	for (const box of elementsIn(part, 'w:txbxContent')) {
		const drawing = above(box, 'w:drawing')
		if (!drawing || above(box, 'w:txbxContent')) continue
		const textBox = part.createElementNS(vml, 'v:textbox')
		textBox.appendChild(box)
		drawing.parentNode?.insertBefore(wordElement(part, 'w:pict', {}, textBox), drawing.nextSibling)
	}
}
