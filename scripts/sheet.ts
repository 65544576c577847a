/** Takes a picture of every page, whole, at three widths, into an ignored folder: to look at them all. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { slugOf } from '#web/content/pages.ts'
import { allPages } from '#web/content/site-map.ts'
import { findBrowser } from './browser.ts'
import { isBuildCurrent } from './build-inputs.ts'
import { build } from './build-steps.ts'
import { originOf } from './local-settings.ts'
import { root } from './paths.ts'
import { prepareDatabase, prepareSettings } from './prepare.ts'
import { serveBuild } from './server.ts'
import { detail, run, step } from './steps.ts'

const widths = [390, 820, 1280]
const folder = join(root, 'test-results/sheet')

await run(async () => {
	const port = await prepareSettings()
	if (!isBuildCurrent()) await build({ quietly: true })
	await prepareDatabase({ fresh: false })
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	const server = await serveBuild({ port })
	const browser = await chromium.launch(findBrowser() ?? {})
	const page = await browser.newPage({ reducedMotion: 'reduce' })
	step('Taking pictures')
	for (const each of allPages) {
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(originOf(port) + each.path, { waitUntil: 'load' })
			await page.evaluate(() => document.fonts.ready)
			await page.screenshot({ path: join(folder, `${slugOf(each)}-${width}.png`), fullPage: true })
		}
		detail(each.path)
	}
	await browser.close()
	await server.stop()
	console.log(`Written to ${folder}`)
	return 0
})
