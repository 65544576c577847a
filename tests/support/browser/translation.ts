import type { Page } from '@playwright/test'

/**
 * Changes the page as the translation of a browser does: each text node becomes an element with the text, also if text
 * appears later. Call it before the page is opened.
 */
export const translate = (page: Page) =>
	page.addInitScript(() => {
		const skipped = 'script, style, textarea, option, svg, noscript, font'
		function wrap(root: Node) {
			const texts: Text[] = []
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
			while (walker.nextNode()) texts.push(walker.currentNode as Text)
			for (const text of texts) {
				if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(skipped)) continue
				const inner = document.createElement('font')
				inner.textContent = text.data
				const outer = document.createElement('font')
				outer.appendChild(inner)
				text.replaceWith(outer)
			}
		}
		addEventListener('load', () => {
			wrap(document.body)
			const watch = { childList: true, subtree: true }
			new MutationObserver((records) => {
				for (const { addedNodes } of records)
					for (const node of addedNodes) if (node instanceof Element && node.localName !== 'font') wrap(node)
			}).observe(document.body, watch)
		})
	})
