import { smoothScroll } from './smooth-scroll.ts'

const usualDuration = 350

/** Other keys and buttons open the link elsewhere. */
const isPlain = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** How far the top of the window is covered by the bar. */
const covered = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** A link to a place on the same page travels there in `data-duration` milliseconds instead of jumping. */
export function scrollTo(element: HTMLElement): void {
	const hash = element.getAttribute('href') ?? ''
	const target = document.getElementById(hash.slice(1))
	if (!target) return
	element.addEventListener('click', (event) => {
		if (!isPlain(event)) return
		event.preventDefault()
		void travel(target, hash, Number(element.dataset.duration ?? usualDuration))
	})
}

async function travel(target: HTMLElement, hash: string, duration: number): Promise<void> {
	if (location.hash !== hash) history.pushState(null, '', hash)
	const top = target.getBoundingClientRect().top + window.scrollY - covered()
	if (await smoothScroll(top, duration)) target.focus({ preventScroll: true })
}
