import { lookAhead } from './look-ahead.ts'
import { reloadOnceForNewVersion } from './new-version.ts'
import { plays } from './plays.ts'
import { scrolled } from './scrolled.ts'
import { sheet } from './sheet.ts'
import { askWhenShownAgain } from './shown-again.ts'

/** Brings one element of a document to life; without it the element still works and reads well. */
type Enhancer = (element: HTMLElement) => void

/** By the name in `data-enhance`: those of a few lines, for almost every page. */
const enhancers: Record<string, Enhancer> = { plays, scrolled, sheet }

/** Those that are more, each loaded only where its element is found: a name, and where its enhancer is. */
const larger: Record<string, () => Promise<Enhancer>> = {
	carousel: async () => (await import('./carousel.ts')).carousel,
	download: async () => (await import('./download.ts')).download,
	'count-up': async () => (await import('./count-up.ts')).countUp,
	hero: async () => (await import('./hero.ts')).hero,
	flip: async () => (await import('./flip.ts')).flip,
	'floating-button': async () => (await import('./floating-button.ts')).floatingButton,
	island: async () => (await import('./island.ts')).island,
	'hash-scroll': async () => (await import('./hash-scroll.ts')).hashScroll,
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
askWhenShownAgain()
lookAhead()
