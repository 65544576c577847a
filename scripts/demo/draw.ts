/** Renders the demo content's SVG files as WebP beside them: `node scripts/demo/draw.ts [path, such as blogs/e-forms]`. */
import { Buffer } from 'node:buffer'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../assets/browser.ts'
import { detail, Refusal, run, step } from '../command/steps.ts'
import { typeface } from './drawing.ts'
import { contentFolder } from './load-content.ts'

/** `bytes` is the upper limit. `part` is the share of the largest possible crop: a smaller one zooms in. */
type Size = { width: number; height: number; bytes: number; name?: string; part?: number }

const card = { width: 800, height: 450, bytes: 60_000 }
const galleryPicture = { width: 1200, height: 800, bytes: 120_000 }

const sizes: Record<string, readonly Size[]> = {
	'authors/picture': [{ width: 40, height: 40, bytes: 4_000 }],
	'blogs/picture': [
		{ width: 760, height: 427, bytes: 60_000 },
		{ width: 336, height: 247, bytes: 20_000, name: 'thumbnail', part: 0.8 },
	],
	'blogs/inside': [{ width: 1200, height: 675, bytes: 100_000 }],
	'case-studies/picture': [{ width: 1434, height: 956, bytes: 71_680 }],
	'events/picture': [{ ...card, bytes: 120_000 }],
	'events/gallery-1': [{ width: 1600, height: 600, bytes: 120_000 }],
	'events/gallery-2': [galleryPicture],
	'events/gallery-3': [galleryPicture],
	'flyers/picture': [card],
	'news/picture': [card],
	'whitepapers/picture': [card],
}

const head = `<!doctype html><style>
${typeface}
body { margin: 0 }
svg { display: block; width: 100vw; height: 100vh }
</style>`

await run(async () => {
	const [start = ''] = process.argv.slice(2)
	const drawings = readdirSync(contentFolder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
		.map((entry) => relative(contentFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.filter((path) => path.startsWith(start))
	if (drawings.length === 0) throw new Refusal(`No drawing’s path starts with ${start}.`)
	const found = findBrowser()
	if (!found) throw new Refusal('This needs Chromium: install it, or name it by CHROMIUM_PATH.')
	const browser = await chromium.launch(found)
	const page = await browser.newPage()
	const devtools = await page.context().newCDPSession(page)
	for (const path of drawings.sort()) for (const size of sizesOf(path)) await draw(page, devtools, path, size)
	await browser.close()
	step(`${drawings.length} drawings`)
	return 0
})

function sizesOf(path: string): readonly Size[] {
	const [kind] = path.split('/')
	const found = sizes[`${kind}/${basename(path, '.svg')}`]
	if (!found) throw new Refusal(`scripts/demo/draw.ts sets no size for ${path}.`)
	return found
}

async function draw(page: Page, devtools: CDPSession, path: string, size: Size): Promise<void> {
	const target = join(dirname(path), `${size.name ?? basename(path, '.svg')}.webp`)
	const svg = readFileSync(join(contentFolder, path), 'utf8')
	await page.setViewportSize({ width: size.width, height: size.height })
	await page.setContent(head + cropped(svg, size))
	await page.evaluate(() => document.fonts.ready)
	for (let quality = 92; quality >= 40; quality -= 4) {
		const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
		const picture = Buffer.from(data, 'base64')
		if (picture.length > size.bytes) continue
		writeFileSync(join(contentFolder, target), picture)
		detail(`${target}: ${Math.round(picture.length / 1000)} KB at quality ${quality}`)
		return
	}
	throw new Refusal(`${target} does not fit into ${size.bytes} bytes.`)
}

/** Crops a drawing to a picture's proportions, around `data-focus` as near as the edges allow, or around the middle. */
function cropped(svg: string, { width, height, part = 1 }: Size): string {
	const numbers = (attribute: string) => svg.match(`${attribute}="([^"]*)"`)?.[1]?.split(' ').map(Number) ?? []
	const [, , wide = 0, high = 0] = numbers('viewBox')
	const [x = wide / 2, y = high / 2] = numbers('data-focus')
	const scale = Math.min(wide / width, high / height) * part
	const from = (middle: number, side: number, whole: number) => Math.min(Math.max(middle - side / 2, 0), whole - side)
	const view = [from(x, width * scale, wide), from(y, height * scale, high), width * scale, height * scale]
	return svg.replace(/viewBox="[^"]*"/, `viewBox="${view.join(' ')}"`)
}
