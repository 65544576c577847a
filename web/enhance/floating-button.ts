const appearsBelow = 2500

/** Shows the element once the page is scrolled far down. */
export function floatingButton(element: HTMLElement): void {
	const show = () => {
		element.hidden = window.scrollY <= appearsBelow
	}
	show()
	window.addEventListener('scroll', show, { passive: true })
}
