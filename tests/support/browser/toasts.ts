import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
	interface Window {
		/** The texts of toasts that no `expectToast` has met yet. */
		keptToasts: string[]
	}
}

/** Runs in each page before its own scripts. A toast closes after 1.5 s, sooner than a busy machine may look for it. */
export function keepToasts(): void {
	window.keptToasts = []
	const seen = new WeakSet<Element>()
	new MutationObserver(() => {
		for (const toast of document.querySelectorAll('.toast')) {
			if (!seen.has(toast) && toast.textContent) window.keptToasts.push(toast.textContent)
			seen.add(toast)
		}
	}).observe(document, { childList: true, subtree: true })
}

/** Expects that the page shows a toast with this text, or has shown one that no other call has expected. */
export async function expectToast(page: Page, text: string): Promise<void> {
	const take = (wanted: string) => {
		const place = window.keptToasts.findIndex((kept) => kept.includes(wanted))
		if (place < 0) return [...window.keptToasts]
		window.keptToasts.splice(place, 1)
		return true
	}
	await expect.poll(() => page.evaluate(take, text), { message: `a toast says: ${text}` }).toBe(true)
}
