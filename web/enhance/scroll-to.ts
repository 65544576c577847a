import { smoothScroll } from './smooth-scroll.ts'

const usualDuration = 350

/** Other keys and buttons open the link elsewhere. */
const isPlain = (event: MouseEvent) =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Height of the bar that covers the top of the window. */
const covered = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Scrolls smoothly to a link on the same page, in `data-duration` milliseconds. */
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
