import { smoothScroll } from './smooth-scroll.ts'

const duration = 2000

/** On back, forward and reload the browser restores the position. */
const isFreshVisit = () =>
	performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')

const isNamedByHash = ({ id }: HTMLElement) => id !== '' && location.hash === `#${id}`

/** Does nothing if the reader has scrolled or the browser has jumped to the element. */
const isAtTop = () => window.scrollY === 0

/** Scrolls from the top to the element in the address. The element stops in the upper third of the window. */
export async function hashScroll(element: HTMLElement): Promise<void> {
	if (isNamedByHash(element) && isFreshVisit() && isAtTop()) await travelTo(element)
	// Releases the hold of hash-scroll.css. The browser handles later links to the element.
	element.style.animation = 'none'
}

function travelTo(element: HTMLElement): Promise<boolean> {
	const { top, height } = element.getBoundingClientRect()
	const offset = window.innerHeight / 3 - height / 4
	return smoothScroll(top + window.scrollY - offset, duration)
}
