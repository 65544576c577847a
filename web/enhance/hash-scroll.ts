import { smoothScroll } from './smooth-scroll.ts'

const duration = 2000

/** Back, forward and reload bring the reader to where they were. */
const isFreshVisit = () =>
	performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')

const isNamedByHash = ({ id }: HTMLElement) => id !== '' && location.hash === `#${id}`

/** A reader who has scrolled already, or whose browser has jumped to the element, is left there. */
const isAtTop = () => window.scrollY === 0

/** On a visit to its hash, travels from the top of the page to the element, which comes to rest in the upper third of the window. */
export async function hashScroll(element: HTMLElement): Promise<void> {
	if (isNamedByHash(element) && isFreshVisit() && isAtTop()) await travelTo(element)
	// Ends what hash-scroll.css holds back. Later links to the element are the browser's.
	element.style.animation = 'none'
}

function travelTo(element: HTMLElement): Promise<boolean> {
	const { top, height } = element.getBoundingClientRect()
	const offset = window.innerHeight / 3 - height / 4
	return smoothScroll(top + window.scrollY - offset, duration)
}
