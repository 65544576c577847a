/** Holds the animation of a drawing (`data-waits`) until it comes into view. */
export function plays(drawing: HTMLElement): void {
	const observer = new IntersectionObserver((entries) => {
		const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
		drawing.toggleAttribute('data-waits', !isSeen)
		if (isSeen) observer.disconnect()
	})
	observer.observe(drawing)
}
