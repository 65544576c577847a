/** Closes a menu when a link in it is followed. Otherwise a link within the page would leave it open. */
export function menuPopover(element: HTMLElement): void {
	element.addEventListener('click', (event) => {
		if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
	})
}
