/** Sets `data-scrolled` while the page is scrolled. */
export function scrolled(element: HTMLElement): void {
	const mark = () => element.toggleAttribute('data-scrolled', window.scrollY > 0)
	mark()
	window.addEventListener('scroll', mark, { passive: true })
}
