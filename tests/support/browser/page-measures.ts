import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

const compressed = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).byteLength

type Loaded = { script: number; style: number; total: number; scripts: string[] }

type File = { kind: string; bytes: number; text: string }

/** A file and its transfer size. Text is compressed. Pictures, fonts and videos already are. */
async function fileOf(response: Response): Promise<File> {
	const kind = response.request().resourceType()
	// A video arrives in ranges, which the browser does not keep.
	if (kind === 'media') return { kind, bytes: Number(response.headers()['content-length']), text: '' }
	const content = await response.body()
	const isText = !/^(image|font)$/.test(kind) || response.url().endsWith('.svg')
	return isText
		? { kind, bytes: compressed(content), text: content.toString() }
		: { kind, bytes: content.byteLength, text: '' }
}

/** Measures what the page has loaded so far in compressed bytes, including the document's inline styles and scripts. */
export function watchLoading(page: Page): () => Promise<Loaded> {
	const loading: Promise<File>[] = []
	const watch = (response: Response) => void loading.push(fileOf(response))
	page.on('response', watch)
	return async () => {
		page.off('response', watch)
		const files = await Promise.all(loading)
		const sum = (some: readonly File[]) => some.reduce((total, { bytes }) => total + bytes, 0)
		const of = (wanted: string) => files.filter(({ kind }) => kind === wanted)
		// Skips data blocks.
		const inline = await textsOf(page, 'script:not([src], [type="application/ld+json"])')
		return {
			script: sum(of('script')) + compressedAll(inline),
			style: sum(of('stylesheet')) + compressedAll(await textsOf(page, 'style')),
			total: sum(files),
			scripts: [...of('script').map(({ text }) => text), ...inline],
		}
	}
}

const textsOf = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''))

const compressedAll = (texts: string[]) => texts.reduce((total, text) => total + compressed(text), 0)

/** Measures layout shifts on each page opened from now on: https://web.dev/articles/cls */
export async function watchShifts(page: Page): Promise<() => Promise<{ score: number; shifted: string[] }>> {
	await page.addInitScript(() => {
		const shifts = { score: 0, shifted: [] as string[] }
		Reflect.set(window, 'shifts', shifts)
		const nameOf = ({ node }: { node?: Node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text')
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (Reflect.get(entry, 'hadRecentInput')) continue
				shifts.score += Reflect.get(entry, 'value')
				shifts.shifted.push(...Reflect.get(entry, 'sources').map(nameOf))
			}
		})
		observer.observe({ type: 'layout-shift', buffered: true })
	})
	return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** Delays fonts until the first paint, as on a slow connection. */
export async function holdTypefaces(page: Page): Promise<void> {
	await page.route('**/*.woff2', async (route) => {
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
		await route.continue()
	})
}

/** From top to bottom, a screen at a time, each shown before the next. */
export const scrollThrough = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
		const root = document.documentElement
		for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
			window.scrollTo({ top, behavior: 'instant' })
			await shown()
		}
	})

/** Finds overflow: the page itself, and texts that no box clips or scrolls. */
export const tooWide = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement
		const texts: string[] = []
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const holder = node.parentElement
			if (!holder?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue
			const { left, right } = holder.getBoundingClientRect()
			if (left >= -1 && right <= clientWidth + 1) continue
			const isHeld = (element: Element | null): boolean =>
				element !== null &&
				element !== document.body &&
				(getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
			if (!isHeld(holder)) texts.push(`${Math.round(left)} to ${Math.round(right)} px: ${node.textContent.trim()}`)
		}
		return [...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []), ...texts]
	})
