// The Worker's `Element` type hides the DOM's `append`, `before` and `after`.

/** Replaces an element with its content. */
export function unwrap(element: Element): void {
	element.replaceWith(...element.childNodes)
}

export function moveContent(from: Node, to: Node): void {
	while (from.firstChild) to.appendChild(from.firstChild)
}

export function insertBefore(element: Node, place: Node): void {
	place.parentNode?.insertBefore(element, place)
}

export function insertAfter(element: Node, place: Node): void {
	place.parentNode?.insertBefore(element, place.nextSibling)
}

/** Wraps an element's content in a new element. */
export function wrapContent(element: Element, tag: string): void {
	const wrapper = element.ownerDocument.createElement(tag)
	moveContent(element, wrapper)
	element.appendChild(wrapper)
}

/** Changes an element's tag and drops its attributes, except that it runs from right to left. */
export function renamed(element: Element, tag: string): Element {
	const other = element.ownerDocument.createElement(tag)
	if (element.getAttribute('dir')?.toLowerCase() === 'rtl') other.setAttribute('dir', 'rtl')
	moveContent(element, other)
	element.replaceWith(other)
	return other
}
