const vml = 'urn:schemas-microsoft-com:vml'

/**
 * Puts text boxes where mammoth reads them: it reads those of VML, which Word writes besides each drawing and others leave out.
 * Returns whether there was such a box.
 */
export function moveTextBoxes(part: Document): boolean {
	const boxes = [...part.getElementsByTagName('w:txbxContent')].filter(isOnlyDrawn)
	for (const box of boxes) {
		const drawing = above(box, 'w:drawing')
		const picture = part.createElementNS(box.namespaceURI, 'w:pict')
		picture.appendChild(part.createElementNS(vml, 'v:textbox')).appendChild(box)
		const holder = drawing && (above(drawing, 'mc:AlternateContent') ?? drawing)
		holder?.parentNode?.insertBefore(picture, holder.nextSibling)
	}
	return boxes.length > 0
}

/** A box within a box comes along with it. */
function isOnlyDrawn(box: Element): boolean {
	if (above(box, 'w:txbxContent') || !above(box, 'w:drawing')) return false
	const [fallback] = above(box, 'mc:AlternateContent')?.getElementsByTagName('mc:Fallback') ?? []
	return !fallback?.getElementsByTagName('w:txbxContent').length
}

function above(element: Element, name: string): Element | null {
	for (let each = element.parentElement; each; each = each.parentElement) if (each.tagName === name) return each
	return null
}
