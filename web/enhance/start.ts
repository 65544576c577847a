import { reloadOnceForNewVersion } from './new-version.ts'
import { scrolled } from './scrolled.ts'
import { sheet } from './sheet.ts'

/** Brings one element of a document to life; without it the element still works and reads well. */
export type Enhancer = (element: HTMLElement) => void

/** By the name in `data-enhance`. One that is more than a few lines is imported where its element is found. */
const enhancers: Record<string, Enhancer> = { scrolled, sheet }

export function startEnhancers(): void {
	for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
		for (const name of element.dataset.enhance?.split(' ') ?? []) enhancers[name]?.(element)
}

reloadOnceForNewVersion()
