import { type PageViewport, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { safeHref } from '#contracts/content/rich-text.ts'

const mostPixelRatio = 2
/** Pixels of a canvas: Safari on phones shows no larger one. */
const mostPixels = 2 ** 24

/** Draws a page with its selectable text and its links. */
export async function drawPage(page: PDFPageProxy, host: HTMLElement, width: number, signal: AbortSignal) {
	const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
	try {
		const canvas = await canvasOf(page, viewport, signal)
		signal.throwIfAborted()
		host.replaceChildren(canvas)
		const layers = await Promise.all([textOf(page, viewport, signal), linksOf(page, viewport)])
		signal.throwIfAborted()
		host.replaceChildren(canvas, ...layers)
	} catch (failure) {
		if (!signal.aborted) throw failure
	}
}

async function canvasOf(page: PDFPageProxy, { width, height, scale }: PageViewport, signal: AbortSignal) {
	const ratio = Math.min(devicePixelRatio, mostPixelRatio, Math.sqrt(mostPixels / (width * height)))
	const viewport = page.getViewport({ scale: scale * ratio })
	const canvas = document.createElement('canvas')
	canvas.ariaHidden = 'true'
	canvas.width = Math.floor(viewport.width)
	canvas.height = Math.floor(viewport.height)
	const drawing = page.render({ canvas, viewport })
	signal.addEventListener('abort', () => drawing.cancel(), { once: true })
	await drawing.promise
	return canvas
}

async function textOf(page: PDFPageProxy, viewport: PageViewport, signal: AbortSignal) {
	const container = document.createElement('div')
	container.className = 'cv-text'
	container.style.setProperty('--total-scale-factor', String(viewport.scale))
	const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport })
	signal.addEventListener('abort', () => layer.cancel(), { once: true })
	await layer.render()
	return container
}

type Link = { subtype?: unknown; url?: unknown; rect?: unknown }

async function linksOf(page: PDFPageProxy, viewport: PageViewport) {
	const container = document.createElement('div')
	const annotations: Link[] = await page.getAnnotations()
	for (const { subtype, url, rect } of annotations) {
		const address = typeof url === 'string' ? safeHref(url) : null
		if (subtype !== 'Link' || address === null || !Array.isArray(rect)) continue
		const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0], rect[1])
		const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2], rect[3])
		const link = document.createElement('a')
		link.href = address
		link.target = '_blank'
		link.rel = 'noopener noreferrer'
		link.ariaLabel = address
		link.className = 'cv-link'
		const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
		link.style.left = percent(Math.min(x1, x2), viewport.width)
		link.style.top = percent(Math.min(y1, y2), viewport.height)
		link.style.width = percent(Math.abs(x2 - x1), viewport.width)
		link.style.height = percent(Math.abs(y2 - y1), viewport.height)
		container.appendChild(link)
	}
	return container
}
