import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import { createServer, type ViteDevServer } from 'vite'
import { root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { findBrowser } from './browser.ts'
import { everyday, seldom } from './font-characters.ts'

/** An origin inside the browser of the studio. It serves the files of this project. */
const origin = 'http://studio.invalid'

/** Renders components of the site for documents, share cards and videos. */
export type Studio = {
	/** Loads a component of a module, such as `web/print/brochure.tsx`. */
	component: <Props>(module: string, name: string) => Promise<ComponentType<Props>>
	/** Shows one component with the styles of web/print/print.css. Animations are off unless `moving` is set. */
	show: <Props extends object>(component: ComponentType<Props>, props: Props, title?: string) => Promise<void>
	page: Page
	close: () => Promise<void>
}

export async function openStudio({ moving = false } = {}): Promise<Studio> {
	const found = findBrowser()
	if (!found) throw new Refusal('This needs Chromium: install it, or name it by CHROMIUM_PATH.')
	const vite = await createServer({
		root,
		configFile: false,
		appType: 'custom',
		logLevel: 'warn',
		plugins: [tailwindcss()],
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
	})
	const browser = await chromium.launch(found)
	const page = await browser.newPage({ reducedMotion: moving ? 'no-preference' : 'reduce' })
	await page.route(`${origin}/**`, (route) => {
		const { pathname } = new URL(route.request().url())
		return route.fulfill({ path: join(root, pathname) })
	})
	const faces = await staticFaces()
	const { default: css } = await vite.ssrLoadModule('/web/print/print.css?inline')
	return {
		component: async (module, name) => (await vite.ssrLoadModule(`/${module}`))[name],
		show: (component, props, title) =>
			show(page, renderToStaticMarkup(createElement(component, props)), `${faces}${css}`, title),
		page,
		close: () => close(browser, vite),
	}
}

async function show(page: Page, body: string, css: string, title = 'Studio'): Promise<void> {
	await page.route(`${origin}/`, (route) =>
		route.fulfill({
			contentType: 'text/html; charset=utf-8',
			body: `<!doctype html><html lang="en"><head><title>${escaped(title)}</title><style>${css}
@page { @bottom-left { content: ${JSON.stringify(title)} } }</style></head><body>${body}</body></html>`,
		}),
	)
	await page.goto(`${origin}/`)
	await page.evaluate(() => document.fonts.ready)
	await page.unroute(`${origin}/`)
}

/** Static fonts of the weights in use: a PDF embeds a variable font as outlines, eight times as large. */
async function staticFaces(): Promise<string> {
	const faces = [400, 600, 650, 700].flatMap((weight) =>
		[
			{ part: 'latin', characters: everyday, range: '' },
			{ part: 'latin-ext', characters: seldom, range: 'unicode-range: U+100-17F, U+218-21B, U+20B9' },
		].map(async ({ part, characters, range }) => {
			const source = join(root, `node_modules/@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`)
			const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const
			const font = await subsetFont(readFileSync(source), characters, options)
			const url = `data:font/woff2;base64,${Buffer.from(font).toString('base64')}`
			return `@font-face { font-family: Figtree; font-weight: ${weight}; src: url(${url}); ${range} }`
		}),
	)
	return (await Promise.all(faces)).join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function close(browser: Browser, vite: ViteDevServer): Promise<void> {
	await browser.close()
	await vite.close()
}
