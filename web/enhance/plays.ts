/**
 * A drawing whose parts move once when the page is shown: where nobody sees it yet, it stands finished (`data-waits`) and plays when it
 * comes into view.
 */
export function plays(drawing: HTMLElement): void {
	const observer = new IntersectionObserver((entries) => {
		const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
		drawing.toggleAttribute('data-waits', !isSeen)
		if (isSeen) observer.disconnect()
	})
	observer.observe(drawing)
}
