/** Closes a menu once one of its links was followed: a link to a place on the same page would leave it open. */
export function menuPopover(element: HTMLElement): void {
	element.addEventListener('click', (event) => {
		if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
	})
}
