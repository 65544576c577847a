import { smoothScroll } from './smooth-scroll.ts'

const duration = 2000

/** A page that has stood for so long is being read: it is not taken back to its top. */
const beingRead = 1500

/** Back, forward and reload bring the reader to where they were. */
const isFreshVisit = () =>
	performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')

const isNamedByHash = ({ id }: HTMLElement) => id !== '' && location.hash === `#${id}`

/** On a visit to its hash, travels from the top of the page to the element, which comes to rest in the upper third of the window. */
export function hashScroll(element: HTMLElement): void {
	if (!isNamedByHash(element) || !isFreshVisit()) return
	// The browser has jumped there already.
	if (performance.now() < beingRead) window.scrollTo({ top: 0, behavior: 'instant' })
	const { top, height } = element.getBoundingClientRect()
	const offset = window.innerHeight / 3 - height / 4
	void smoothScroll(top + window.scrollY - offset, duration)
}
