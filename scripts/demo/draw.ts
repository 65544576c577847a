/** Makes the pictures of the demo content, in scripts/demo/pictures. What their names begin with may be given. */
import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../assets/browser.ts'
import { root } from '../command/paths.ts'
import { detail, Refusal, run, step } from '../command/steps.ts'
import { drawings } from './drawings/all.ts'
import type { Drawing } from './drawings/kit.ts'

const folder = join(root, 'scripts/demo/pictures')

/** `bytes` at most; `part` is how much of the largest possible crop is shown, to come closer. */
type Size = { width: number; height: number; bytes: number; suffix?: string; part?: number }

const sizes: readonly [name: RegExp, sizes: readonly Size[]][] = [
	[/^blog-.+-inside$/, [{ width: 1200, height: 675, bytes: 100_000 }]],
	[
		/^blog-/,
		[
			{ width: 760, height: 427, bytes: 60_000 },
			{ width: 336, height: 247, bytes: 20_000, suffix: '-thumbnail', part: 0.8 },
		],
	],
	[/^author-/, [{ width: 40, height: 40, bytes: 4_000 }]],
	[/^case-/, [{ width: 1434, height: 956, bytes: 71_680 }]],
	[/^(news|flyer|whitepaper)-/, [{ width: 800, height: 450, bytes: 60_000 }]],
	[/^event-.+-1$/, [{ width: 800, height: 450, bytes: 120_000 }]],
	[/^event-.+-2$/, [{ width: 1600, height: 600, bytes: 120_000 }]],
	[/^event-.+-[34]$/, [{ width: 1200, height: 800, bytes: 120_000 }]],
]

const font = readFileSync(join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
const head = `<!doctype html><style>
@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${Buffer.from(font).toString('base64')}) }
body { margin: 0; font-family: Figtree, sans-serif }
svg { display: block; width: 100vw; height: 100vh }
</style>`

await run(async () => {
	const prefix = process.argv[2] ?? ''
	const wanted = Object.entries(drawings).filter(([name]) => name.startsWith(prefix))
	if (wanted.length === 0) throw new Refusal(`No drawing’s name begins with ${prefix}.`)
	const found = findBrowser()
	if (!found) throw new Refusal('This needs Chromium: install it, or name it by CHROMIUM_PATH.')
	mkdirSync(folder, { recursive: true })
	const browser = await chromium.launch(found)
	const page = await browser.newPage()
	const devtools = await page.context().newCDPSession(page)
	for (const [name, drawing] of wanted)
		for (const size of sizesOf(name)) await draw(page, devtools, `${name}${size.suffix ?? ''}`, drawing, size)
	await browser.close()
	step(`${wanted.length} drawings`)
	return 0
})

function sizesOf(name: string): readonly Size[] {
	const found = sizes.find(([names]) => names.test(name))
	if (!found) throw new Refusal(`No size is set for a picture called ${name}.`)
	return found[1]
}

async function draw(page: Page, devtools: CDPSession, name: string, drawing: Drawing, size: Size): Promise<void> {
	await page.setViewportSize({ width: size.width, height: size.height })
	await page.setContent(`${head}<svg viewBox="${viewOf(name, drawing, size)}">${drawing.svg}</svg>`)
	await page.evaluate(() => document.fonts.ready)
	for (let quality = 92; quality >= 40; quality -= 4) {
		const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
		const picture = Buffer.from(data, 'base64')
		if (picture.length > size.bytes) continue
		writeFileSync(join(folder, `${name}.webp`), picture)
		detail(`${name}: ${Math.round(picture.length / 1000)} KB at quality ${quality}`)
		return
	}
	throw new Refusal(`${name} does not fit into ${size.bytes} bytes.`)
}

/** The largest part of the drawing in the picture's proportions, as near around the focus as the edges allow. */
function viewOf(name: string, { focus }: Drawing, { width, height, part = 1 }: Size): string {
	const [wide, high] = name.startsWith('author-') ? [400, 400] : [1600, 900]
	const scale = Math.min(wide / width, high / height) * part
	const [x, y] = focus ?? [wide / 2, high / 2]
	const from = (middle: number, side: number, whole: number) => Math.min(Math.max(middle - side / 2, 0), whole - side)
	return [from(x, width * scale, wide), from(y, height * scale, high), width * scale, height * scale].join(' ')
}
