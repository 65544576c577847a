/** Takes full-page screenshots of every page at three widths, into an ignored folder. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './assets/browser.ts'
import { publicSheets, type Sheet, staffSheets } from './assets/contact-sheet-pages.ts'
import { isBuildCurrent } from './build/build-inputs.ts'
import { build } from './build/build-steps.ts'
import { root } from './command/paths.ts'
import { detail, run, step } from './command/steps.ts'
import { signIn } from './demo/sign-in.ts'
import { originOf } from './local/local-settings.ts'
import { prepareDatabase, prepareSettings } from './local/prepare.ts'
import { serveBuild } from './local/server.ts'

const widths = [390, 820, 1280]
const folder = join(root, 'test-results/contact-sheet')

await run(async () => {
	const port = await prepareSettings()
	if (!isBuildCurrent()) await build({ quietly: true })
	await prepareDatabase({ fresh: false })
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	const server = await serveBuild({ port })
	const browser = await chromium.launch(findBrowser() ?? {})
	const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: originOf(port) })
	step('Taking pictures')
	for (const sheet of publicSheets) await takePictures(page, sheet)
	await signIn(page, 'admin')
	for (const sheet of staffSheets) await takePictures(page, sheet)
	await browser.close()
	await server.stop()
	console.log(`Written to ${folder}`)
	return 0
})

async function takePictures(page: Page, { name, address }: Sheet): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		// The back office shows data after its API calls.
		await page.goto(address, { waitUntil: 'networkidle' })
		await goThrough(page)
		await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
	}
	detail(address)
}

/** Scrolls through the page: images load, and forms hydrate, when they come near the viewport. */
async function goThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
			window.scrollTo({ top, behavior: 'instant' })
			await new Promise(requestAnimationFrame)
		}
		window.scrollTo({ top: 0, behavior: 'instant' })
		await document.fonts.ready
		await Promise.all(
			[...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => null)),
		)
	})
	await page.waitForFunction(() => !document.querySelector('[data-island] [type=submit]:disabled'))
}
