import { insertSpeculationRules } from './insert-speculation-rules.ts'
import { menuPopover } from './menu-popover.ts'
import { reloadOnceForNewVersion } from './new-version.ts'
import { plays } from './plays.ts'
import { reloadIfStale } from './reload-if-stale.ts'
import { scrolled } from './scrolled.ts'

/** Enhances one element. Without it the element still works and reads well. */
type Enhancer = (element: HTMLElement) => void

/** By the name in `data-enhance`: short ones that almost every page needs. */
const enhancers: Record<string, Enhancer> = { plays, scrolled, 'menu-popover': menuPopover }

/** Larger ones, loaded only if the page has their element. */
const larger: Record<string, () => Promise<Enhancer>> = {
	carousel: async () => (await import('./carousel.ts')).carousel,
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
