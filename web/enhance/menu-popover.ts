/**
 * Closes a menu when a link in it is followed, which otherwise leaves it open within the page, and when the focus moves on
 * to what it covers.
 */
export function menuPopover(element: HTMLElement): void {
	element.addEventListener('click', (event) => {
		if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
	})
	element.addEventListener('focusout', ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return
		if (!relatedTarget.matches('[popovertarget]')) element.hidePopover()
	})
}
