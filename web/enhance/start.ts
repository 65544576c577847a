import { approached } from './approached.ts'
import { insertSpeculationRules } from './insert-speculation-rules.ts'
import { reloadIfStale, reloadOnceForNewVersion } from './reload.ts'
import { noteVisit } from './visit.ts'

/** Holds the animation of a drawing (`data-waits`) until it comes into view. */
function plays(drawing: HTMLElement): void {
	const observer = new IntersectionObserver((entries) => {
		const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
		drawing.toggleAttribute('data-waits', !isSeen)
		if (isSeen) observer.disconnect()
	})
	observer.observe(drawing)
}

/** Sets `data-scrolled` while the page is scrolled. */
function scrolled(element: HTMLElement): void {
	const mark = () => element.toggleAttribute('data-scrolled', window.scrollY > 0)
	mark()
	window.addEventListener('scroll', mark, { passive: true })
}

/**
 * Closes a menu when a link in it is followed, which otherwise leaves it open within the page, and when the focus moves on
 * to what it covers.
 */
function menuPopover(element: HTMLElement): void {
	element.addEventListener('click', (event) => {
		if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
	})
	element.addEventListener('focusout', ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return
		if (!relatedTarget.matches('[popovertarget]')) element.hidePopover()
	})
}

/** Opens a panel in place of the page that the link leads to. It is loaded then; if that fails, the page opens. */
function search(link: HTMLElement): void {
	link.addEventListener('click', (event) => {
		// The browser opens these in a new tab or window.
		if (event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		import('./search-panel.ts').then(
			({ toggleSearch }) => toggleSearch(link),
			() => location.assign('/search'),
		)
	})
}

/** A row that is far away scrolls, also by the keys. Its slider would measure the whole page while it loads. */
function carouselWhenNear(row: HTMLElement): void {
	const track = row.querySelector('[data-carousel-track]')
	track?.setAttribute('tabindex', '0')
	void approached(row).then(async () => {
		const { carousel } = await import('./carousel.ts')
		track?.removeAttribute('tabindex')
		carousel(row)
	})
}

/** Enhances one element. Without it the element still works and reads well. */
type Enhancer = (element: HTMLElement) => void

/** By the name in `data-enhance`: short ones that almost every page needs. */
const enhancers: Record<string, Enhancer> = {
	carousel: carouselWhenNear,
	'menu-popover': menuPopover,
	plays,
	scrolled,
	search,
	visit: noteVisit,
}

/** Larger ones, loaded only if the page has their element. */
const larger: Record<string, () => Promise<Enhancer>> = {
	'application-receipt': async () => (await import('./application-receipt.ts')).applicationReceipt,
	download: async () => (await import('./download.ts')).download,
	'count-up': async () => (await import('./count-up.ts')).countUp,
	hero: async () => (await import('./hero.ts')).hero,
	flip: async () => (await import('./flip.ts')).flip,
	'find-calls': async () => (await import('./find-calls.ts')).findCalls,
	follow: async () => (await import('./follow.ts')).follow,
	'floating-button': async () => (await import('./floating-button.ts')).floatingButton,
	operable: async () => (await import('./operable.ts')).operable,
	island: async () => (await import('./island.ts')).island,
	'hash-scroll': async () => (await import('./hash-scroll.ts')).hashScroll,
	samples: async () => (await import('./samples.ts')).samples,
	'scroll-to': async () => (await import('./scroll-to.ts')).scrollTo,
	typewriter: async () => (await import('./typewriter.ts')).typewriter,
	video: async () => (await import('./video.ts')).video,
}

export function startEnhancers(): void {
	for (const [name, elements] of elementsByName()) {
		const load = larger[name]
		if (load) void load().then((enhancer) => enhanceAll(elements, enhancer))
		else enhanceAll(elements, enhancers[name])
	}
}

function elementsByName(): Map<string, HTMLElement[]> {
	const byName = new Map<string, HTMLElement[]>()
	for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
		for (const name of element.dataset.enhance?.split(' ') ?? [])
			byName.set(name, [...(byName.get(name) ?? []), element])
	return byName
}

function enhanceAll(elements: HTMLElement[], enhancer?: Enhancer): void {
	for (const element of elements) enhancer?.(element)
}

reloadOnceForNewVersion()
reloadIfStale()
insertSpeculationRules()
